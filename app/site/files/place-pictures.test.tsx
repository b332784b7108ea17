import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import { EntryGallery } from './entry-gallery.tsx';
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

test('a caption that repeats what the picture shows is said once', () => {
  const captionsOf = (caption: { el: string; en: string }) => {
    const pictures = [{ ...(own as object), caption }] as never;
    const html = renderToStaticMarkup(<EntryGallery pictures={pictures} language="en" />);
    return textsIn(parseHtml(html), 'figcaption').join();
  };
  expect(captionsOf({ el: 'Ο μύλος', en: 'The mill' })).not.toContain('The mill');
  expect(captionsOf({ el: 'Το 1905', en: 'In 1905' })).toContain('In 1905');
});

test('the only picture of a place opens over its page: the script for that is there', () => {
  const html = renderToStaticMarkup(<OwnPictureNote own={own} gallery={[]} language="en" />);
  expect(html).toContain('data-gallery');
  expect(html).toContain('<script type="module" src="/gallery.js">');
});
