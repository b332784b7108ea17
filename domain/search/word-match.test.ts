import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases.ts';
import { addPages, storedPage } from '../../harness/many-pages.ts';
import type { ContentType } from '../content/model/content-type.ts';
import type { ContentTypeName } from '../content-types/all.ts';
import { news } from '../content-types/news.ts';
import { page } from '../content-types/page.ts';
import { transparencyDocument } from '../content-types/transparency-document.ts';
import { MOST_SHOWN, SEARCHED_TYPES, searchSite } from './site-search.ts';
import { findRanked, MOST_SCORED } from './word-match.ts';

describe.each(TEST_DATABASES)('more than can be weighed on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  test('is ranked by titles, and all of it is counted; the best of it have pages', async () => {
    const inTexts = Array.from({ length: MOST_SCORED - 1 }, (_, at) =>
      storedPage(`text-${String(at).padStart(4, '0')}`, 'Σελίδα', 'λιμάνι'),
    );
    await addPages(connection.db, [
      ...inTexts,
      storedPage('inside', 'Παραλιμάνιο έργο'),
      storedPage('title', 'Το λιμάνι'),
    ]);
    const search = (pageNumber: number) =>
      searchSite(connection.db, { query: 'λιμάνι', page: pageNumber, pageSize: 2 });
    const first = await search(1);
    expect(first).toMatchObject({ total: MOST_SCORED + 1, shown: MOST_SHOWN });
    expect(first.found.map(({ path }) => path)).toEqual(['/title', '/inside']);
    const second = await search(2);
    expect(second.found.map(({ path }) => path)).toEqual([
      `/text-${MOST_SCORED - 2}`,
      `/text-${MOST_SCORED - 3}`,
    ]);
    const best = await searchSite(connection.db, { query: 'λιμάνι', page: 1, pageSize: 1 });
    expect(best.found.map(({ path }) => path)).toEqual(['/title']);
    const last = await search(9999);
    expect(last).toMatchObject({ page: MOST_SHOWN / 2, pageCount: MOST_SHOWN / 2 });
    expect(last.found.map(({ path }) => path)).toEqual([
      `/text-${MOST_SCORED - MOST_SHOWN + 2}`,
      `/text-${MOST_SCORED - MOST_SHOWN + 1}`,
    ]);

    const news = { query: 'λιμάνι', type: 'news', page: 1, pageSize: 2 } as const;
    expect(await searchSite(connection.db, news)).toMatchObject({ found: [], total: 0, shown: 0 });

    // With one entry fewer the texts are weighed too; the order must be the same.
    await connection.db.deleteFrom('entries').where('id', '=', 'text-0000').execute();
    const fewer = await search(1);
    expect(fewer.total).toBe(MOST_SCORED);
    expect(fewer.found.map(({ path }) => path)).toEqual(['/title', '/inside']);
  });

  test('is given once each, whatever the page: by titles, then by type, then the newest', async () => {
    const TITLES = ['Λιμάνι', 'Λιμανιού χώρος', 'Παραλιμάνιο', 'Προβλήτα'];
    const TYPES = [page, news, transparencyDocument] as unknown as ContentType[];
    const each = Math.ceil((MOST_SCORED + 1) / TITLES.length / TYPES.length);
    const rows = TITLES.flatMap((title, group) =>
      TYPES.flatMap((type, rank) =>
        Array.from({ length: each }, (_, at) => {
          const slug = [group, rank, String(at).padStart(4, '0')].join('-');
          const stored = storedPage(slug, title, 'λιμάνι');
          const day = `${2000 + (at % 20)}-01-01`;
          return { ...stored, type: type.name, sort_date: type === TYPES[0] ? '' : day };
        }),
      ),
    );
    await addPages(connection.db, rows);
    const search = async (pageNumber: number, pageSize: number, type?: ContentTypeName) => {
      const words = await findRanked(connection.db, [['λιμανι']], SEARCHED_TYPES);
      return words.list({ type, limit: pageSize, offset: (pageNumber - 1) * pageSize });
    };
    const pages = async (pageSize: number, type?: ContentTypeName) => {
      const ids: string[] = [];
      for (let number = 1; ; number++) {
        const found = await search(number, pageSize, type);
        ids.push(...found);
        if (found.length < pageSize) return ids;
      }
    };
    const all = await search(1, rows.length + 1);
    const group = (id: string) => id.slice(0, 3);
    expect(new Set(all)).toEqual(new Set(rows.map(({ id }) => id)));
    expect([...new Set(all.map(group))], 'title after title, in each type after type').toEqual(
      TITLES.flatMap((_, title) => TYPES.map((_, rank) => `${title}-${rank}`)),
    );
    const dayOf = new Map(rows.map((row) => [row.id, row.sort_date]));
    for (let at = 1; at < all.length; at++) {
      const [before, here] = [all[at - 1] as string, all[at] as string];
      if (group(before) !== group(here)) continue;
      expect((dayOf.get(before) ?? '') >= (dayOf.get(here) ?? ''), `${before}, ${here}`).toBe(true);
    }
    expect(await pages(470)).toEqual(all);
    expect(await pages(290, 'news')).toEqual(all.filter((id) => id[2] === '1'));
  });
});
