import { expect, test } from 'vitest';
import { sortPages, titleIn } from './sort-pages.ts';

const pages = [
  { slug: 'history', title: { el: 'Ιστορία', en: 'History' }, updatedAt: '2026-02-01T00:00:00Z' },
  { slug: 'about', title: { el: 'Ώρες', en: '' }, updatedAt: '2026-03-01T00:00:00Z' },
  { slug: 'zoo', title: { el: 'Άλση', en: 'Groves' }, updatedAt: '2026-01-01T00:00:00Z' },
];
const slugs = (list: typeof pages) => list.map((page) => page.slug);

test('last changed first', () => {
  expect(slugs(sortPages(pages, 'updated', 'en'))).toEqual(['about', 'history', 'zoo']);
});

test('by title, accents aside, in the language of the admin', () => {
  expect(slugs(sortPages(pages, 'title', 'el'))).toEqual(['zoo', 'history', 'about']);
});

test('a title that was never translated counts in the other language', () => {
  expect(titleIn(pages[1] as (typeof pages)[0], 'en')).toBe('Ώρες');
});

test('by address, and the list itself is left alone', () => {
  expect(slugs(sortPages(pages, 'slug', 'en'))).toEqual(['about', 'history', 'zoo']);
  expect(slugs(pages)).toEqual(['history', 'about', 'zoo']);
});
