import { describe, expect, test } from 'vitest';
import { builtInMap } from '../../../domain/maps/built-in.ts';
import { drawMap } from '../../../domain/maps/draw-map.ts';
import type { LngLat } from '../../../domain/maps/map-data.ts';
import { projectWindow } from '../../../domain/maps/projection.ts';
import { windowOf } from './load-maps.ts';
import { nameWater, placeWaterName, type Sight, townsInSight } from './map-labels.ts';

const ALL = { left: 0, right: 800, top: 0, bottom: 480 };
const SIGHT: Sight = { narrow: { ...ALL, left: 150, right: 650 }, wide: ALL };

function mapAround([lng, lat]: LngLat) {
  const window = windowOf({ lng, lat });
  const map = drawMap(builtInMap('municipality'), window, 800);
  return { map, middle: projectWindow(window, 800).place([lng, lat]) };
}

const AIGIO: LngLat = [22.0819, 38.2489];
const LAKE_TSIVLOU: LngLat = [22.225, 38.076];

describe('the names on the map of one place', () => {
  test('leave out the town that the place itself stands in, and show its neighbours', () => {
    const { map, middle } = mapAround(AIGIO);
    const names = townsInSight(map.places, middle, 9, SIGHT).map(({ name }) => name.en);
    expect(names).not.toContain('Aigio');
    expect(names).toContain('Diakopto');
  });

  test('do not stand in the way of a long name', () => {
    const { map, middle } = mapAround([22.16, 38.235]);
    const named = (letters: number) =>
      townsInSight(map.places, middle, letters, SIGHT).map(({ name }) => name.en);
    expect(named(4)).toContain('Diakopto');
    expect(named(44)).not.toContain('Diakopto');
  });

  test('stay clear of the name of the place by the width of its letters', () => {
    const named = (x: number) =>
      townsInSight(
        [{ name: { el: 'Πλάτανος', en: 'Platanos' }, x, y: 290 }],
        { x: 400, y: 240 },
        'Παραλία Ακράτας'.length,
        SIGHT,
      ).length;
    // Fifteen letters of 28 units, each some 16 wide, end at 520.
    expect(named(525)).toBe(0);
    expect(named(540)).toBe(1);
  });

  test('are left to wide maps where a narrow one would cut them off', () => {
    const { map, middle } = mapAround(AIGIO);
    const seenOn = Object.fromEntries(
      townsInSight(map.places, middle, 9, SIGHT).map((town) => [town.name.en, town.seenOn]),
    );
    expect(seenOn.Kamares).toBe('all');
    expect(seenOn.Akrata).toBe('wide');
  });

  const town = { el: 'Πόλη', en: 'City' };
  const seen = (places: { x: number; y: number; name?: typeof town }[]) =>
    townsInSight(
      places.map((place) => ({ name: town, ...place })),
      { x: 400, y: 240 },
      4,
      SIGHT,
    ).map(({ seenOn }) => seenOn);

  // The box of a town goes from 12 left of it to 76 right, from 34 above it to 12 below.
  test.each([
    ['at the left edge of a narrow map', 162, 100, ['all']],
    ['beyond it', 161, 100, ['wide']],
    ['at the right edge of a narrow map', 574, 100, ['all']],
    ['beyond it', 575, 100, ['wide']],
    ['beyond the left edge of every map', 11, 100, []],
    ['at the upper edge', 500, 34, ['all']],
    ['beyond it', 500, 33, []],
    ['at the lower edge', 500, 468, ['all']],
    ['beyond it', 500, 469, []],
    ['left of the pin', 290, 220, ['all']],
    ['too near to it', 291, 220, []],
    ['right of the pin', 446, 220, ['all']],
    ['too near to it', 445, 220, []],
    ['above the pin', 400, 194, ['all']],
    ['too near to it', 400, 195, []],
    ['under the name of the place', 400, 342, ['all']],
    ['too near to it', 400, 341, []],
    ['on the button', 200, 400, []],
  ])('of a town %s (%i, %i) are seen on %j', (_, x, y, expected) => {
    expect(seen([{ x, y }])).toEqual(expected);
  });

  test('have room in both languages', () => {
    expect(seen([{ x: 560, y: 100, name: { el: 'Πόλη', en: 'City of towers' } }])).toEqual([
      'wide',
    ]);
    expect(seen([{ x: 560, y: 100, name: { el: 'Πόλη των πύργων', en: 'City' } }])).toEqual([
      'wide',
    ]);
  });

  test('do not cover each other', () => {
    const [x, y] = [500, 100];
    expect(
      seen([
        { x, y },
        { x: 587, y },
      ]),
    ).toEqual(['all']);
    expect(
      seen([
        { x, y },
        { x: 588, y },
      ]),
    ).toEqual(['all', 'wide']);
  });

  /** Where the name of a sea of one spot is seen; it is 84 units wide and 32 high. */
  const water = (x: number, y: number, sight: Sight) =>
    nameWater([{ name: { el: 'Θάλασσα', en: 'Sea' }, line: [{ x, y }] }], sight, { x, taken: [] })
      ?.seenOn;

  test.each([
    [42, 300, 'wide'],
    [41, 300, undefined],
    [758, 300, 'wide'],
    [759, 300, undefined],
    [242, 300, 'all'],
    [241, 300, 'wide'],
    [558, 300, 'all'],
    [559, 300, 'wide'],
    [400, 106, 'wide'],
    [400, 105, undefined],
    [400, 369, 'wide'],
    [400, 370, undefined],
    [400, 166, 'all'],
    [400, 165, 'wide'],
    [400, 334, 'all'],
    [400, 335, 'wide'],
  ])('put a sea at %i, %i on maps that show all of its name: %s', (x, y, expected) => {
    const narrow = { left: 200, right: 600, top: 150, bottom: 350 };
    expect(water(x, y, { narrow, wide: { left: 0, right: 800, top: 90, bottom: 385 } })).toBe(
      expected,
    );
  });

  test.each([
    [0, { x: 100, y: 100 }],
    [400, { x: 400, y: 250 }],
    [800, { x: 700, y: 400 }],
  ])('put the name of a sea on its line, as near to %i as that goes', (x, spot) => {
    const line = [
      { x: 100, y: 100 },
      { x: 700, y: 400 },
    ];
    const waters = [{ name: { el: 'Θάλασσα', en: 'Sea' }, line }];
    expect(placeWaterName(waters, { x, sight: ALL, taken: [] })).toMatchObject(spot);
  });

  test('put the gulf on the water, or nowhere', () => {
    const sight = { ...ALL, top: 100 };
    const { map, middle } = mapAround(AIGIO);
    const gulf = placeWaterName(map.waters, { x: middle.x + 98, sight, taken: [] });
    expect(gulf?.name.en).toBe('Gulf of Corinth');
    // The shore at Aigio is in the middle of the map.
    expect(gulf?.y).toBeGreaterThan(100);
    expect(gulf?.y).toBeLessThan(middle.y - 30);
    const inland = mapAround(LAKE_TSIVLOU).map;
    expect(placeWaterName(inland.waters, { x: 400, sight, taken: [] })).toBeUndefined();
  });

  test('put the name of a sea where a narrow map shows all of it, or leave it to the wide one', () => {
    const water = (x: number) => [
      {
        name: { el: 'Θάλασσα', en: 'Sea' },
        line: [
          { x, y: 200 },
          { x: 750, y: 200 },
        ],
      },
    ];
    const where = { x: 740, taken: [] };
    const onBoth = nameWater(water(100), SIGHT, where);
    expect(onBoth).toMatchObject({ seenOn: 'all' });
    expect(onBoth?.x).toBeLessThan(SIGHT.narrow.right - 30);
    expect(nameWater(water(660), SIGHT, where)).toMatchObject({ seenOn: 'wide' });
  });

  test('put the name of a sea off what stands there', () => {
    const waters = [
      {
        name: { el: 'Θάλασσα', en: 'Sea' },
        line: [
          { x: 100, y: 200 },
          { x: 700, y: 200 },
        ],
      },
    ];
    const taken = [{ left: 350, right: 450, top: 180, bottom: 220 }];
    const free = placeWaterName(waters, { x: 400, sight: ALL, taken: [] });
    const beside = placeWaterName(waters, { x: 400, sight: ALL, taken });
    expect(free?.x).toBe(400);
    expect(Math.abs((beside?.x ?? 400) - 400)).toBeGreaterThan(50);
    const everywhere = [{ ...ALL }];
    expect(placeWaterName(waters, { x: 400, sight: ALL, taken: everywhere })).toBeUndefined();
  });
});
