import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../harness/screens/parse-html.ts';
import { Picture } from './picture.tsx';

const picture = { path: '/media/harbour', width: 1300, height: 800, alt: 'The harbour' };
const partsOf = (more: { priority?: boolean } = {}) => {
  const drawn = parseHtml(
    renderToStaticMarkup(<Picture picture={picture} sizes="50vw" {...more} />),
  );
  const read = (name: string) => (attribute: string) =>
    drawn.querySelector(name)?.getAttributeValue(attribute);
  return { source: read('source'), img: read('img') };
};

const setOf = (format: string) =>
  [320, 480, 640, 960, 1280]
    .map((width) => `/media/harbour/${width}.${format} ${width}w`)
    .join(', ');

test('a picture is offered in AVIF, and to all others in WebP, in the widths that it has', () => {
  const { source, img } = partsOf();
  expect([source('type'), source('srcset'), source('sizes')]).toEqual([
    'image/avif',
    setOf('avif'),
    '50vw',
  ]);
  expect([img('srcset'), img('sizes')]).toEqual([setOf('webp'), '50vw']);
  // For browsers that choose none: large enough for a screen, and not for a wall.
  expect(img('src')).toBe('/media/harbour/960.webp');
});

test('a picture keeps its place before it is there, so that nothing below it moves', () => {
  const { img } = partsOf();
  expect([img('width'), img('height'), img('alt')]).toEqual(['1300', '800', 'The harbour']);
});

test('only what is on the first screen is fetched at once, and before others', () => {
  const { img } = partsOf();
  expect([img('loading'), img('fetchpriority')]).toEqual(['lazy', null]);
  const first = partsOf({ priority: true }).img;
  expect([first('loading'), first('fetchpriority')]).toEqual([null, 'high']);
});
