import { describe, expect, test } from 'vitest';
import type { LngLat } from './gulf-geometry.ts';
import { projectWindow, seaBetween } from './gulf-geometry.ts';
import { placeGulfName, type Sight, townsInSight } from './map-labels.ts';

const ALL = { left: 0, right: 800, top: 0, bottom: 480 };
const SIGHT: Sight = { narrow: { ...ALL, left: 150, right: 650 }, wide: ALL };

function mapAround([lng, lat]: LngLat) {
  const projection = projectWindow(
    { west: lng - 0.3, east: lng + 0.3, south: lat - 0.14, north: lat + 0.14 },
    800,
  );
  return { projection, middle: projection.place([lng, lat]) };
}

const AIGIO: LngLat = [22.0819, 38.2489];
const LAKE_TSIVLOU: LngLat = [22.225, 38.076];

describe('the names on the map of one place', () => {
  test('leave out the town that the place itself stands in, and show its neighbours', () => {
    const { projection, middle } = mapAround(AIGIO);
    const names = townsInSight(projection, middle, 9, SIGHT).map(({ name }) => name.en);
    expect(names).not.toContain('Aigio');
    expect(names).toContain('Diakopto');
  });

  test('do not stand in the way of a long name', () => {
    const { projection, middle } = mapAround([22.16, 38.235]);
    const named = (letters: number) =>
      townsInSight(projection, middle, letters, SIGHT).map(({ name }) => name.en);
    expect(named(4)).toContain('Diakopto');
    expect(named(44)).not.toContain('Diakopto');
  });

  test('are left to wide maps where a narrow one would cut them off', () => {
    const { projection, middle } = mapAround(AIGIO);
    const seenOn = Object.fromEntries(
      townsInSight(projection, middle, 9, SIGHT).map((town) => [town.name.en, town.seenOn]),
    );
    expect(seenOn.Kamares).toBe('all');
    expect(seenOn.Akrata).toBe('wide');
  });

  test('put the gulf on the water, or nowhere', () => {
    const { projection, middle } = mapAround(AIGIO);
    const gulf = placeGulfName(projection, middle, 100);
    const sea = seaBetween(projection, gulf?.x ?? 0);
    expect(gulf?.y).toBeGreaterThan(sea.north);
    expect(gulf?.y).toBeLessThan(sea.south);
    const inland = mapAround(LAKE_TSIVLOU);
    expect(placeGulfName(inland.projection, inland.middle, 100)).toBeUndefined();
  });
});
