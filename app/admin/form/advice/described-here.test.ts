import { expect, test } from 'vitest';
import { news } from '../../../../domain/content-types/news.ts';
import { startValues } from '../entry-values.ts';
import { isDescribedHere } from './described-here.ts';

const missing = (path: string, rule = 'alternative-text') => ({ rule, path });
const values = {
  ...startValues(news, '2026-03-04'),
  image: 'harbour',
  gallery: [{ image: 'square' }, { image: 'beach' }],
  $alts: {
    harbour: { el: 'Το λιμάνι', en: '' },
    beach: { el: 'Η παραλία', en: 'The beach' },
    square: { el: ' ', en: '' },
  },
};

test('what a picture shows is missed no longer once it is written in the form, before it is saved', () => {
  expect(isDescribedHere(missing('image'), values, ['el'])).toBe(true);
  expect(isDescribedHere(missing('gallery.1.image'), values, ['el', 'en'])).toBe(true);
});

test('it is missed in the language in which it is not written, and where only spaces are', () => {
  expect(isDescribedHere(missing('image'), values, ['el', 'en'])).toBe(false);
  expect(isDescribedHere(missing('gallery.0.image'), values, ['el'])).toBe(false);
});

test('other advice, pictures in texts and paths that lead nowhere stay', () => {
  expect(isDescribedHere(missing('image', 'past-date'), values, ['el'])).toBe(false);
  expect(isDescribedHere(missing('content.el'), values, ['el'])).toBe(false);
  expect(isDescribedHere(missing('gallery.7.image'), values, ['el'])).toBe(false);
});
