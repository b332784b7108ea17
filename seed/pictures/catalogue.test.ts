import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '../../domain/content/model/content-type.ts';
import { findFieldReferences } from '../../domain/content/references/references-of.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { sampleEntries } from '../content/sample-entries.ts';
import { PICTURE_FOLDER, PICTURES, readPicture } from './catalogue.ts';
import { emblemSvg } from './emblem.ts';

const KB = 1024;
const keys = PICTURES.map(({ key }) => key);

/** Which entries of the first content show a picture, by its key. */
function showingEntries(): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const [type, entries] of sampleEntries(TEST_NOW) as [
    ContentType,
    { slug: string; data: Record<string, unknown> }[],
  ][])
    for (const { slug, data } of entries)
      for (const { kind, target } of findFieldReferences(type.fields, data))
        if (kind === 'image')
          shown.set(target, [...(shown.get(target) ?? []), `${type.name}/${slug}`]);
  return shown;
}

/**
 * How far one of the colours goes from its mean. What sharp says of a picture (`stats`) has it drawn four times: 0.16
 * seconds of the processor instead of 0.04.
 */
async function strongestDeviation(svg: Buffer): Promise<number> {
  const { data, info } = await sharp(svg, { density: 9 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const count = data.length / info.channels;
  const deviations = Array.from({ length: info.channels }, (_, channel) => {
    let sum = 0;
    let squares = 0;
    for (let at = channel; at < data.length; at += info.channels) {
      const value = data[at] as number;
      sum += value;
      squares += value * value;
    }
    return Math.sqrt(squares / count - (sum / count) ** 2);
  });
  return Math.max(...deviations);
}

describe('the pictures of the first content', () => {
  it('have a file for each key, and a key for each file', () => {
    const files = readdirSync(PICTURE_FOLDER).filter((name) => name.endsWith('.svg'));
    expect(files.length).toBeGreaterThan(50);
    expect([...keys].sort()).toEqual(files.map((name) => name.slice(0, -'.svg'.length)).sort());
  });

  it('are those that content names, and none stands beside more than two entries', () => {
    const shown = showingEntries();
    expect(shown.size).toBeGreaterThan(50);
    expect([...shown.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !shown.has(key))).toEqual([]);
    expect([...shown].filter(([, entries]) => entries.length > 2)).toEqual([]);
  });

  it('are described in both languages, each in one sentence of its own', () => {
    for (const { key, alt } of PICTURES) {
      expect(alt.el, key).toMatch(/^(?=.*\p{Script=Greek})\P{Script=Latin}{20,140}\.$/u);
      expect(alt.en, key).toMatch(/^(?=.*\p{Script=Latin})\P{Script=Greek}{20,140}\.$/u);
    }
    const texts = PICTURES.flatMap(({ alt }) => [alt.el, alt.en]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(PICTURES)(
    '$key is a drawing of its size, small, and of nothing but shapes',
    async (picture) => {
      const bytes = await readPicture(picture.key);
      expect(bytes.length).toBeLessThan(72 * KB);
      const svg = bytes.toString('utf8');
      expect(svg).not.toMatch(/<(script|image|text|foreignObject|iframe|a|animate|set)[\s>]/i);
      expect(svg).not.toMatch(/\son\w+=|@import|javascript:|data:|<!|<\?|NaN|undefined/i);
      // References stay inside the file.
      expect(svg.match(/href="[^#]|url\((?!#)/g)).toBeNull();
      expect(svg.match(/https?:\/\/[^"']*/g)).toEqual(['http://www.w3.org/2000/svg']);
      const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      const uses = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      expect(uses.filter((id) => !ids.has(id))).toEqual([]);

      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([picture.width, picture.height]);
      // Not one flat colour, since a renderer leaves out parts that it does not understand.
      expect(await strongestDeviation(bytes)).toBeGreaterThan(15);
    },
  );

  it('are about three megabytes together', async () => {
    const sizes = await Promise.all(keys.map(async (key) => (await readPicture(key)).length));
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3200 * KB);
  });
});

describe('the emblem', () => {
  it('is drawn without text, down to the size of a tab', async () => {
    for (const mono of [false, true]) {
      const svg = emblemSvg({ mono });
      expect(svg).not.toContain('<text');
      const { info } = await sharp(Buffer.from(svg))
        .resize(16)
        .png()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([16, 16]);
    }
  });
});
