import { expect, test } from 'vitest';
import { findCreated, isOwnSave } from './lost-answers.ts';

const lost = { slug: 'giorti', data: { title: 'Γιορτή ' } };
const stored = { slug: 'giorti', version: 1, updatedBy: 'me@a.gr', data: { title: 'Γιορτή' } };

test('what arrived although its answer was lost is found', () => {
  expect(findCreated([stored], lost, 'me@a.gr')).toBe(stored);
  expect(findCreated([stored], { ...lost, slug: undefined }, 'me@a.gr')).toBe(stored);
});

test('what somebody else made, or what has changed since, is not mine', () => {
  expect(findCreated([stored], lost, 'you@a.gr')).toBeUndefined();
  expect(findCreated([{ ...stored, version: 2 }], lost, 'me@a.gr')).toBeUndefined();
  expect(findCreated([{ ...stored, data: {} }], lost, 'me@a.gr')).toBeUndefined();
  expect(findCreated([{ ...stored, slug: 'giorti-2' }], lost, 'me@a.gr')).toBeUndefined();
});

test('one’s own save whose answer was lost is no conflict', () => {
  const saved = { ...stored, version: 4 };
  expect(isOwnSave(saved, lost, 'me@a.gr', 3)).toBe(true);
  expect(isOwnSave(saved, lost, 'me@a.gr', 2)).toBe(false);
  expect(isOwnSave(saved, lost, 'you@a.gr', 3)).toBe(false);
});
