import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { type Connection, type Db, openPostgres } from '../../../database/connect.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { addPages, pageData, storedPage } from '../../../harness/sites/many-pages.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { restoreEntry } from '../../content/acts/restore-entry.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { unpublishEntry } from '../../content/acts/unpublish-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { listForStaff } from '../../content/reading/staff-entries.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { searchSite } from '../site-search.ts';
import { findNewest } from './newest-matches.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const AT = TEST_NOW.toISOString();
const acting = actAs(TEST_EDITOR);

/** What the index holds for every entry, and what it should hold. */
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
      is_public: entry.deleted_at === null && entry.state !== 'draft' ? 1 : 0,
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
  /** What staff find in their lists. */
  const listed = async (search: string) =>
    (await listForStaff(connection.db, page, { search, limit: 100, offset: 0 })).entries.map(
      ({ slug }) => `/${slug}`,
    );
  const save = (id: string, title: string, publish: boolean) =>
    saveEntry(connection.db, page, id, { slug: 'p', data: pageData(title), publish }, acting);

  test('follows an entry through all that can happen to it', async () => {
    const { db } = connection;
    const { id } = await createEntry(
      db,
      page,
      { slug: 'p', data: pageData('Γέφυρα'), publish: false },
      acting,
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
    await unpublishEntry(db, page, id, acting);
    expect(await found('δεξαμενή'), 'taken off the site').toEqual([]);
    await save(id, 'Δεξαμενή', true);
    await deleteEntry(db, page, id, acting);
    expect(await found('δεξαμενή'), 'in the bin').toEqual([]);
    await restoreEntry(db, page, id, acting);
    expect(await found('δεξαμενή'), 'brought back').toEqual(['/p']);
    await db.deleteFrom('entries').where('id', '=', id).execute();
    expect(await found('δεξαμενή'), 'gone').toEqual([]);
  });

  test.each(['1821-01-01', '6771-08-15', '9999-12-31'])(
    'takes a draft for a draft and what is public for public, of %s, too',
    async (day) => {
      const { db } = connection;
      const data = newsData('Γέφυρα', day);
      const one = { slug: 'bridge', data, publish: false };
      const { id } = await createEntry(db, news, one, acting);
      expect(await found('γέφυρα'), 'a draft').toEqual([]);
      await saveEntry(db, news, id, { ...one, publish: true }, acting);
      const words = [{ word: 'γεφυρα', categories: [] }];
      const newest = await findNewest(db, { type: 'news', words, page: 1, pageSize: 5 });
      expect(newest.ids, 'in a list of what is not archived').toEqual([id]);
    },
  );

  test.each([
    ['in Greek alone', { el: 'Η γέφυρα του ποταμού', en: '' }, 'η γεφυρα του ποταμου'],
    [
      'with many signs',
      { el: '«Γέφυρα» – Α.Σ. (3/3)', en: '‘Bridge’ – A.S. (3/3)' },
      'γεφυρα ασ 3 3 bridge as 3 3',
    ],
    ['with a telephone', { el: 'Λιμάνι 26910 22222', en: '' }, 'λιμανι 26910 22222'],
  ])('has no word of a text among those of a title %s', async (_, title, folded) => {
    const { db } = connection;
    const content = { el: '<p>Δεξαμενή και δίκτυο ύδρευσης</p>', en: '' };
    const data = { ...emptyData(page.fields), title, content };
    await createEntry(db, page, { slug: 'p', data }, acting);
    const { rows } = await sql`select title from search_index`.execute(db);
    expect(rows).toEqual([{ title: folded }]);
    expect(await found('δεξαμενή')).toEqual(['/p']);
    expect(await found(title.el)).toEqual(['/p']);
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

  test('finds parts of words, two letters at a beginning, and one letter', async () => {
    await addPages(connection.db, [
      storedPage('road', 'Οδός Ανδρέα Λόντου', 'Αριθμός 7 α'),
      storedPage('tram', 'Τροχιοδρομικός σταθμός', 'Στάση'),
    ]);
    expect(await listed('ΔΡΟΜΙΚΌΣ')).toEqual(['/tram']);
    expect(await listed('οδ')).toContain('/road');
    expect(await listed('α')).toContain('/road');
    expect(await listed('7 οδοσ')).toEqual(['/road']);
    expect(await listed('ανδρέα στάση')).toEqual([]);
  });

  test('finds a part that many words have in all of them', async () => {
    const letters = [...'αβγδεζηθικλμνξοπρστυφχψω'];
    // More different words than a query names to SQLite's index of words.
    const words = letters.flatMap((one) => [`${one}${one}αβλκα`, `${one}λαβλκο`]);
    await addPages(
      connection.db,
      words.map((word, at) => storedPage(`p${at}`, `Σελίδα ${word}`, `ζη${word}`)),
    );
    expect((await listed('ζη')).length, 'two letters').toBe(words.length);
    expect((await listed('αβλκ')).length).toBe(words.length);
    expect((await listed('αβλκ λαβλ')).length).toBe(letters.length + 1);
    expect((await listed('σελιδα βλκ λαβλκο')).length).toBe(letters.length);
  });

  test('takes a word longer than any index does, and finds it by its beginning', async () => {
    const word = 'ω'.repeat(5000);
    await createEntry(connection.db, page, { slug: 'long', data: pageData('Μακρύ', word) }, acting);
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
});

describe.skipIf(!SERVER)('the index of words on a PostgreSQL server', () => {
  test('takes entries of one day with the same new words that are saved at one moment', async () => {
    const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
    const connection = openPostgres(url);
    try {
      const slugs = Array.from({ length: 8 }, (_, at) => `harbour-${at}`);
      await Promise.all(
        slugs.map((slug) =>
          createEntry(
            connection.db,
            page,
            { slug, data: pageData('Λιμενοβραχίονας'), publish: true },
            acting,
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
