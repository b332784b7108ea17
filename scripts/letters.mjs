// The typeface with the letters and weights that the site writes: `node scripts/letters.mjs` writes app/ui/fonts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { makeRoomForAccents } from './accents.mjs';
import { ROOT } from './environment.mjs';

export const FOLDER = 'app/ui/fonts';
const PACKAGE = 'node_modules/@fontsource-variable/commissioner/files';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

/** Signs of a keyboard that programs need and texts for residents do not: they are a tenth of the file. */
const SIGNS_OF_PROGRAMS = '#$*<=>[\\]^`{|}~';

/**
 * What Greek and English need on nearly every page besides Greek letters: signs of prices, dates and quotes, the é of
 * café, and the word joiner before icons.
 */
const EVERYDAY = [
  ...range(0x20, 0x7e).filter((character) => !SIGNS_OF_PROGRAMS.includes(character)),
  ...'\u00a0«»°·²×é\u2011–—‘’“”…\u2060€−',
];

/**
 * The files by name: the font of the package from which each is made, and its characters. Every page loads the
 * first two; 'rare' holds the other Latin letters (ü, ç) and signs (‰, <), which few pages have.
 */
export const LETTERS = {
  greek: { from: 'greek', characters: range(0x0370, 0x03ff) },
  latin: { from: 'latin', characters: EVERYDAY },
  rare: {
    from: 'latin',
    characters: [
      ...SIGNS_OF_PROGRAMS,
      ...range(0xa0, 0xff),
      ...'ıŒœʻʼˆ˚˜',
      ...range(0x2000, 0x206f),
      ...'™↑↓∕\ufeff\ufffd',
    ].filter((character) => !EVERYDAY.includes(character)),
  },
};

/** The weights that the styles name. */
export const WEIGHTS = { min: 400, max: 700 };

/** Kerning, marks, ligatures and figures of one width; small capitals and the like are used nowhere. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum'];

/** The bytes of one of the files. */
export async function makeLetters(name) {
  const { from, characters } = LETTERS[name];
  const whole = readFileSync(join(ROOT, PACKAGE, `commissioner-${from}-wght-normal.woff2`));
  const few = await subsetFont(whole, characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
  return subsetFont(from === 'greek' ? makeRoomForAccents(few) : few, characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
  });
}

/** Where one of the files is, from the project's folder. */
export const lettersFile = (name) => `${FOLDER}/commissioner-${name}.woff2`;

if (process.argv[1]?.endsWith('letters.mjs')) {
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  for (const name of Object.keys(LETTERS)) {
    const bytes = await makeLetters(name);
    writeFileSync(join(ROOT, lettersFile(name)), bytes);
    console.log(`${lettersFile(name)}: ${(bytes.length / 1000).toFixed(1)} KB`);
  }
}
