import { expect, test } from 'vitest';
import { groupPlaces } from './group-places.ts';

const TOWN_HALL = { lat: 38.25, lng: 22.08 };
const name = (text: string) => ({ el: text, en: text });
const attraction = (id: string, category: string, lat: number | null, unit = 'aigio') => ({
  id,
  slug: id,
  data: { name: name(id), category, unit, location: lat === null ? null : { lat, lng: 22.08 } },
});
const CONTENT = {
  units: [{ slug: 'aigio', data: { name: name('Aigio') } }],
  attractions: [
    attraction('far', 'beach', 38.35),
    attraction('museum', 'culture', 38.251),
    attraction('nowhere', 'beach', null),
    attraction('near', 'beach', 38.27, 'gone'),
  ],
  lodgings: [
    { id: 'inn', slug: 'inn', data: { name: name('inn'), unit: null, coordinates: TOWN_HALL } },
  ],
  offices: [
    {
      id: 'desk',
      slug: 'desk',
      data: { name: name('desk'), address: name('Street 1'), coordinates: null },
    },
  ],
} as never as Parameters<typeof groupPlaces>[0];

test('places stand by what they are, the nearest first', () => {
  const groups = groupPlaces(CONTENT, TOWN_HALL);
  expect(groups.map(({ key, places }) => [key, places.map((place) => place.key)])).toEqual([
    ['office', ['desk']],
    ['beach', ['near', 'far', 'nowhere']],
    ['culture', ['museum']],
    ['lodging', ['inn']],
  ]);
  const [offices, beaches, , stays] = groups;
  expect(beaches?.places.map(({ where }) => where?.en)).toEqual([undefined, 'Aigio', 'Aigio']);
  expect(beaches?.places[1]?.km).toBeCloseTo(11.1, 1);
  expect(stays?.places[0]).toMatchObject({ href: '/tourism/accommodation/inn', km: 0 });
  expect(offices?.places[0]).toMatchObject({
    href: '/municipality/departments#office-desk',
    where: { en: 'Street 1' },
  });
});

test('without a town hall no distance is said, and the order is that of staff', () => {
  const [, beaches] = groupPlaces(CONTENT, null);
  expect(beaches?.places.map(({ key, km }) => [key, km])).toEqual([
    ['far', null],
    ['nowhere', null],
    ['near', null],
  ]);
});
