import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../harness/browser/browser.ts';
import { LETTERS, lettersFile, makeLetters } from './letters.mjs';

const NAMES = ['greek', 'latin', 'rare'] as const;

/** The faces that fonts.css declares: file, weights and code points. */
function readFaces() {
  const css = readFileSync('app/ui/styles/fonts.css', 'utf8');
  return [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].flatMap(([, face = '']) => {
    const file = /url\("\.\.\/fonts\/(.+?)"\)/.exec(face)?.[1];
    if (!file) return [];
    const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
    const codes = ranges.flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    });
    return [{ file: `app/ui/fonts/${file}`, weights: /font-weight: (.+);/.exec(face)?.[1], codes }];
  });
}

describe('the letters of the site', () => {
  it.each(NAMES)('%s are those that the script makes of the package', async (name) => {
    const kept = readFileSync(lettersFile(name));
    expect(Buffer.compare(kept, await makeLetters(name))).toBe(0);
  });

  it('are asked for by the style sheet exactly where a file has them', () => {
    const faces = readFaces();
    expect(faces.map(({ file }) => file)).toEqual(NAMES.map(lettersFile));
    for (const [i, name] of NAMES.entries()) {
      const codes = LETTERS[name].characters.map((character) => character.codePointAt(0));
      expect(faces[i]?.codes, name).toEqual(codes.sort((a = 0, b = 0) => a - b));
      expect(faces[i]?.weights, name).toBe('400 700');
    }
  });

  it('that every page loads weigh at most 31 KB', () => {
    const weight = (name: (typeof NAMES)[number]) => readFileSync(lettersFile(name)).length;
    expect(weight('greek') + weight('latin')).toBeLessThan(31_000);
  });

  it('of everyday writing need no third file', () => {
    const everyday =
      '«Αίτηση», ώρες 08:00–14:30 · 12,50 € … Ψαρών 7–9, 25100 Αίγιο — “Apply online” don’t −5 °C 30 m² Ϊϋΐ café \u2060';
    const [greek, latin] = readFaces();
    const known = new Set([...(greek?.codes ?? []), ...(latin?.codes ?? [])]);
    expect([...everyday].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });

  it('whose capitals carry an accent leave the word before them its space, light and bold', async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      const file = readFileSync(lettersFile('greek')).toString('base64');
      const reach = await page.evaluate(async (bytes) => {
        const source = `url(data:font/woff2;base64,${bytes})`;
        document.fonts.add(await new FontFace('Site', source, { weight: '400 700' }).load());
        const pen = new OffscreenCanvas(10, 10).getContext(
          '2d',
        ) as OffscreenCanvasRenderingContext2D;
        return [400, 700].flatMap((weight) => {
          pen.font = `${weight} 1000px Site`;
          return [...'ΆΈΉΊΌΎΏ'].map((capital) => ({
            what: `${capital} ${weight}`,
            left: pen.measureText(capital).actualBoundingBoxLeft,
            right: pen.measureText(capital).actualBoundingBoxRight - pen.measureText(capital).width,
          }));
        });
      }, file);
      // A space is 240 wide.
      for (const { what, left, right } of reach) {
        expect(left, what).toBeLessThan(70);
        expect(right, what).toBeLessThanOrEqual(0);
      }
    } finally {
      await browser.close();
    }
  });
});
