import { expect, test } from 'vitest';
import { tracksOf, tracksOfRows } from './card-grid.tsx';

/** Cards in each row of six tracks, from their spans. */
function rowsOf(count: number, tracks = tracksOf): number[] {
  const rows: number[] = [];
  let free = 0;
  for (let index = 0; index < count; index++) {
    const span = tracks(index, count);
    if (span > free) {
      expect(free, `a row of ${count} cards is not full`).toBe(0);
      rows.push(0);
      free = 6;
    }
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + 1;
    free -= span;
  }
  expect(free, `the last row of ${count} cards is not full`).toBe(0);
  return rows;
}

test('every row is full, whatever the number of cards, and none stands alone', () => {
  for (let count = 2; count <= 30; count++) {
    for (const inRow of rowsOf(count)) expect(inRow, `of ${count} cards`).toBeGreaterThan(1);
  }
});

test('pairs come first and are the larger ones', () => {
  expect(rowsOf(10)).toEqual([2, 2, 3, 3]);
  expect(rowsOf(5)).toEqual([2, 3]);
  expect(rowsOf(9)).toEqual([3, 3, 3]);
});

test('words without pictures keep their three columns: the first of seven takes a row', () => {
  expect(rowsOf(7, tracksOfRows)).toEqual([1, 3, 3]);
  expect(rowsOf(10, tracksOfRows)).toEqual([1, 3, 3, 3]);
  expect(rowsOf(4, tracksOfRows)).toEqual([2, 2]);
  expect(rowsOf(8, tracksOfRows)).toEqual([2, 3, 3]);
});

test('a single card takes the row', () => {
  expect(tracksOf(0, 1)).toBe(6);
});
