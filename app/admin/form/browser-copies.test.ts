import { expect, test } from 'vitest';
import {
  type BrowserCopy,
  browserPlace,
  dropBrowserCopy,
  findBrowserCopies,
  fitValues,
  keepBrowserCopy,
  sameValues,
} from './browser-copies.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const NOW = new Date('2026-05-04T10:00:00.000Z');
const place = browserPlace('u1', 'page:7');
const draft = (id: string, more: Partial<BrowserCopy<object>> = {}) => ({
  id,
  sequence: 3,
  values: { title: 'Άδειες', lead: 'Ανά ενότητα' },
  baseVersion: 3,
  keptAt: NOW.toISOString(),
  ...more,
});

test('what was typed comes back until it is dropped', () => {
  const store = memoryStore();
  expect(keepBrowserCopy(store, place, draft('tab'))).toBe(true);
  expect(findBrowserCopies(store, place, NOW)).toEqual([draft('tab')]);
  dropBrowserCopy(store, place, 'tab');
  expect(findBrowserCopies(store, place, NOW)).toEqual([]);
});

test('two tabs keep a draft each, and neither drops the other’s', () => {
  const store = memoryStore();
  keepBrowserCopy(store, place, draft('one'));
  keepBrowserCopy(store, place, draft('two'));
  keepBrowserCopy(store, place, draft('one', { sequence: 4 }));
  dropBrowserCopy(store, place, 'two');
  expect(findBrowserCopies(store, place, NOW)).toEqual([draft('one', { sequence: 4 })]);
});

test('people at one computer do not see each other’s drafts, and entries are apart', () => {
  const store = memoryStore();
  keepBrowserCopy(store, place, draft('tab'));
  for (const other of [browserPlace('u2', 'page:7'), browserPlace('u1', 'page:70')]) {
    expect(findBrowserCopies(store, other, NOW), other).toEqual([]);
  }
});

test('a draft is kept for thirty days, as on the server', () => {
  const store = memoryStore();
  keepBrowserCopy(store, place, draft('tab'));
  const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  expect(findBrowserCopies(store, place, after(29))).toHaveLength(1);
  // Also where nobody comes to that form again.
  expect(findBrowserCopies(store, browserPlace('u2', 'news:new'), after(30))).toEqual([]);
  expect(store.length).toBe(0);
});

test('what is not a draft is not offered', () => {
  const store = memoryStore();
  const texts = ['', 'no json', 'null', '{"values":null}', '[]', '{"values":{},"id":"a"}'];
  for (const [at, text] of texts.entries()) store.setItem(`${place}${at}`, text);
  const broken = { values: 'Άδειες', id: 7, sequence: '3', keptAt: 'yesterday' };
  for (const [name, value] of Object.entries({ ...broken, none: null })) {
    const copy = name === 'none' ? { values: null } : { [name]: value };
    store.setItem(`${place}${name}`, JSON.stringify({ ...draft('tab'), ...copy }));
  }
  expect(findBrowserCopies(store, place, NOW)).toEqual([]);
});

test('a browser without room says so instead of failing', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(keepBrowserCopy(full, place, draft('tab'))).toBe(false);
});

test('a browser that forbids storage has no draft', () => {
  const forbidden = {
    ...memoryStore(),
    get length(): number {
      throw new Error('SecurityError');
    },
  };
  expect(findBrowserCopies(forbidden, place, NOW)).toEqual([]);
});

test('a draft of an older form opens: what is new, or has become of another kind, is left as it is', () => {
  const like = { title: { el: '', en: '' }, images: ['a'], lead: '', date: null, added: '' };
  const values = { title: 'Άδειες', images: [], lead: 'Ανά', date: '2026-05-04', gone: 1 };
  expect(fitValues(values, like)).toMatchObject({
    title: { el: '', en: '' },
    images: [],
    lead: 'Ανά',
    date: '2026-05-04',
    added: '',
  });
  // What only some forms have comes back with the rest.
  expect(fitValues({ $inStep: [] }, { lead: '' })).toEqual({ lead: '', $inStep: [] });
  // What somebody emptied stays so.
  expect(fitValues({ date: null }, { date: '2026-05-04' })).toEqual({ date: null });
});

test('values are the same when they say the same', () => {
  expect(sameValues({ a: ['1'] }, { a: ['1'] })).toBe(true);
  expect(sameValues({ a: ['1'] }, { a: ['2'] })).toBe(false);
});
