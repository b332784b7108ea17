import { expect, test } from 'vitest';
import { placeLabels } from './unit-labels.ts';

const LABEL = { gap: 56, right: 18, width: 640 };
/** As many letters as «Συμπολιτεία» has, in drawing units. */
const LENGTH = 180;

const placed = (spots: readonly [x: number, y: number][], length = LENGTH) =>
  placeLabels(
    spots.map(([x, y]) => ({ x, y, length })),
    LABEL,
  );

/** Half the height of the largest letters. */
const HALF = 14;

/** Where the letters of a label stand. */
function boxOf({ x, y, isLeft }: ReturnType<typeof placed>[number], length = LENGTH) {
  const left = isLeft ? x - length : x;
  return { left, right: left + length, top: y - HALF, bottom: y + HALF };
}

test('labels stay apart and in the order of their points', () => {
  expect(
    placeLabels(
      [
        { x: 10, y: 100, length: 50 },
        { x: 20, y: 105, length: 50 },
        { x: 30, y: 300, length: 50 },
      ],
      { gap: 30, right: 12, width: 640 },
    ),
  ).toEqual([
    { x: 22, y: 63, isLeft: false },
    { x: 32, y: 93, isLeft: false },
    { x: 42, y: 288, isLeft: false },
  ]);
});

test('a label that has no room on the right of its point stands on the left', () => {
  const [west, east] = placed([
    [440, 300],
    [445, 100],
  ]);
  expect(west).toEqual({ x: 458, y: 282, isLeft: false });
  expect(east).toEqual({ x: 427, y: 82, isLeft: true });
});

test('a long label stands where more of it is seen', () => {
  const [near, far] = placed(
    [
      [200, 300],
      [500, 300],
    ],
    500,
  );
  expect([near?.isLeft, far?.isLeft]).toEqual([false, true]);
});

test.each([
  ['along a coast from the south-east to the north-west', 10, 60, 40],
  ['in two columns', 12, 330, 30],
])('many labels, %s, all stay on the map and apart', (_, count, across, down) => {
  const spots = Array.from({ length: count }, (__, at): [number, number] => [
    20 + ((at * across) % 600),
    560 - at * down,
  ]);
  const boxes = placed(spots).map((label) => boxOf(label));
  for (const [at, box] of boxes.entries()) {
    expect(box.top, `${at}`).toBeGreaterThanOrEqual(0);
    expect(box.left, `${at}`).toBeGreaterThanOrEqual(0);
    expect(box.right, `${at}`).toBeLessThanOrEqual(LABEL.width);
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      expect(isApart, `${at}: ${JSON.stringify([box, other])}`).toBe(true);
    }
  }
});

test('more labels than have room one above the other are still on the map', () => {
  const spots = Array.from({ length: 15 }, (_, at): [number, number] => [300, 300 + at]);
  for (const label of placed(spots)) expect(boxOf(label).top).toBeGreaterThanOrEqual(0);
});
