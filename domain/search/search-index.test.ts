import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Connection, type Db, openPostgres, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createTestPostgres, TEST_DATABASES } from '../../database/open-for-tests.ts';
import type { EntryTable } from '../../database/tables.ts';
import { type ContentType, emptyData } from '../content/content-type.ts';
import { createEntry, saveEntry } from '../content/editing.ts';
import { deleteEntry, restoreEntry, unpublishEntry } from '../content/lifecycle.ts';
import { promotedColumns } from '../content/search-text.ts';
import type { ContentTypeName } from '../content-types/all.ts';
import { news } from '../content-types/news.ts';
import { page } from '../content-types/page.ts';
import { transparencyDocument } from '../content-types/transparency-document.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../open-services-for-tests.ts';
import { SEARCHED_TYPES, searchSite } from './site-search.ts';
import { findRanked, MOST_SCORED } from './word-match.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const AT = TEST_NOW.toISOString();
const act = actAs(TEST_EDITOR);
const BATCH = 500;

function pageData(title: string, text = '') {
  return {
    ...emptyData(page.fields),
    title: { el: title, en: 'Title' },
    content: { el: `<p>${text}</p>`, en: '' },
  };
}

/** A published page as it is stored. */
function storedPage(slug: string, title: string, text = ''): EntryTable {
  const data = pageData(title, text);
  const json = JSON.stringify(data);
  return {
    id: slug,
    type: page.name,
    slug,
    state: 'published',
    position: 1,
    version: 1,
    is_sample: 0,
    working: json,
    published: json,
    ...promotedColumns(page, data),
    created_at: AT,
    updated_at: AT,
    updated_by: null,
    published_at: AT,
    publish_at: null,
    publish_by: null,
    deleted_at: null,
  };
}

async function addPages(db: Db, rows: EntryTable[]): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH) {
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + BATCH))
      .execute();
  }
}

/** What the index says of every entry, and what it should say. */
async function compareIndex(db: Db) {
  const indexed = await sql<{ id: string }>`
    select entry_id as id, type, category, sort_date, is_living, is_public, title
    from search_index order by entry_id`.execute(db);
  const entries = await db.selectFrom('entries').selectAll().execute();
  const expected = entries
    .map((entry) => ({
      id: entry.id,
      type: entry.type,
      category: entry.category,
      sort_date: entry.sort_date,
      is_living: entry.deleted_at === null ? 1 : 0,
      is_public: entry.deleted_at === null && entry.state === 'published' ? 1 : 0,
      title: entry.search_text.slice(0, entry.title_el.length + entry.title_en.length + 1).trim(),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return { indexed: indexed.rows.toSorted(byId), expected };
}

describe.each(TEST_DATABASES)('the index of words on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const found = async (query: string) =>
    (await searchSite(connection.db, { query, page: 1, pageSize: 50 })).found.map(
      (entry) => entry.path,
    );
  const save = (id: string, title: string, publish: boolean) =>
    saveEntry(connection.db, page, id, { slug: 'p', data: pageData(title), publish }, act);

  test('follows an entry through all that can happen to it', async () => {
    const { db } = connection;
    const { id } = await createEntry(
      db,
      page,
      { slug: 'p', data: pageData('Γέφυρα'), publish: false },
      act,
    );
    expect(await found('γέφυρα'), 'a draft').toEqual([]);
    await save(id, 'Γέφυρα', true);
    expect(await found('γέφυρα'), 'published').toEqual(['/p']);
    await save(id, 'Δεξαμενή', false);
    expect(await found('γέφυρα'), 'with changes that wait').toEqual(['/p']);
    expect(await found('δεξαμενή'), 'changes that wait').toEqual([]);
    await save(id, 'Δεξαμενή', true);
    expect(await found('γέφυρα'), 'the older words').toEqual([]);
    expect(await found('δεξαμενή'), 'the newer words').toEqual(['/p']);
    await unpublishEntry(db, page, id, act);
    expect(await found('δεξαμενή'), 'taken off the site').toEqual([]);
    await save(id, 'Δεξαμενή', true);
    await deleteEntry(db, page, id, act);
    expect(await found('δεξαμενή'), 'in the bin').toEqual([]);
    await restoreEntry(db, page, id, act);
    expect(await found('δεξαμενή'), 'brought back').toEqual(['/p']);
    await db.deleteFrom('entries').where('id', '=', id).execute();
    expect(await found('δεξαμενή'), 'gone').toEqual([]);
  });

  test('says of every entry what the entry says', async () => {
    const { db } = connection;
    await addPages(
      db,
      ['a', 'b', 'c', 'd', 'e'].map((slug) => storedPage(slug, `Σελίδα ${slug}`, 'Κείμενο')),
    );
    await db.updateTable('entries').set({ state: 'draft' }).where('id', '=', 'a').execute();
    await db.updateTable('entries').set({ deleted_at: AT }).where('id', '=', 'b').execute();
    await db
      .updateTable('entries')
      .set({ category: 'tourism', sort_date: '2026-01-02' })
      .where('id', '=', 'c')
      .execute();
    await db
      .updateTable('entries')
      .set({ title_el: 'Νέα', search_text: 'νεα title κειμενο' })
      .where('id', '=', 'd')
      .execute();
    await db.deleteFrom('entries').where('id', '=', 'e').execute();
    const { indexed, expected } = await compareIndex(db);
    expect(expected).toHaveLength(4);
    expect(indexed).toEqual(expected);
  });

  test('knows every word of every entry once', async () => {
    await addPages(connection.db, [
      storedPage('a', 'Ύδρευση', 'νερό νερό'),
      storedPage('b', 'Ύδρευση', 'δίκτυο 2026'),
    ]);
    const { rows } = await sql<{ word: string }>`
      select word from search_vocabulary where word in ('υδρευση', 'νερο', 'δικτυο', '2026')`.execute(
      connection.db,
    );
    expect(rows.map(({ word }) => word).sort()).toEqual(['2026', 'δικτυο', 'νερο', 'υδρευση']);
  });

  test('finds parts of words, two letters at a beginning, and one letter alone', async () => {
    await addPages(connection.db, [
      storedPage('road', 'Οδός Ανδρέα Λόντου', 'Αριθμός 7 α'),
      storedPage('tram', 'Τροχιοδρομικός σταθμός', 'Στάση'),
    ]);
    expect(await found('ΔΡΟΜΙΚΌΣ')).toEqual(['/tram']);
    expect(await found('οδ')).toEqual(['/road']);
    expect(await found('α')).toEqual(['/road']);
    expect(await found('7 οδοσ')).toEqual(['/road']);
    expect(await found('ανδρέα στάση')).toEqual([]);
  });

  test('finds a part that many words have in all of them', async () => {
    const letters = [...'αβγδεζηθικλμνξοπρστυφχψω'];
    // More different words than are named to SQLite's index of words.
    const words = letters.flatMap((one) => [`${one}${one}αβλκα`, `${one}λαβλκο`]);
    await addPages(
      connection.db,
      words.map((word, at) => storedPage(`p${at}`, `Σελίδα ${word}`)),
    );
    expect((await found('αβλκ')).length).toBe(words.length);
    expect((await found('αβλκ λαβλ')).length).toBe(letters.length + 1);
    expect((await found('σελιδα βλκ λαβλκο')).length).toBe(letters.length);
  });

  test('takes a word longer than any index does, and finds it by its beginning', async () => {
    const word = 'ω'.repeat(5000);
    await createEntry(connection.db, page, { slug: 'long', data: pageData('Μακρύ', word) }, act);
    expect(await found('ω'.repeat(30))).toEqual(['/long']);
  });

  test('takes what nobody would type', async () => {
    await addPages(connection.db, [storedPage('a', 'Σελίδα', 'Κείμενο')]);
    const thousandWords = Array.from({ length: 1000 }, (_, at) => `λέξη${at}`).join(' ');
    for (const typed of [
      'α'.repeat(10_000),
      'a'.repeat(10_000),
      thousandWords,
      'i '.repeat(1000),
    ]) {
      expect(await found(typed), typed.slice(0, 20)).toEqual([]);
    }
  });

  test('ranks more than it weighs by their titles, and counts and pages them all', async () => {
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
    expect(first.total).toBe(MOST_SCORED + 1);
    expect(first.found.map(({ path }) => path)).toEqual(['/title', '/inside']);
    const second = await search(2);
    expect(second.found.map(({ path }) => path)).toEqual([
      `/text-${MOST_SCORED - 2}`,
      `/text-${MOST_SCORED - 3}`,
    ]);
    const best = await searchSite(connection.db, { query: 'λιμάνι', page: 1, pageSize: 1 });
    expect(best.found.map(({ path }) => path)).toEqual(['/title']);
    const last = await search(9999);
    expect(last.page).toBe(Math.ceil((MOST_SCORED + 1) / 2));
    expect(last.found.map(({ path }) => path)).toEqual(['/text-0000']);

    // One fewer, and the texts are weighed too: the same order, from the other side.
    await connection.db.deleteFrom('entries').where('id', '=', 'text-0000').execute();
    const fewer = await search(1);
    expect(fewer.total).toBe(MOST_SCORED);
    expect(fewer.found.map(({ path }) => path)).toEqual(['/title', '/inside']);
  });

  test('gives each of many once, whatever the page: by their titles, then by type, then the newest', async () => {
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

describe('entries from before the index', () => {
  const databases = [
    { name: 'SQLite', open: async () => ({ connection: openSqlite(':memory:'), drop: () => {} }) },
    ...(SERVER
      ? [
          {
            name: 'PostgreSQL',
            open: async () => {
              const { url, drop } = await createTestPostgres(SERVER);
              return { connection: openPostgres(url), drop };
            },
          },
        ]
      : []),
  ];
  test.each(databases)('are in it after migrating on $name', async ({ open }) => {
    const { connection, drop } = await open();
    try {
      await migrate(connection, '0003-search-index');
      const draft = storedPage('draft', 'Γέφυρα');
      const rows: EntryTable[] = [
        storedPage('bridge', 'Γέφυρα', 'Ρίο'),
        { ...draft, state: 'draft', published: null },
        { ...storedPage('bin', 'Γέφυρα'), deleted_at: AT },
      ];
      // These columns are younger than the index.
      const older = rows.map(({ publish_at: _at, publish_by: _by, ...row }) => row);
      await addPages(connection.db, older as EntryTable[]);
      await migrate(connection);
      const result = await searchSite(connection.db, { query: 'γεφυρα', page: 1, pageSize: 9 });
      expect(result.found.map(({ path }) => path)).toEqual(['/bridge']);
      const { indexed, expected } = await compareIndex(connection.db);
      expect(indexed).toEqual(expected);
    } finally {
      await connection.close();
      await drop();
    }
  });
});

describe.skipIf(!SERVER)('the index of words on a PostgreSQL server', () => {
  test('takes entries of one day with the same new words that are saved at one moment', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    const connection = openPostgres(url);
    try {
      await migrate(connection);
      const slugs = Array.from({ length: 8 }, (_, at) => `harbour-${at}`);
      await Promise.all(
        slugs.map((slug) =>
          createEntry(
            connection.db,
            page,
            { slug, data: pageData('Λιμενοβραχίονας'), publish: true },
            act,
          ),
        ),
      );
      const result = await searchSite(connection.db, {
        query: 'λιμενοβραχίονας',
        page: 1,
        pageSize: 20,
      });
      expect(result.found.map(({ path }) => path).sort()).toEqual(slugs.map((slug) => `/${slug}`));
    } finally {
      await connection.close();
      await drop();
    }
  });
});
