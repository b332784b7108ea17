import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveEntry } from '../../domain/content/acts/archive-entry.ts';
import type { ContentType } from '../../domain/content/model/content-type.ts';
import { listForStaff } from '../../domain/content/reading/staff-entries.ts';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { transparencyDocument } from '../../domain/content-types/transparency-document.ts';
import { hasPages } from '../../domain/screens/public-address.ts';
import { linksIn, textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';

// In Greece it is the fourth already.
const acting = actAs(TEST_ADMIN, new Date('2026-03-03T22:30:00Z'));
const types = (CONTENT_TYPES as readonly ContentType[]).filter(({ archives }) => archives);
const withPages = types.filter(hasPages);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Archives the first entry of a type that may leave, and returns its address. */
async function archiveOne(type: ContentType): Promise<{ path: string; title: string }> {
  const { db } = site.services;
  const { entries } = await listForStaff(db, type, { state: 'published', limit: 50, offset: 0 });
  for (const { id, path, title } of entries) {
    try {
      await archiveEntry(db, type, id, acting);
      return { path: path ?? '', title: title.el };
    } catch {
      // A screen that is always there shows its text.
    }
  }
  throw new Error(`No ${type.name} could be archived.`);
}

describe('an archived page', () => {
  test('is of one of the types that have an archive', () => {
    expect(types.map(({ name }) => name).sort()).toEqual([
      'document',
      'event',
      'news',
      'page',
      'service',
      'tender',
    ]);
  });

  test.each(withPages)(
    'of the type $name says so before its text, in both languages',
    async (type) => {
      const { path } = await archiveOne(type);
      const greek = await site.get(path);
      expect(greek.status).toBe(200);
      expect(textOf(greek.main.querySelector('.notice'))).toContain(
        'Η σελίδα αυτή έχει αρχειοθετηθεί στις 4 Μαρτίου 2026.',
      );
      const english = await site.get(`${path}?lang=en`);
      expect(textOf(english.main.querySelector('.notice'))).toContain(
        'This page was archived on March 4, 2026.',
      );
      for (const { document } of [greek, english]) {
        const robots = document.querySelector('meta[name="robots"]');
        expect(robots?.getAttributeValue('content')).toBe('noindex');
      }
      const map = await site.get('/sitemap.xml');
      expect(map.html).not.toContain(`${path}<`);
    },
  );

  test('is in no list and no feed, and marked in the search', async () => {
    const { path, title } = await archiveOne(
      withPages.find(({ name }) => name === 'news') as ContentType,
    );
    for (const address of ['/', '/news', '/news?page=2', '/feeds/news.xml']) {
      expect((await site.get(address)).html, address).not.toContain(path);
    }
    const { main } = await site.get(`/search?q=${encodeURIComponent(title)}`);
    const result = main.querySelectorAll('li article').find((one) => linksIn(one).includes(path));
    expect(textOf(result)).toContain('Αρχειοθετημένο');
  });
});

test('archived documents leave the list of transparency, and are listed on their own', async () => {
  const { title } = await archiveOne(transparencyDocument as unknown as ContentType);
  const list = await site.get('/municipality/transparency');
  expect(list.text).not.toContain(title);
  expect(linksIn(list.main)).toContain('/municipality/transparency?archive=only');
  const archive = await site.get('/municipality/transparency?archive=only');
  expect(archive.text).toContain(title);
  expect(linksIn(archive.main)).toContain('/municipality/transparency');
  const word = encodeURIComponent(title.split(' ')[0] ?? '');
  const found = await site.get(`/municipality/transparency?archive=only&q=${word}`);
  expect(found.text).toContain(title);
});
