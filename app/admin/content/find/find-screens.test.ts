import { expect, test } from 'vitest';
import { findScreens, matches, namedFirst } from './find-screens.ts';

const hrefs = (typed: string, role: 'admin' | 'editor') =>
  findScreens(typed, role).map(({ href }) => href);

test('screens are found in either language and without accents', () => {
  expect(matches('εκδηλωσεις', { el: 'Εκδηλώσεις', en: 'Events' })).toBe(true);
  expect(hrefs('πολυμεσα', 'editor')).toEqual(['/admin/media']);
  expect(hrefs('media', 'editor')).toContain('/admin/media');
});

test('a new entry can be begun from here', () => {
  expect(hrefs('new event', 'editor')).toContain('/admin/content/event/new');
  expect(hrefs('νεα εκδηλωση', 'editor')).toContain('/admin/content/event/new');
});

test('what an editor may not open is not found', () => {
  for (const word of ['users', 'settings', 'menu', 'audit']) {
    expect(hrefs(word, 'admin').length, word).toBeGreaterThan(0);
    expect(hrefs(word, 'editor'), word).toEqual([]);
  }
});

test('before anything is typed, the screens are there', () => {
  expect(hrefs('', 'editor')).toContain('/admin/dashboard');
  expect(hrefs('', 'editor').every((href) => !href.endsWith('/new'))).toBe(true);
});

test('an entry with the words in its title comes before one that mentions them', () => {
  const kind = { el: '', en: '' };
  const mentions = { href: 'a', label: { el: 'Εκδηλώσεις', en: 'Events' }, kind };
  const named = { href: 'b', label: { el: 'Βιβλιοθήκη', en: 'Library' }, kind };
  expect(namedFirst('βιβλιοθηκη', [mentions, named])).toEqual([named, mentions]);
});
