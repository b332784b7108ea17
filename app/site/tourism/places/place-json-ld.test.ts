import { expect, test } from 'vitest';
import { emptyData } from '../../../../domain/content/model/content-type.ts';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { attractionJsonLd } from './place-json-ld.ts';

const told = (facts: object, pictureWidth = 4000) =>
  attractionJsonLd(
    {
      slug: 'place',
      path: '/tourism/beach/place',
      data: { ...emptyData(attraction.fields), ...facts } as never,
      picture: { path: '/media/a', width: pictureWidth, height: 300, alt: '' },
      image: undefined,
    },
    'en',
    'https://www.example.gr',
  );

test.each([
  [4000, 960],
  [800, 640],
  [300, 300],
])('of a picture %i pixels wide search engines get one that exists: %i', (width, expected) => {
  expect(told({}, width).image).toBe(`https://www.example.gr/media/a/${expected}.jpg`);
});

test('only of a place of which a price is known search engines are told whether it costs something', () => {
  expect(told({ isFree: true })).toMatchObject({ isAccessibleForFree: true });
  expect(told({ price: { el: '3 €', en: '' } })).toMatchObject({ isAccessibleForFree: false });
  expect(told({})).not.toHaveProperty('isAccessibleForFree');
});

const NAMED = {
  name: { el: 'Τόπος', en: 'Place' },
  description: { el: 'Λίγα λόγια.', en: 'A few words.' },
};

test('what is known of a beach is told, in the language of its page', () => {
  const facts = {
    ...NAMED,
    category: 'beach',
    location: { lat: 38.25, lng: 22.08 },
    phone: '+30 26910 99000',
    website: 'https://beach.example.gr/',
    hours: [{ days: [1, 7], opens: '08:00', closes: '20:00' }],
    lifeguard: true,
    aids: ['sea-chair'],
    shore: 'pebbles',
    waterQuality: 'excellent',
    waterYear: 2025,
  };
  expect(told(facts)).toEqual({
    '@type': 'TouristAttraction',
    additionalType: 'https://schema.org/Beach',
    name: 'Place',
    description: 'A few words.',
    url: 'https://www.example.gr/tourism/beach/place?lang=en',
    image: 'https://www.example.gr/media/a/960.jpg',
    geo: { '@type': 'GeoCoordinates', latitude: 38.25, longitude: 22.08 },
    address: { '@type': 'PostalAddress', addressCountry: 'GR' },
    telephone: '+30 26910 99000',
    sameAs: 'https://beach.example.gr/',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'],
        opens: '08:00',
        closes: '20:00',
      },
    ],
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Lifeguard', value: true },
      {
        '@type': 'LocationFeatureSpecification',
        name: 'Sea access chair (Seatrac)',
        value: true,
      },
    ],
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Shore', value: 'Pebbles' },
      { '@type': 'PropertyValue', name: 'Water quality', value: 'Excellent (2025)' },
    ],
  });
});

test('what is not known of another place is not told, nor what only beaches have', () => {
  expect(told({ ...NAMED, category: 'nature', shore: 'pebbles' })).toEqual({
    '@type': 'TouristAttraction',
    name: 'Place',
    description: 'A few words.',
    url: 'https://www.example.gr/tourism/beach/place?lang=en',
    image: 'https://www.example.gr/media/a/960.jpg',
    address: { '@type': 'PostalAddress', addressCountry: 'GR' },
    amenityFeature: [],
  });
});

test('a page of this site as the website of a place is told by its whole address', () => {
  expect(told({ website: '/museum' })).toMatchObject({ sameAs: 'https://www.example.gr/museum' });
});
