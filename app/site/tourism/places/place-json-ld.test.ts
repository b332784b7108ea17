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
