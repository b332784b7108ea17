import { expect, test } from 'vitest';
import { placeEntry } from './place-entry.ts';

const ids = ['a', 'b', 'c', 'd'];

test('an entry moves past its neighbour, to an end, and beside another', () => {
  expect(placeEntry(ids, 'b', { step: -1 })).toEqual(['b', 'a', 'c', 'd']);
  expect(placeEntry(ids, 'b', { step: 1 })).toEqual(['a', 'c', 'b', 'd']);
  expect(placeEntry(ids, 'c', { end: 'first' })).toEqual(['c', 'a', 'b', 'd']);
  expect(placeEntry(ids, 'b', { end: 'last' })).toEqual(['a', 'c', 'd', 'b']);
  expect(placeEntry(ids, 'a', { side: 'after', of: 'c' })).toEqual(['b', 'c', 'a', 'd']);
  expect(placeEntry(ids, 'd', { side: 'before', of: 'b' })).toEqual(['a', 'd', 'b', 'c']);
});

test('what is there already, or is gone, does not move', () => {
  expect(placeEntry(ids, 'a', { step: -1 })).toBeNull();
  expect(placeEntry(ids, 'd', { step: 1 })).toBeNull();
  expect(placeEntry(ids, 'a', { end: 'first' })).toBeNull();
  expect(placeEntry(ids, 'b', { side: 'after', of: 'a' })).toBeNull();
  expect(placeEntry(ids, 'b', { side: 'before', of: 'b' })).toBeNull();
  expect(placeEntry(ids, 'x', { step: 1 })).toBeNull();
  expect(placeEntry(ids, 'b', { side: 'after', of: 'x' })).toBeNull();
});
