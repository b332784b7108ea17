import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FOCUS_STEP } from '../../domain/media/pictures/crop.ts';
import type { Picture as StoredPicture } from '../../domain/media/pictures/picture.ts';
import { Picture } from '../ui/pictures/picture.tsx';
import { addressesOfPictures } from './files/addresses-of-pictures.ts';
import { shownLicence } from './files/shown-licence.ts';
import { pictureSource } from './picture-source.ts';

const stored = (x: number, y: number): StoredPicture => ({
  path: '/media/a.0123456789abcdef',
  width: 800,
  height: 600,
  alt: { el: 'Λιμάνι', en: 'Harbour' },
  isDecorative: false,
  focus: { x, y },
  credit: { el: '', en: '' },
  licence: '',
});
const render = (picture: StoredPicture) =>
  renderToStaticMarkup(
    createElement(Picture, { picture: pictureSource(picture, 'en'), sizes: '100vw' }),
  );

test('a picture keeps in sight the point that staff chose, by classes alone', () => {
  expect(render(stored(20, 85))).toContain('class="focused focus-x-20 focus-y-85"');
  expect(render(stored(20, 85))).not.toContain('style');
  expect(render(stored(50, 50))).not.toContain('class');
  // The middle of one side says nothing of the other.
  expect(render(stored(50, 20))).toContain('class="focused focus-x-50 focus-y-20"');
  expect(render(stored(20, 50))).toContain('class="focused focus-x-20 focus-y-50"');
});

test('a description that nobody translated is marked with its own language; other pictures are not', () => {
  const untranslated = { ...stored(50, 50), alt: { el: 'Λιμάνι', en: '' } };
  expect(render(untranslated)).toContain('alt="Λιμάνι" lang="el"');
  expect(render(stored(50, 50))).toContain('alt="Harbour"');
  expect(render(stored(50, 50))).not.toContain('lang');
  expect(pictureSource(null, 'en')).toBeUndefined();
});

test('the styles have every step that staff can choose', () => {
  const styles = readFileSync('app/ui/styles/focus.css', 'utf8');
  for (let percent = 0; percent <= 100; percent += FOCUS_STEP) {
    for (const side of ['x', 'y']) {
      // The middle is what the class `focused` falls back to.
      const rule = `.focus-${side}-${percent} {\n  --focus-${side}: ${percent}%;\n}`;
      if (percent !== 50) expect(styles).toContain(rule);
    }
  }
});

test.each([
  ['cc0', 'CC0 1.0', 'publicdomain/zero/1.0'],
  ['cc-by', 'CC BY 4.0', 'licenses/by/4.0'],
  ['cc-by-sa', 'CC BY-SA 4.0', 'licenses/by-sa/4.0'],
  ['cc-by-nd', 'CC BY-ND 4.0', 'licenses/by-nd/4.0'],
  ['cc-by-nc', 'CC BY-NC 4.0', 'licenses/by-nc/4.0'],
  ['cc-by-nc-sa', 'CC BY-NC-SA 4.0', 'licenses/by-nc-sa/4.0'],
  ['cc-by-nc-nd', 'CC BY-NC-ND 4.0', 'licenses/by-nc-nd/4.0'],
])('the licence %s is named, and leads to its own text', (value, name, path) => {
  const href = `https://creativecommons.org/${path}/`;
  expect(shownLicence(value, 'gr')).toEqual({ name, href });
});

test('a picture of the municipality’s own, by permission or of the public domain leads to no licence', () => {
  const quiet = ['own', 'permission', 'bought', 'other', ''];
  expect(quiet.map((value) => shownLicence(value, 'gr'))).toEqual(quiet.map(() => undefined));
  expect(shownLicence('public-domain', 'gr')).toEqual({ name: 'Κοινό κτήμα' });
  expect(shownLicence('public-domain', 'en')).toEqual({ name: 'Public domain' });
});

test('search engines are told of six pictures, the own one first, each once and as large as 1280 pixels', () => {
  const named = (name: string, width = 800): StoredPicture => ({
    ...stored(50, 50),
    path: `/media/${name}`,
    width,
  });
  const gallery = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => named(name, 4000));
  expect(addressesOfPictures('https://www.example.gr', named('a'), gallery)).toEqual([
    'https://www.example.gr/media/a/640.jpg',
    'https://www.example.gr/media/b/1280.jpg',
    'https://www.example.gr/media/c/1280.jpg',
    'https://www.example.gr/media/d/1280.jpg',
    'https://www.example.gr/media/e/1280.jpg',
    'https://www.example.gr/media/f/1280.jpg',
  ]);
  expect(addressesOfPictures('https://www.example.gr', named('a'), [named('a')])).toHaveLength(1);
  // A small picture exists in its own width alone.
  expect(addressesOfPictures('https://www.example.gr', undefined, [named('b', 300)])).toEqual([
    'https://www.example.gr/media/b/300.jpg',
  ]);
  expect(addressesOfPictures('https://www.example.gr', undefined, [])).toBeUndefined();
});
