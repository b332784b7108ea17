import { expect, test } from 'vitest';
import { unitPoints } from './unit-points.ts';

test('of the units those are on a map whose place is known and on it', () => {
  const unitAt = (slug: string, coordinates: { lat: number; lng: number } | null) =>
    ({ slug, data: { name: { el: slug, en: slug }, coordinates } }) as never;
  const map = { window: { west: 21.9, east: 22.5, south: 37.9, north: 38.4 } } as never;
  const units = [
    unitAt('aigio', { lat: 38.25, lng: 22.08 }),
    unitAt('athens', { lat: 37.98, lng: 23.73 }),
    unitAt('nowhere', null),
  ];
  expect(unitPoints(units, map)).toEqual([
    {
      name: { el: 'aigio', en: 'aigio' },
      href: expect.stringContaining('aigio'),
      lat: 38.25,
      lng: 22.08,
    },
  ]);
});
