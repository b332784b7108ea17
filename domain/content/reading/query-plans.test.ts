import { expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { notingQueries } from '../../../harness/databases/query-plans.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { getDashboard } from '../../dashboard/dashboard.ts';
import { listForStaff } from './staff-entries.ts';
import { countToRecheck, listToRecheck } from './to-recheck.ts';

const page = { limit: 20, offset: 0 };

/** Each reads few rows of many by its index; without it, tens of thousands of entries take a tenth of a second. */
const READINGS: [string, string, (db: Db) => Promise<unknown>][] = [
  [
    'a list of staff by title',
    'entries_living_by_title',
    (db) => listForStaff(db, news, { ...page, sort: 'title' }),
  ],
  [
    'a list of staff by English title',
    'entries_living_by_english_title',
    (db) => listForStaff(db, news, { ...page, sort: 'title-en' }),
  ],
  [
    'what is to be looked through',
    'entries_to_recheck',
    (db) => listToRecheck(db, TEST_EDITOR, { ...page, today: '2027-03-04' }),
  ],
  [
    'how much is to be looked through',
    'entries_to_recheck',
    (db) => countToRecheck(db, TEST_EDITOR, '2027-03-04'),
  ],
  ['what staff changed last', 'entries_by_update', (db) => getDashboard(db, actAs(TEST_EDITOR))],
];

test.each(READINGS)('%s is read by the index %s', async (_, index, read) => {
  const sqlite = TEST_DATABASES.find(({ name }) => name === 'SQLite');
  if (!sqlite) throw new Error('There is no SQLite to test on.');
  const noting = notingQueries((await sqlite.open()).db);
  await read(noting.db);
  const plans = await noting.plans();
  expect(plans.map((step) => step.match(/\bentries_\w+/)?.[0])).toContain(index);
});
