/**
 * Every picture of the first content, by the key that content refers to it with. Its drawing is `{key}.svg` beside this
 * file.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { PLACES } from './places.ts';
import { TOWN_LIFE } from './town-life.ts';

/** From the project's folder, since the built server has another place than this file. */
export const PICTURE_FOLDER = 'seed/pictures';

export interface Picture {
  key: string;
  alt: Bilingual;
  /** Pixels; rendered sizes keep this shape. */
  width: number;
  height: number;
}

const LANDSCAPE = { width: 1920, height: 1200 };

export const PICTURES: readonly Picture[] = [...PLACES, ...TOWN_LIFE].map(
  ({ key, el, en, width = LANDSCAPE.width, height = LANDSCAPE.height }) => ({
    key,
    alt: { el, en },
    width,
    height,
  }),
);

/** The bytes of a picture's SVG file. Rejects where there is no file of this key. */
export function readPicture(key: string): Promise<Buffer> {
  return readFile(join(PICTURE_FOLDER, `${key}.svg`));
}
