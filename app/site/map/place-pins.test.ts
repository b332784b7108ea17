import { expect, test } from 'vitest';
import { PIN, placePins } from './place-pins.ts';

const SIZE = { width: 640, height: 460 };
const gap = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test('a pin that is alone stands above its place', () => {
  expect(placePins([{ x: 300, y: 200 }], SIZE)).toEqual([
    { foot: { x: 300, y: 200 }, head: { x: 300, y: 200 - PIN.above } },
  ]);
});

test.each([
  ['in one house', Array.from({ length: 3 }, () => ({ x: 320, y: 230 }))],
  [
    'in a row along the coast',
    Array.from({ length: 12 }, (_, at) => ({ x: 100 + at * 20, y: 200 })),
  ],
  ['in the lower corner', Array.from({ length: 9 }, () => ({ x: 640, y: 460 }))],
  ['in a corner', Array.from({ length: 5 }, () => ({ x: 0, y: 0 }))],
  ['all over', Array.from({ length: 30 }, (_, at) => ({ x: (at * 97) % 640, y: (at * 61) % 460 }))],
])('pins %s can each be hit, and none leaves the map', (_, feet) => {
  const heads = placePins(feet, SIZE).map(({ head }) => head);
  for (const [at, head] of heads.entries()) {
    expect(head.x).toBeGreaterThanOrEqual(PIN.hit);
    expect(head.y).toBeGreaterThanOrEqual(PIN.hit);
    expect(head.x).toBeLessThanOrEqual(SIZE.width - PIN.hit);
    expect(head.y).toBeLessThanOrEqual(SIZE.height - PIN.hit);
    // 24 px each on a map of 280 px.
    for (const other of heads.slice(at + 1))
      expect(gap(head, other)).toBeGreaterThan(24 * (640 / 280));
  }
});

test('pins keep the order of their places', () => {
  const feet = [
    { x: 500, y: 300 },
    { x: 100, y: 300 },
  ];
  expect(placePins(feet, SIZE).map(({ foot }) => foot)).toEqual(feet);
});

// They have no room side by side: to try for long would hold everybody up for half a minute.
test('fifteen hundred pins are on the map, and soon', { timeout: 10_000 }, () => {
  const feet = Array.from({ length: 1500 }, (_, at) => ({
    x: (at * 97) % 640,
    y: (at * 61) % 460,
  }));
  for (const { head } of placePins(feet, SIZE)) {
    expect(head.x).toBeGreaterThanOrEqual(PIN.hit);
    expect(head.x).toBeLessThanOrEqual(SIZE.width - PIN.hit);
  }
});
