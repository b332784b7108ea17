import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtInMap } from './built-in.ts';
import { drawMap } from './draw-map.ts';
import { isDrawn, type MapData, type MapFeature } from './map-data.ts';
import { projectWindow } from './projection.ts';
import { clipLine, clipRing, simplify } from './simplify.ts';

const WINDOW = { west: 22, east: 22.5, south: 38, north: 38.4 };
const area = (kind: 'coast' | 'unit', ring: [number, number][]): MapFeature => ({
  kind,
  name: null,
  size: null,
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const mapOf = (features: MapFeature[]): MapData => ({ window: WINDOW, features });

test('north is up, east to the right, and distances are true', () => {
  const { place, width, height } = projectWindow(WINDOW, 640);
  expect(place([22, 38.4])).toEqual({ x: 0, y: 0 });
  expect(place([22.5, 38]).x).toBe(width);
  expect(Math.abs(place([22.5, 38]).y - height)).toBeLessThan(1);
  const origin = place([22.1, 38.1]);
  const kilometresPerDegree = 111.2;
  const eastwards = (place([22.2, 38.1]).x - origin.x) / (0.1 * kilometresPerDegree * 0.787);
  const northwards = (origin.y - place([22.1, 38.2]).y) / (0.1 * kilometresPerDegree);
  expect(eastwards / northwards).toBeCloseTo(1, 1);
});

/** The points of path data of one line: where it begins, and the steps from there. */
function spotsOf(data: string): [number, number][] {
  const numbers = (data.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    x += numbers[at * 2] ?? 0;
    y += numbers[at * 2 + 1] ?? 0;
    return [x, y];
  });
}

describe('a drawing', () => {
  test('is written in whole steps, which lead to the same points', () => {
    const { land } = drawMap(
      mapOf([
        area('coast', [
          [22.1, 38.1],
          [22.3, 38.1],
          [22.3, 38.3],
          [22.1, 38.1],
        ]),
      ]),
      WINDOW,
      640,
    );
    const { place } = projectWindow(WINDOW, 640);
    const corners = (
      [
        [22.1, 38.1],
        [22.3, 38.1],
        [22.3, 38.3],
      ] as [number, number][]
    ).map((point) => {
      const { x, y } = place(point);
      return [Math.round(x), Math.round(y)];
    });
    expect(land).toMatch(/^M\d+ \d+l(?:-?\d+ -?\d+ ?)+Z$/);
    expect(spotsOf(land)).toEqual(expect.arrayContaining(corners));
  });

  test('of the most detailed file stays small, and still shows its coast', () => {
    // A jagged coast of 30,000 points, and a net of streets.
    const jag = (at: number) => 38.2 + (((at * 7919) % 1000) - 500) / 20_000;
    const shore = Array.from({ length: 20_000 }, (_, at): [number, number] => [
      22 + at / 40_000,
      jag(at),
    ]);
    const coast = area('coast', [...shore, [22.5, 37.9], [22, 37.9], shore[0] as [number, number]]);
    const streets = Array.from(
      { length: 1900 },
      (_, at): MapFeature => ({
        kind: 'street',
        name: null,
        size: null,
        geometry: {
          type: 'LineString',
          coordinates: [
            [22 + (at % 50) / 100, 38 + Math.floor(at / 50) / 100],
            [22.005 + (at % 50) / 100, 38.004 + Math.floor(at / 50) / 100],
            [22.008 + (at % 50) / 100, 38 + Math.floor(at / 50) / 100],
          ],
        },
      }),
    );
    const drawn = JSON.stringify(drawMap(mapOf([coast, ...streets]), WINDOW, 640));
    expect(drawn.length).toBeLessThan(30_000);
    expect(gzipSync(drawn).length).toBeLessThan(12_000);
    expect(JSON.parse(drawn).land).toMatch(/^M/);
  });

  test('leaves out what lies elsewhere, and cuts off what reaches far away', () => {
    const far = area('unit', [
      [20, 36],
      [20.1, 36],
      [20.1, 36.1],
      [20, 36],
    ]);
    const huge = area('coast', [
      [19, 35],
      [25, 35],
      [25, 38.2],
      [19, 38.2],
      [19, 35],
    ]);
    const { units, land } = drawMap(mapOf([far, huge]), WINDOW, 640);
    expect(units).toBe('');
    const spots = spotsOf(land).flat();
    expect(spots.length).toBeGreaterThan(2);
    expect(Math.min(...spots)).toBeGreaterThanOrEqual(-80);
    expect(Math.max(...spots)).toBeLessThan(800);
  });

  test('says where nothing is known, and whether there is a sea', () => {
    const inland = drawMap(
      mapOf([
        area('unit', [
          [22.1, 38.1],
          [22.3, 38.1],
          [22.3, 38.3],
          [22.1, 38.1],
        ]),
      ]),
      WINDOW,
      640,
    );
    expect(inland.hasSea).toBe(false);
    expect(inland.known.left).toBeGreaterThan(100);
    expect(inland.known.right).toBeLessThan(640);
    expect(drawMap(builtInMap('municipality'), WINDOW, 640).hasSea).toBe(true);
  });

  test.each(['municipality', 'centre'] as const)(
    'of the built-in map “%s” weighs little',
    (extent) => {
      const map = builtInMap(extent);
      expect(gzipSync(JSON.stringify(drawMap(map, map.window, 640))).length).toBeLessThan(5000);
    },
  );
});

test.each([
  ['Aigio', 22.0819, 38.2489, true],
  ['the bridge of Rio, beside the map', 21.7727, 38.3214, false],
  ['Kalavryta, on its edge', 22.111, 38.033, true],
  ['Athens', 23.7275, 37.9838, false],
  ['Agiofarango in the south of Crete', 24.78, 34.95, false],
])('the built-in map shows the surroundings of %s, or not', (_, lng, lat, is) => {
  expect(isDrawn(builtInMap('municipality'), { lat, lng })).toBe(is);
});

test.each([
  ['a fifth of its width beside the map', 22.6, true],
  ['three tenths of it', 22.65, false],
])('a map shows the surroundings of what lies %s, or not', (_, lng, is) => {
  const coast = area('coast', [
    [21, 37],
    [24, 37],
    [24, 40],
    [21, 37],
  ]);
  expect(isDrawn(mapOf([coast]), { lat: 38.2, lng })).toBe(is);
});

describe('lines', () => {
  const zigzag = Array.from({ length: 101 }, (_, at) => ({ x: at, y: at % 2 ? 0.4 : 0 }));

  test('lose what is finer than the tolerance and keep their ends and corners', () => {
    expect(simplify(zigzag, 1)).toEqual([zigzag[0], zigzag[100]]);
    expect(simplify(zigzag, 0.1)).toHaveLength(101);
    const corner = [
      { x: 0, y: 0 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ];
    expect(simplify(corner, 10)).toEqual(corner);
    const closed = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
      { x: 0, y: 0 },
    ];
    expect(simplify(closed, 1)).toEqual(closed);
  });

  const BOX = { left: 0, right: 10, top: 0, bottom: 10 };

  test('come in the pieces that pass the box', () => {
    const spot = (x: number, y: number) => ({ x, y });
    expect(
      clipLine([spot(-5, 5), spot(5, 5), spot(15, 5), spot(25, 5), spot(25, 30)], BOX),
    ).toEqual([[spot(-5, 5), spot(5, 5), spot(15, 5)]]);
    expect(clipLine([spot(-5, -5), spot(-5, 20)], BOX)).toEqual([]);
  });

  test('around an area are closed along the edges of the box', () => {
    const around = [
      { x: -100, y: -100 },
      { x: 100, y: -100 },
      { x: 100, y: 5 },
      { x: -100, y: 5 },
    ];
    const inside = clipRing(around, BOX);
    expect(new Set(inside.map(({ x, y }) => `${x},${y}`))).toEqual(
      new Set(['0,0', '10,0', '10,5', '0,5']),
    );
    expect(clipRing(around, { ...BOX, top: 50, bottom: 60 })).toEqual([]);
  });
});

describe('leaving points out of a line', () => {
  /** A point that counts how often it is looked at. */
  function counted(spots: { x: number; y: number }[]) {
    const count = { looks: 0 };
    const points = spots.map(({ x, y }) => ({
      get x() {
        count.looks++;
        return x;
      },
      get y() {
        count.looks++;
        return y;
      },
    }));
    return { count, points };
  }

  // A coast traced from pixels is one zigzag, and a spiral grows: each point is the farthest of all that are left.
  test.each([
    ['a zigzag', (at: number) => ({ x: (at % 2) * 100, y: at / 100 })],
    ['a zigzag that grows', (at: number) => ({ x: (at % 2) * at, y: at / 100 })],
    ['a spiral', (at: number) => ({ x: at * Math.cos(at), y: at * Math.sin(at) })],
  ])('takes a time in proportion to its length, also for %s', (_, place) => {
    const looksAt = (length: number) => {
      const { count, points } = counted(Array.from({ length }, (_, at) => place(at)));
      simplify(points, 0.5);
      return count.looks / length;
    };
    expect(looksAt(4000)).toBeLessThan(1.5 * looksAt(2000));
  });

  test('keeps every point from which the line would be farther than asked', () => {
    const zigzag = Array.from({ length: 1000 }, (_, at) => ({ x: (at % 2) * 100, y: at }));
    expect(simplify(zigzag, 0.5)).toEqual(zigzag);
    const calm = Array.from({ length: 1000 }, (_, at) => ({ x: (at % 2) * 0.1, y: at }));
    expect(simplify(calm, 0.5)).toEqual([calm[0], calm[999]]);
  });
});
