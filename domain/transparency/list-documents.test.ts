import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { publishedRow } from '../../harness/content/published-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { transparencyDocument } from '../content-types/transparency-document.ts';
import { type DocumentQuery, listDocumentPage } from './list-documents.ts';

const AT = '2026-01-01T00:00:00.000Z';

const DOCUMENTS = [
  {
    slug: 'budget',
    el: 'Προϋπολογισμός 2025',
    en: 'Budget 2025',
    category: 'budgets',
    date: '2024-12-18',
    ada: 'Ψ4Χ7ΩΞ6-ΑΒΓ',
  },
  {
    slug: 'fees',
    el: 'Τέλη κοινόχρηστων χώρων',
    en: 'Charges for public space',
    category: 'decisions',
    date: '2025-06-15',
    ada: 'ΒΕΛΗ46Μ-Χ1Υ',
  },
  {
    slug: 'school',
    el: 'Επισκευή σχολείων',
    en: 'Repair of schools',
    category: 'tenders',
    date: '2025-06-15',
  },
];

async function add(
  { db }: Connection,
  { slug, el, en, category, date, ada = '' }: (typeof DOCUMENTS)[number],
  state: 'draft' | 'published' = 'published',
  deleted = false,
) {
  const data = { title: { el, en }, category, date, file: 'f', ada };
  const row = publishedRow(transparencyDocument as unknown as ContentType, {
    id: slug,
    slug,
    data,
    at: AT,
  });
  await db
    .insertInto('entries')
    .values({ ...row, state, deleted_at: deleted ? AT : null })
    .execute();
}

describe.each(TEST_DATABASES)('the documents of the transparency page on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    for (const document of DOCUMENTS) await add(connection, document);
  });
  afterEach(() => connection.close());

  const found = async (asked: Partial<DocumentQuery>) => {
    const { entries } = await listDocumentPage(connection.db, { page: 1, pageSize: 20, ...asked });
    return entries.map((entry) => entry.slug);
  };

  test('come newest first, without drafts and the bin', async () => {
    const other = { el: 'Άλλο', en: 'Other', category: 'plans', date: '2025-07-01' };
    await add(connection, { ...other, slug: 'draft' }, 'draft');
    await add(connection, { ...other, slug: 'bin' }, 'published', true);
    expect(await found({})).toEqual(['school', 'fees', 'budget']);
  });

  test('are found by the title in either language, however accented or cased', async () => {
    expect(await found({ search: 'ΤΕΛΗ' })).toEqual(['fees']);
    expect(await found({ search: 'προυπολογισμος' })).toEqual(['budget']);
    expect(await found({ search: 'repair' })).toEqual(['school']);
    expect(await found({ search: 'repair', day: '2025-06-15' })).toEqual(['school']);
    expect(await found({ search: 'repair', day: '2024-12-18' })).toEqual([]);
  });

  test('are found by the name of their category in either language', async () => {
    expect(await found({ search: 'αποφασεις' })).toEqual(['fees']);
    expect(await found({ search: 'Tenders' })).toEqual(['school']);
    // Whoever is still typing has written a part of it.
    expect(await found({ search: 'αποφασ' })).toEqual(['fees']);
    expect(await found({ search: 'tend' })).toEqual(['school']);
  });

  test('match when each word is in the title or in the category', async () => {
    expect(await found({ search: 'χώρων αποφάσεις' })).toEqual(['fees']);
    expect(await found({ search: 'χώρων decisions' })).toEqual(['fees']);
    expect(await found({ search: 'χώρων διαγωνισμοί' })).toEqual([]);
  });

  test('are found by a word of the title that is also the name of another category', async () => {
    await add(connection, {
      slug: 'change',
      el: 'Αναμόρφωση προϋπολογισμού',
      en: 'Change of the budget',
      category: 'decisions',
      date: '2025-09-01',
    });
    expect(await found({ search: 'budget' })).toEqual(['change', 'budget']);
    expect(await found({ search: 'προϋπολογισμού' })).toEqual(['change', 'budget']);
  });

  test('are narrowed by category and by the exact day', async () => {
    expect(await found({ category: 'budgets' })).toEqual(['budget']);
    expect(await found({ day: '2025-06-15' })).toEqual(['school', 'fees']);
    expect(await found({ day: '2025-06-15', category: 'decisions' })).toEqual(['fees']);
    expect(await found({ day: '2025-06' })).toEqual([]);
  });

  test.each([
    ['whole', 'Ψ4Χ7ΩΞ6-ΑΒΓ'],
    ['by its first letters', 'Ψ4Χ'],
    ['by what comes before the hyphen and a part of the rest', 'Ψ4Χ7ΩΞ6-Α'],
    ['in small letters', 'ψ4χ7ωξ6-αβγ'],
    ['with Latin letters that look alike', 'Ψ4X7ΩΞ6-AB'],
    ['as copied from a letter', ' ΑΔΑ: Ψ4Χ7 ΩΞ6–ΑΒΓ'],
  ])('are found by their ADA, %s', async (_, search) => {
    expect(await found({ search })).toEqual(['budget']);
    expect(await found({ search, category: 'budgets', day: '2024-12-18' })).toEqual(['budget']);
    expect(await found({ search, category: 'plans' })).toEqual([]);
    expect(await found({ search, isArchived: true })).toEqual([]);
  });

  test('are found by an ADA that begins like a word, and by the word', async () => {
    const arrow = { el: 'Βέλη στη σήμανση', en: 'Arrows', category: 'plans', date: '2025-07-02' };
    await add(connection, { ...arrow, slug: 'arrow' });
    expect(await found({ search: 'βελη' })).toEqual(['arrow', 'fees']);
    expect(await found({ search: 'βελη', category: 'decisions' })).toEqual(['fees']);
  });

  test('are not found by another ADA, or by what stands elsewhere in one', async () => {
    expect(await found({ search: 'Ψ4Χ7ΩΞ6-ΑΒΔ' })).toEqual([]);
    expect(await found({ search: 'Χ7ΩΞ6-ΑΒΓ' })).toEqual([]);
  });

  test('take no wildcard from a visitor', async () => {
    expect(await found({ search: '%' })).toHaveLength(3);
    expect(await found({ search: 'Repair_of' })).toEqual(['school']);
  });

  test.each([9, 1e20, Number.POSITIVE_INFINITY])(
    'that were searched for have page %d, which is the last',
    async (page) => {
      const search = 'Προϋπολογισμός';
      const found = await listDocumentPage(connection.db, { search, page, pageSize: 2 });
      expect(found).toMatchObject({ total: 1, page: 1, entries: [{ slug: 'budget' }] });
    },
  );

  test('come in pages; one beyond the last is the last', async () => {
    const page = await listDocumentPage(connection.db, { page: 9, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, page: 2, pageCount: 2 });
    expect(page.entries.map((entry) => entry.slug)).toEqual(['budget']);
  });
});
