import { expect, test } from 'vitest';
import { moveEntry } from './move-entry.ts';

test('an entry changes places with its neighbour', () => {
  expect(moveEntry(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
});

test('at the ends there is nowhere to go', () => {
  expect(moveEntry(['a', 'b'], 'a', -1)).toBeNull();
  expect(moveEntry(['a', 'b'], 'b', 1)).toBeNull();
});

test('an entry that somebody deleted meanwhile stays away', () => {
  expect(moveEntry(['a', 'b'], 'x', 1)).toBeNull();
});
