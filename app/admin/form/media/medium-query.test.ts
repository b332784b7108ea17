import { expect, test } from 'vitest';
import { renditionOf, thumbnailOf } from './medium-query.ts';

const medium = { url: '/media/0limani.0123456789abcdef/1280.webp', width: 1280 };

test('a preview has the largest rendition that fits, or the smallest there is', () => {
  expect(renditionOf(medium, 960)).toBe('/media/0limani.0123456789abcdef/960.webp');
  expect(renditionOf(medium, 900)).toBe('/media/0limani.0123456789abcdef/640.webp');
  expect(thumbnailOf(medium)).toBe('/media/0limani.0123456789abcdef/320.webp');
});
