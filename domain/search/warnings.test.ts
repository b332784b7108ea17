import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { alertData } from '../../harness/content/alert-data.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { alert } from '../content-types/alert.ts';
import { news } from '../content-types/news.ts';
import { searchSite } from './site-search.ts';

const acting = actAs(TEST_EDITOR);
/** An hour after the warnings of the tests have ended. */
const LATER = new Date('2026-03-04T19:00:00+02:00');

describe.each(TEST_DATABASES)('a warning is searched on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
    const { db } = opened.services;
    await createEntry(db, alert, { data: alertData('Πυρκαγιά στον Ελικώνα') }, acting);
    for (const title of ['Μετά την πυρκαγιά', 'Άσκηση για πυρκαγιά']) {
      await createEntry(db, news, { data: newsData(title, '2026-03-01') }, acting);
    }
  });
  afterEach(() => opened.close());

  const find = async (query: string, now = TEST_NOW) =>
    (await searchSite(opened.services.db, { query, page: 1, pageSize: 5, now })).found;

  test('by its title, by what happens and by what to do, and comes first while it holds', async () => {
    for (const query of ['πυρκαγιά', 'Ελικώνας', 'καίει οικισμός', 'κλείστε παράθυρα']) {
      const [first] = await find(query);
      expect(first, query).toMatchObject({
        path: '/alerts/pyrkagia-ston-elikona',
        isOver: false,
        // Its end is no day of it: nobody reads it for the day on which it began.
        date: '',
      });
    }
  });

  test('behind all else once it has ended, and is marked as ended', async () => {
    const found = await find('πυρκαγιά', LATER);
    const entries = found.filter(({ type }) => type !== 'page');
    expect(entries.map(({ type }) => type)).toEqual(['news', 'news', 'alert']);
    const date = '2026-03-04T18:00';
    expect(found.at(-1)).toMatchObject({ type: 'alert', isOver: true, date });
    expect(await find('Ελικώνας', LATER)).toHaveLength(1);
  });
});
