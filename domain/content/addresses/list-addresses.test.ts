import { expect, test } from 'vitest';
import { newsData } from '../../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { archiveEntry } from '../acts/archive-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { countPaths, listPaths } from './list-addresses.ts';

test('a site map has what is public, the oldest first, and nothing of the bin or the archive', async () => {
  const { db, close } = await openTestSqlite();
  const acting = actAs(TEST_EDITOR);
  const add = async (slug: string, date: string, publish = true) =>
    (await createEntry(db, news, { slug, publish, data: newsData('Νέο', date) }, acting)).id;
  await add('new', '2026-03-02');
  await add('old', '2026-03-01');
  await add('draft', '2026-03-03', false);
  await deleteEntry(db, news, await add('gone', '2026-03-04'), acting);
  await archiveEntry(db, news, await add('archived', '2026-03-05'), acting);
  const paths = async (offset: number) =>
    (await listPaths(db, news, { limit: 9, offset })).map(({ path }) => path);
  expect(await paths(0)).toEqual(['/news/old', '/news/new']);
  expect(await paths(1)).toEqual(['/news/new']);
  expect(await countPaths(db, news)).toBe(2);
  await close();
});
