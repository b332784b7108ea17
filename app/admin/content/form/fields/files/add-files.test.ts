import { expect, test } from 'vitest';
import { addFiles } from './add-files.ts';

const EMPTY = { image: null as string | null, caption: '' };
const rules = { part: 'image', most: 4, empty: EMPTY };
const harbour = { image: 'harbour', caption: 'Το λιμάνι' };

test('new files come after those that are there, which keep what was written about them', () => {
  expect(addFiles([harbour], ['station', 'museum'], rules)).toEqual({
    items: [harbour, { image: 'station', caption: '' }, { image: 'museum', caption: '' }],
    twice: 0,
    leftOut: 0,
  });
});

test('a file comes once, whether the list had it or it was chosen twice', () => {
  const added = addFiles([harbour], ['harbour', 'station', 'station'], rules);
  expect(added.items.map(({ image }) => image)).toEqual(['harbour', 'station']);
  expect(added.twice).toBe(2);
});

test('what finds no room is counted', () => {
  const added = addFiles([harbour], ['a', 'b', 'c', 'd', 'e'], rules);
  expect(added.items.map(({ image }) => image)).toEqual(['harbour', 'a', 'b', 'c']);
  expect(added.leftOut).toBe(2);
});
