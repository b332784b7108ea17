import { expect, test } from 'vitest';
import { pageData } from '../../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { countEntries, findEntry, listEntries, listEntryPage } from './published-entries.ts';

test('public entries are listed in each order, narrowed by each question, page by page', async () => {
  const { db, close } = await openTestSqlite();
  const columns = {
    b: { position: 3, sort_date: '2026-03-01', search_text: 'γαμμα', category: 'services' },
    c: { position: 1, sort_date: '2026-03-02', search_text: 'βητα', category: 'tourism' },
    a: { position: 2, sort_date: '2026-03-03', search_text: 'αλφα', category: 'tourism' },
    greek: { position: 4, sort_date: '2026-02-01', search_text: 'δελτα', public_languages: 'el' },
    draft: { state: 'draft' },
    archived: { state: 'archived' },
    gone: { deleted_at: '2026-03-04T10:00:00.000Z' },
  } as const;
  for (const [slug, values] of Object.entries(columns)) {
    await createEntry(db, page, { slug, data: pageData(slug) }, actAs(TEST_EDITOR));
    const both = { public_languages: 'el en' as const, category: 'services', ...values };
    await db.updateTable('entries').set(both).where('slug', '=', slug).execute();
  }
  const slugs = async (asked: Parameters<typeof listEntries>[2]) =>
    (await listEntries(db, page, asked)).map(({ slug }) => slug).join(' ');
  expect(await slugs({ order: 'newest' })).toBe('a c b greek');
  expect(await slugs({ order: 'soonest' })).toBe('greek b c a');
  expect(await slugs({ order: 'title' })).toBe('a c b greek');
  expect(await slugs({ order: 'position' })).toBe('c a b greek');
  expect(await slugs({ order: 'position', category: 'tourism' })).toBe('c a');
  expect(await slugs({ order: 'position', language: 'en' })).toBe('c a b');
  expect(await slugs({ order: 'position', language: 'el' })).toBe('c a b greek');
  expect(await slugs({ order: 'position', date: '2026-03-02' })).toBe('c');
  expect(await slugs({ order: 'soonest', from: '2026-03-02' })).toBe('c a');
  expect(await slugs({ order: 'soonest', before: '2026-03-02' })).toBe('greek b');
  expect(await slugs({ isArchived: true })).toBe('archived');
  expect(await slugs({ order: 'position', limit: 2 })).toBe('c a');
  expect(await slugs({ order: 'position', limit: 2, offset: 1 })).toBe('a b');
  expect(await slugs({ order: 'newest', offset: 3 })).toBe('greek');
  expect(await countEntries(db, page, { category: 'tourism' })).toBe(2);

  const at = async (number: number) => {
    const asked = { order: 'newest' as const, page: number, pageSize: 3 };
    const { entries, ...rest } = await listEntryPage(db, page, asked);
    return [entries.map(({ slug }) => slug).join(' '), rest];
  };
  expect(await at(1)).toEqual(['a c b', { total: 4, page: 1, pageCount: 2 }]);
  expect(await at(9)).toEqual(['greek', { total: 4, page: 2, pageCount: 2 }]);
  expect(await at(-1)).toEqual(['a c b', { total: 4, page: 1, pageCount: 2 }]);
  // PostgreSQL refuses to begin before the first.
  const nothing = { date: '1999-12-31', page: 1, pageSize: 3 };
  expect(await listEntryPage(db, page, nothing)).toEqual({
    entries: [],
    total: 0,
    page: 1,
    pageCount: 1,
  });

  const found = async (slug: string) => (await findEntry(db, page, slug))?.slug;
  for (const slug of ['a', 'greek', 'archived']) expect(await found(slug)).toBe(slug);
  for (const slug of ['draft', 'gone', 'none']) expect(await found(slug)).toBeUndefined();
  await close();
});
