import { expect, test } from 'vitest';
import { moveEntry, moveItem } from './move-item.ts';

test('an item changes places with its neighbour', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('at the ends nothing moves', () => {
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 7, 1)).toEqual(['a', 'b']);
});

test('the id of an entry changes places with its neighbour', () => {
  expect(moveEntry(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
});

test('an entry at the ends has nowhere to go', () => {
  expect(moveEntry(['a', 'b'], 'a', -1)).toBeNull();
  expect(moveEntry(['a', 'b'], 'b', 1)).toBeNull();
});

test('an entry that somebody deleted meanwhile stays away', () => {
  expect(moveEntry(['a', 'b'], 'x', 1)).toBeNull();
});
