import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test('an item changes places with its neighbour', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('at the ends nothing moves', () => {
  expect(moveItem(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 7, 1)).toEqual(['a', 'b']);
});
