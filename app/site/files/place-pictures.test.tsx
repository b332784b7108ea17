import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnPictureNote } from './place-pictures.tsx';

const own = {
  path: '/media/mill',
  width: 1280,
  height: 800,
  alt: { el: 'Ο μύλος', en: 'The mill' },
  credit: { el: '', en: '' },
  licence: null,
  focus: { x: 50, y: 50 },
} as never;

test('the only picture of a place opens over its page: the script for that is there', () => {
  const html = renderToStaticMarkup(<OwnPictureNote own={own} gallery={[]} language="en" />);
  expect(html).toContain('data-gallery');
  expect(html).toContain('<script type="module" src="/gallery.js">');
});
