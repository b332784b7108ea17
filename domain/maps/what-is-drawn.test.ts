import { describe, expect, test } from 'vitest';
import { drawMap } from './draw-map.ts';
import type { DrawnMap } from './drawn-map.ts';
import type { MapData, MapFeature } from './map-data.ts';
import { projectWindow } from './projection.ts';

const WINDOW = { west: 22, east: 22.5, south: 38, north: 38.4 };
const mapOf = (features: MapFeature[]): MapData => ({ window: WINDOW, features });

const feature = (
  kind: MapFeature['kind'],
  geometry: MapFeature['geometry'],
  { name = null, size = null }: { name?: string | null; size?: number | null } = {},
): MapFeature => ({
  kind,
  geometry,
  size,
  name: name === null ? null : { el: name, en: name },
});
const at = (lng: number, lat: number): MapFeature['geometry'] => ({
  type: 'Point',
  coordinates: [lng, lat],
});
const along = (west: number, lat: number): MapFeature['geometry'] => ({
  type: 'LineString',
  coordinates: [
    [west, lat],
    [west + 0.03, lat],
  ],
});

describe('a drawing', () => {
  test.each<[keyof DrawnMap, MapFeature['kind'], 'area' | 'line']>([
    ['land', 'coast', 'area'],
    ['units', 'unit', 'area'],
    ['squares', 'square', 'area'],
    ['rivers', 'river', 'line'],
    ['rails', 'rail', 'line'],
    ['streets', 'street', 'line'],
    ['roads', 'road', 'line'],
  ])('has in %s what is a %s, and nothing else', (layer, kind, shape) => {
    const corner: [number, number][] = [
      [22.1, 38.1],
      [22.3, 38.1],
      [22.3, 38.3],
    ];
    const one = feature(
      kind,
      shape === 'area'
        ? { type: 'Polygon', coordinates: [[...corner, [22.1, 38.1]]] }
        : { type: 'LineString', coordinates: corner },
    );
    const { land, units, squares, rivers, rails, streets, roads } = drawMap(
      mapOf([one]),
      WINDOW,
      640,
    );
    const paths = { land, units, squares, rivers, rails, streets, roads };
    const drawn = Object.entries(paths).flatMap(([name, path]) => (path === '' ? [] : [name]));
    expect(drawn).toEqual([layer]);
  });

  test('has mountains whose tops are where they are, the larger ones higher', () => {
    const { mountains } = drawMap(
      mapOf([
        feature('mountain', at(22.1, 38.2), { size: 1 }),
        feature('mountain', at(22.2, 38.2), { size: 0.5 }),
        feature('mountain', at(22.3, 38.2)),
      ]),
      WINDOW,
      640,
    );
    const { place } = projectWindow(WINDOW, 640);
    const tops = [22.1, 22.2, 22.3].map((lng) => place([lng, 38.2]));
    expect(mountains.map(({ x, y }) => [x, y])).toEqual(
      tops.map(({ x, y }) => [Math.round(x), Math.round(y)]),
    );
    const [large = 0, small = 0, usual = 0] = mountains.map(({ height }) => height);
    expect(small).toBeGreaterThan(0);
    expect(usual).toBeGreaterThan(small);
    expect(large).toBeGreaterThan(usual);
  });

  test('has each town, stop, entrance, sea and street in sight under its name, and none from elsewhere', () => {
    const map = mapOf([
      feature('place', at(22.02, 38.02), { name: 'Aigio' }),
      feature('place', at(22.03, 38.02)),
      feature('place', at(23, 38.02), { name: 'Athens' }),
      feature('stop', at(22.01, 38.02), { name: 'Station' }),
      feature('stop', at(22.04, 38.02)),
      feature('entrance', at(22.03, 38.02)),
      feature('entrance', at(22.03, 39)),
      feature('water', along(22.01, 38.01), { name: 'Gulf of Corinth' }),
      feature('water', along(23, 38.01), { name: 'Aegean' }),
      feature('street', along(22.01, 38.03), { name: 'Korinthou' }),
      feature('street', along(22.02, 38.03)),
      feature('road', along(22.02, 38.01), { name: 'Coast road' }),
    ]);
    const near = { west: 22, east: 22.05, south: 38, north: 38.04 };
    const drawn = drawMap(map, near, 640);
    const names = (all: readonly { name: { en: string } | null }[]) =>
      all.map(({ name }) => name?.en);
    expect(names(drawn.places)).toEqual(['Aigio']);
    expect(names(drawn.stops)).toEqual(['Station', undefined]);
    expect(drawn.entrances).toHaveLength(1);
    expect(names(drawn.waters)).toEqual(['Gulf of Corinth']);
    expect(names(drawn.ways)).toEqual(['Korinthou', 'Coast road']);
    // On a map of the whole region no street has room for its name.
    const wide = drawMap(map, WINDOW, 640);
    expect([names(wide.places), wide.ways]).toEqual([['Aigio'], []]);
  });
});
