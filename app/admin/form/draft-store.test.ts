import { expect, test } from 'vitest';
import { draftKey, dropDraft, findDraft, keepDraft, sameValues } from './draft-store.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const empty = { title: '', lead: '' };

test('what was typed comes back until it is dropped', () => {
  const store = memoryStore();
  const key = draftKey('u1', 'page:7');
  const draft = {
    values: { title: 'Άδειες', lead: 'Ανά ενότητα' },
    baseVersion: 3,
    keptAt: '2026-05-04T10:00:00.000Z',
  };
  expect(keepDraft(store, key, draft)).toBe(true);
  expect(findDraft(store, key, empty)).toEqual(draft);
  dropDraft(store, key);
  expect(findDraft(store, key, empty)).toBeUndefined();
});

test('people at one computer do not see each other’s drafts', () => {
  expect(draftKey('u1', 'page:7')).not.toBe(draftKey('u2', 'page:7'));
});

test('a draft of an older form opens with the fields that are new left as they are', () => {
  const store = memoryStore();
  store.setItem('k', JSON.stringify({ values: { title: 'Α' } }));
  expect(findDraft(store, 'k', empty)?.values).toEqual({ title: 'Α', lead: '' });
});

test('what is not a draft is not offered', () => {
  const store = memoryStore();
  for (const text of ['', 'no json', 'null', '{"values":null}', '[]']) {
    store.setItem('k', text);
    expect(findDraft(store, 'k', empty), text).toBeUndefined();
  }
});

test('a browser without room says so instead of failing', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(keepDraft(full, 'k', { values: empty, baseVersion: null, keptAt: '' })).toBe(false);
});

test('values are the same when they say the same', () => {
  expect(sameValues({ a: ['1'] }, { a: ['1'] })).toBe(true);
  expect(sameValues({ a: ['1'] }, { a: ['2'] })).toBe(false);
});
