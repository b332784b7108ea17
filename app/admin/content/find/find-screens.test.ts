import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import { newLabelOf } from '../../pieces/addresses/entry-address.ts';
import { findScreens, matches, namedFirst } from './find-screens.ts';
import { FURTHER_SCREENS, SCREEN_WORDS } from './screen-words.ts';

const hrefs = (typed: string, role: 'admin' | 'editor') =>
  findScreens(typed, role).map(({ href }) => href);

test('screens are found in either language and without accents', () => {
  expect(matches('εκδηλωσεις', { el: 'Εκδηλώσεις', en: 'Events' })).toBe(true);
  expect(hrefs('πολυμεσα', 'editor')).toEqual(['/admin/media']);
  expect(hrefs('media', 'editor')).toContain('/admin/media');
});

test('each word counts, and only a longer Greek one has other forms', () => {
  expect(matches('νέα εκδήλωση', { el: 'Νέα σελίδα', en: 'New page' })).toBe(false);
  expect(matches('εκδηλώσεων', { el: 'Εκδηλώσεις', en: 'Events' })).toBe(true);
  expect(matches('νερό', { el: 'Νέα', en: 'News' })).toBe(false);
  expect(matches('subscribed', { el: 'Συνδρομητές', en: 'Subscribers' })).toBe(false);
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
  expect(hrefs('new menu', 'admin')).toEqual(['/admin/content/menu-item/new']);
});

test('no screen is found twice, though its name and its further words both have what was typed', () => {
  for (const word of [
    'χρήστες',
    'users',
    'κάδος',
    'bin',
    'μεταφράσεις',
    'translations',
    'media',
    'alt',
  ]) {
    const found = hrefs(word, 'admin');
    expect(found.length, word).toBeGreaterThan(0);
    expect(found, word).toEqual([...new Set(found)]);
  }
});

test('what is there once cannot be begun anew', () => {
  const once = CONTENT_TYPES.filter(({ singleton }) => singleton);
  expect(once.map(({ name }) => name)).toContain('settings');
  for (const { name } of once) {
    expect(hrefs(newLabelOf(name).en, 'admin'), name).not.toContain(`/admin/content/${name}/new`);
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

test.each([
  ['χρηστης', '/admin/users'],
  ['λογαριασμοι', '/admin/users'],
  ['συνάδελφος', '/admin/users'],
  ['μετάφραση', '/admin/translations'],
  ['αγγλικα', '/admin/translations'],
  ['φωτογραφίες', '/admin/media'],
  ['αρχεία', '/admin/media'],
  ['pdf', '/admin/media'],
  ['λεζαντες εικονων', '/admin/media/texts'],
  ['διαγραμμένα', '/admin/bin'],
  ['σβησμενα', '/admin/bin'],
  ['trash', '/admin/bin'],
  ['slider', '/admin/content/slide'],
  ['banner', '/admin/content/teaser'],
  ['logo', '/admin/content/settings'],
  ['τηλέφωνο του δήμου', '/admin/content/settings'],
  ['τηλέφωνο δημαρχείου', '/admin/content/settings'],
  ['αργία', '/admin/content/office'],
  ['τοπικές αργίες', '/admin/content/settings'],
  ['αντίγραφο ασφαλείας', '/admin/dashboard'],
  ['κωδικός', '/admin/account'],
  ['έκτακτη ανάγκη', '/admin/warn'],
  ['σπασμένοι σύνδεσμοι', '/admin/links'],
  ['404', '/admin/missed'],
  ['ποιος άλλαξε', '/admin/audit'],
  ['emails που δεν έφυγαν', '/admin/letters'],
])('%s leads to %s', (typed, href) => {
  expect(hrefs(typed, 'admin')).toContain(href);
});

test('what is called so comes before what only means it', () => {
  expect(hrefs('λογαριασμός', 'admin').slice(0, 2)).toEqual(['/admin/account', '/admin/users']);
  expect(hrefs('ανθρωπος', 'admin')).toEqual([]);
});

test('each further word is that of a screen, and stands there once', () => {
  const known = new Set(findScreens('', 'admin').map(({ href }) => href));
  for (const [href, words] of Object.entries(SCREEN_WORDS)) {
    expect(known.has(href) || FURTHER_SCREENS.some((one) => one.href === href), href).toBe(true);
    const all = words.split(', ');
    expect(new Set(all).size, href).toBe(all.length);
  }
});
