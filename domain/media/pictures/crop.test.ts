import { expect, test } from 'vitest';
import { pixelsOf, shownSize } from './crop.ts';

const HALF = { left: 250, top: 500, width: 500, height: 250 };

test('a part is taken in whole pixels, each side by its own length', () => {
  expect(pixelsOf(HALF, { width: 1000, height: 400 })).toEqual({
    ...{ left: 250, top: 200 },
    ...{ width: 500, height: 100 },
  });
  expect(pixelsOf({ ...HALF, left: 333, top: 666 }, { width: 101, height: 50 })).toEqual({
    ...{ left: 33, top: 33 },
    ...{ width: 51, height: 13 },
  });
});

test('of the smallest picture a pixel is left', () => {
  const corner = { left: 950, top: 950, width: 50, height: 50 };
  expect(pixelsOf(corner, { width: 9, height: 1 })).toEqual({
    ...{ left: 8, top: 0 },
    ...{ width: 1, height: 1 },
  });
});

test('a picture is as large as the part that is shown', () => {
  const row = { width: 1000, height: 400 };
  expect(shownSize({ ...row, crop: '' })).toEqual(row);
  expect(shownSize({ ...row, crop: JSON.stringify(HALF) })).toEqual({ width: 500, height: 100 });
});
