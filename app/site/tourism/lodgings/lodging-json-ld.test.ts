import { expect, test } from 'vitest';
import { emptyData } from '../../../../domain/content/model/content-type.ts';
import { lodging } from '../../../../domain/content-types/lodging.ts';
import { lodgingJsonLd } from './lodging-json-ld.ts';

const told = (facts: object) =>
  lodgingJsonLd(
    {
      path: '/tourism/accommodation/stay',
      data: { ...emptyData(lodging.fields), ...facts } as never,
    },
    'en',
    'https://www.example.gr',
  );

test.each([
  ['hotel', 'Hotel'],
  ['guesthouse', 'BedAndBreakfast'],
  ['campsite', 'Campground'],
  // schema.org has no word of its own for these.
  ['rooms', 'LodgingBusiness'],
  ['apartments', 'LodgingBusiness'],
  [null, 'LodgingBusiness'],
])('a place to stay of the kind %s is told to search engines as a %s', (kind, type) => {
  expect(told({ kind })['@type']).toBe(type);
});

test('what is not known of a place to stay is not told', () => {
  expect(Object.keys(told({})).sort()).toEqual(['@type', 'address', 'description', 'name', 'url']);
});
