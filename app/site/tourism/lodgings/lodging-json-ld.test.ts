import { expect, test } from 'vitest';
import { emptyData } from '../../../../domain/content/model/content-type.ts';
import { lodging } from '../../../../domain/content-types/lodging.ts';
import { lodgingJsonLd } from './lodging-json-ld.ts';

const told = (facts: object, pictures?: string[]) =>
  lodgingJsonLd(
    {
      path: '/tourism/accommodation/stay',
      data: { ...emptyData(lodging.fields), ...facts } as never,
    },
    'en',
    'https://www.example.gr',
    pictures,
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
  const { address, ...others } = told({});
  expect(Object.keys(others).sort()).toEqual(['@type', 'description', 'name', 'url']);
  expect(address).toEqual({ '@type': 'PostalAddress', addressCountry: 'GR' });
});

test('what is known of a place to stay is told, in the language of its page', () => {
  const facts = {
    name: { el: 'Ξενώνας', en: 'Guesthouse' },
    description: { el: 'Δίπλα στη θάλασσα.', en: 'By the sea.' },
    address: { el: 'Ακτή 1', en: 'Akti 1' },
    phone: '+30 26910 99000',
    email: 'stay@example.gr',
    website: 'https://stay.example.gr/',
    stars: 3,
    priceLevel: 'middle',
    coordinates: { lat: 38.25, lng: 22.08 },
    aids: ['lift', 'step-free'],
  };
  expect(told(facts)).toEqual({
    '@type': 'LodgingBusiness',
    name: 'Guesthouse',
    description: 'By the sea.',
    url: 'https://www.example.gr/tourism/accommodation/stay?lang=en',
    telephone: '+30 26910 99000',
    email: 'stay@example.gr',
    sameAs: 'https://stay.example.gr/',
    address: { '@type': 'PostalAddress', streetAddress: 'Akti 1', addressCountry: 'GR' },
    priceRange: '60–100 €',
    starRating: { '@type': 'Rating', ratingValue: 3 },
    geo: { '@type': 'GeoCoordinates', latitude: 38.25, longitude: 22.08 },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Step-free entrance', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Lift', value: true },
    ],
  });
});

test('pictures of a place to stay are told by their whole addresses', () => {
  const pictures = ['https://www.example.gr/media/a/1280.jpg'];
  expect(told({}, pictures)).toMatchObject({ image: pictures });
});

test('a page of this site as the website of a place to stay is told by its whole address', () => {
  expect(told({ website: '/rooms' })).toMatchObject({ sameAs: 'https://www.example.gr/rooms' });
});
