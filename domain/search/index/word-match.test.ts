import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { addPages, storedPage } from '../../../harness/sites/many-pages.ts';
import { MOST_WEIGHED } from '../results/weigh.ts';
import { searchSite } from '../site-search.ts';

const MANY = 3 * MOST_WEIGHED;

describe.each(TEST_DATABASES)('more than is weighed on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const search = (page: number, more: { pageSize: number; type?: 'news' | 'page' }) =>
    searchSite(connection.db, { query: 'αλώνι', page, ...more });
  const texts = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      storedPage(`text-${String(at).padStart(4, '0')}`, 'Σελίδα', 'αλώνι'),
    );

  test('has what is titled so first, and all of it is counted; the best of it have pages', async () => {
    await addPages(connection.db, [...texts(599), storedPage('title', 'Το αλώνι')]);
    const first = await search(1, { pageSize: 2 });
    expect(first).toMatchObject({ total: 600, shown: 500 });
    expect(first.found[0]?.path).toBe('/title');
    const last = await search(9999, { pageSize: 2 });
    expect(last).toMatchObject({ page: 250, pageCount: 250 });
    expect(last.found).toHaveLength(2);
    expect(await search(1, { pageSize: 2, type: 'news' })).toMatchObject({ found: [], total: 0 });
  });

  test('is given once each, whatever the size of the pages', async () => {
    const rows = [
      ...texts(MANY),
      ...Array.from({ length: 20 }, (_, at) => ({
        ...storedPage(`news-${String(at).padStart(2, '0')}`, 'Το αλώνι'),
        type: 'news',
        sort_date: `20${String(at).padStart(2, '0')}-01-01`,
      })),
    ];
    await addPages(connection.db, rows);
    const pages = async (pageSize: number, type?: 'news') => {
      const { pageCount } = await search(1, { pageSize, ...(type && { type }) });
      const ids: string[] = [];
      for (let page = 1; page <= pageCount; page++) {
        const { found } = await search(page, { pageSize, ...(type && { type }) });
        ids.push(...found.map(({ id }) => id));
      }
      return ids;
    };
    const all = await pages(500);
    expect(new Set(all)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(all).toHaveLength(rows.length);
    expect(await pages(97)).toEqual(all);
    const news = rows.filter(({ type }) => type === 'news').map(({ id }) => id);
    expect(all.slice(0, 20), 'titles first, the newest first').toEqual(news.toReversed());
    expect(await pages(7, 'news')).toEqual(news.toReversed());
  });
});
