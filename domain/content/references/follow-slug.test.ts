import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection, Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  openPostgresRaces,
  outcomeOf,
  untilWaiting,
} from '../../../harness/databases/postgres-races.ts';
import { describeRaces } from '../../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { department } from '../../content-types/department.ts';
import { news } from '../../content-types/news.ts';
import { service } from '../../content-types/service.ts';
import { tender } from '../../content-types/tender.ts';
import { unit } from '../../content-types/unit.ts';
import { findNewsAbout } from '../../tenders/find-news-about.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { lockEntry } from '../acts/lock-entry.ts';
import { restoreEntry } from '../acts/restore-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { leadingTo } from '../texts/settle-links.ts';

const acting = actAs(TEST_EDITOR);
const BOTH = { el: 'Α', en: 'A' };

const tenderData = {
  ...emptyData(tender.fields),
  title: BOTH,
  summary: BOTH,
  number: '1/2026',
  published: '2026-03-01',
  deadline: '2026-04-01T10:00',
  budget: 5,
};
const newsAbout = (slug: string | null) => ({ ...newsData('Νέο', '2026-03-01'), tender: slug });
const addTender = (db: Db, slug: string) =>
  createEntry(db, tender, { slug, data: tenderData }, acting);
const moveTender = (db: Db, id: string, slug: string) =>
  saveEntry(db, tender, id, { slug, data: tenderData }, acting);

describe.each(TEST_DATABASES)('an entry that fields name by its slug, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const slugsAbout = async (slug: string) =>
    (await findNewsAbout(connection.db, slug)).map((one) => [one.slug, one.data.tender]);

  test('is named by its new one after it has moved, by what is public and by drafts', async () => {
    const { db } = connection;
    const { id } = await addTender(db, 'one');
    await addTender(db, 'other');
    const about = await createEntry(db, news, { slug: 'a', data: newsAbout('one') }, acting);
    const draft = { data: { ...newsAbout('one'), author: BOTH }, publish: false };
    await saveEntry(db, news, about.id, draft, acting);
    await createEntry(db, news, { slug: 'b', data: newsAbout('other') }, acting);
    const gone = await createEntry(db, news, { slug: 'c', data: newsAbout('one') }, acting);
    await deleteEntry(db, news, gone.id, acting);
    await moveTender(db, id, 'two');
    expect(await slugsAbout('one')).toEqual([]);
    expect(await slugsAbout('two')).toEqual([['a', 'two']]);
    expect(await slugsAbout('other')).toEqual([['b', 'other']]);
    const { data, version } = await getForStaff(db, news, about.id);
    expect([data.tender, data.author, version]).toEqual(['two', BOTH, 2]);
    await saveEntry(db, news, about.id, { data, version }, acting);
    expect((await restoreEntry(db, news, gone.id, acting)).data.tender).toBe('two');
  });

  test('is named so in lists, too, and nothing else of that slug is', async () => {
    const { db } = connection;
    const data = {
      ...emptyData(unit.fields),
      name: BOTH,
      description: BOTH,
      population: 1,
      area: 1,
    };
    const { id } = await createEntry(db, unit, { slug: 'aigio', data }, acting);
    await createEntry(db, unit, { slug: 'akrata', data }, acting);
    const other = { ...emptyData(department.fields), name: BOTH, description: BOTH };
    await createEntry(db, department, { slug: 'aigio', data: other }, acting);
    const units = [{ unit: 'akrata' }, { unit: 'aigio' }];
    const named = { units, department: 'aigio', cost: { el: 'aigio', en: 'aigio' } };
    const fields = { title: BOTH, ...named };
    const input = { publish: false, data: { ...emptyData(service.fields), ...fields } };
    const made = await createEntry(db, service, input, acting);
    await saveEntry(db, unit, id, { slug: 'aegion', data, publish: false }, acting);
    expect((await getForStaff(db, service, made.id)).data).toMatchObject({
      units: [{ unit: 'akrata' }, { unit: 'aegion' }],
      department: 'aigio',
      cost: { el: 'aigio', en: 'aigio' },
    });
  });
});

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

test.skipIf(!SERVER)('who moves it waits for what names it before holding its name', async () => {
  const races = await openPostgresRaces(SERVER);
  const { here, there } = races;
  const { id } = await addTender(here.db, 'one');
  const about = await createEntry(here.db, news, { slug: 'a', data: newsAbout('one') }, acting);
  const moved = await inTransaction(here.db, async (tx) => {
    await lockEntry(tx, news, about.id);
    const end = outcomeOf(moveTender(there.db, id, 'two'));
    await untilWaiting(here.db, 1);
    await sql`set local lock_timeout = '1ms'`.execute(tx);
    await lockName(tx, leadingTo(id));
    return { end };
  });
  expect(await moved.end).toBe('done');
  await races.close();
});

describeRaces('an entry that fields name by its slug', {
  prepare: async (db) => {
    const { id } = await addTender(db, 'one');
    const about = await createEntry(db, news, { slug: 'a', data: newsAbout('one') }, acting);
    const other = await createEntry(db, news, { slug: 'b', data: newsAbout(null) }, acting);
    return { id, about: about.id, other: other.id };
  },
  acts: { 'move it': (db, { id }) => moveTender(db, id, 'two') },
  beside: {
    'name it': (db, { other }) => saveEntry(db, news, other, { data: newsAbout('one') }, acting),
    'write on what names it': (db, { about }) =>
      saveEntry(db, news, about, { data: newsAbout('one'), publish: false }, acting),
    'name it no more': (db, { about }) =>
      saveEntry(db, news, about, { data: newsAbout(null) }, acting),
    'delete it': (db, { id }) => deleteEntry(db, tender, id, acting),
  },
});
