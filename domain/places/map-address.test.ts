import { expect, test } from 'vitest';
import { mapAddress, mapFrameAddress } from './map-address.ts';

const AIGIO = { lat: 38.25, lng: 22.08 };

test('the map opens at a point, near enough to see its streets, or as far away as asked', () => {
  const site = 'https://www.openstreetmap.org/?mlat=38.25&mlon=22.08';
  expect(mapAddress(AIGIO)).toBe(`${site}#map=16/38.25/22.08`);
  expect(mapAddress(AIGIO, 12)).toBe(`${site}#map=12/38.25/22.08`);
});

test('a frame shows what lies around a point, and marks the point', () => {
  const { origin, pathname, searchParams } = new URL(mapFrameAddress(AIGIO));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect([west, south]).toEqual([expect.closeTo(22.068, 6), expect.closeTo(38.244, 6)]);
  expect([east, north]).toEqual([expect.closeTo(22.092, 6), expect.closeTo(38.256, 6)]);
  expect(searchParams.get('marker')).toBe('38.25,22.08');
});
