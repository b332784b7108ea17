import { expect, test } from 'vitest';
import { findUnknownToSchemaOrg } from '../../harness/screens/schema-org.ts';

const PLACE = { '@type': 'Place', name: 'Aigio', geo: { '@type': 'GeoCoordinates', latitude: 38 } };

test.each([
  ['what is right', { '@type': 'Event', name: 'x', startDate: '2026-07-04', location: PLACE }, []],
  ['a type below the one asked for', { '@type': 'Event', location: { '@type': 'Beach' } }, []],
  ['two types at once', { '@type': ['Beach', 'TouristAttraction'], touristType: 'families' }, []],
  ['a reference', { '@type': 'Event', organizer: { '@id': 'https://x.example/#m' } }, []],
  [
    'a word of an enumeration',
    { '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled' },
    [],
  ],
  ['an unknown type', { '@type': 'Council' }, ['Council: no type Council']],
  [
    'a property of another type',
    { '@type': 'Place', startDate: '2026' },
    ['Place.startDate: no such property'],
  ],
  [
    'an object of another type',
    { '@type': 'Place', geo: { '@type': 'Person' } },
    ['Place.geo: takes no Person'],
  ],
  [
    'a text for an object',
    { '@type': 'Place', openingHoursSpecification: '09:00' },
    ['Place.openingHoursSpecification: takes no text'],
  ],
  [
    'a fault within',
    { '@type': 'Event', location: { '@type': 'Place', price: 1 } },
    ['Event.location > Place.price: no such property'],
  ],
])('%s', (_, data, faults) => {
  expect(findUnknownToSchemaOrg(data)).toEqual(faults);
});
