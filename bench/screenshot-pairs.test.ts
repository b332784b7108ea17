import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairScreenshots, writeSheet } from './screenshot-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'dimos-pairs-'));
const [before, after] = [join(folder, 'before'), join(folder, 'after')];
afterAll(() => rmSync(folder, { recursive: true }));

/** A white screen with a black band at its top. */
async function draw(path: string, { height = 600, band = 0, quality = 80 }) {
  mkdirSync(dirname(path), { recursive: true });
  const black = { width: 390, height: Math.max(1, band), channels: 3 as const };
  const screen = { width: 390, height, channels: 3 as const };
  await sharp({ create: { ...screen, background: 'white' } })
    .composite(
      band > 0 ? [{ input: { create: { ...black, background: 'black' } }, gravity: 'north' }] : [],
    )
    .jpeg({ quality })
    .toFile(path);
}

beforeAll(async () => {
  await draw(join(before, 'el/light/390/home.jpg'), {});
  await draw(join(after, 'el/light/390/home.jpg'), { quality: 60 });
  await draw(join(before, 'el/light/390/news.jpg'), {});
  await draw(join(after, 'el/light/390/news.jpg'), { band: 300 });
  await draw(join(before, 'el/light/390/map.jpg'), { height: 600 });
  await draw(join(after, 'el/light/390/map.jpg'), { height: 800 });
  await draw(join(before, 'el/light/390/gone.jpg'), {});
  await draw(join(after, 'en/dark/1440/new.jpg'), {});
});

describe('two folders of screenshots', () => {
  test('are compared screen by screen: what changed most stands first', async () => {
    const pairs = await pairScreenshots(before, after);
    const changed = Object.fromEntries(
      pairs.map((pair) => [pair.name, Math.round(pair.changed * 100)]),
    );
    expect(Object.keys(changed).at(-1)).toBe('el/light/390/home.jpg');
    expect(changed).toEqual({
      'el/light/390/gone.jpg': 100,
      'en/dark/1440/new.jpg': 100,
      'el/light/390/news.jpg': 50,
      'el/light/390/map.jpg': 25,
      'el/light/390/home.jpg': 0,
    });
  });

  test('become a sheet with both beside each other, and names of what is as before', async () => {
    const sheet = writeSheet(await pairScreenshots(before, after), '../before', '.');
    expect(sheet).toContain('4 changed, 1 as before');
    expect(sheet.match(/src="[^"]*"/g)).toEqual([
      'src="../before/el/light/390/gone.jpg"',
      'src="./en/dark/1440/new.jpg"',
      'src="../before/el/light/390/news.jpg"',
      'src="./el/light/390/news.jpg"',
      'src="../before/el/light/390/map.jpg"',
      'src="./el/light/390/map.jpg"',
    ]);
    expect(sheet).toContain('After: not there');
    expect(sheet.slice(sheet.indexOf('<h2>As before'))).toContain('el/light/390/home.jpg');
  });
});
