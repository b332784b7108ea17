import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ICON_NAMES } from '../../domain/media/pictures/icons.ts';
import { makeSiteIcons } from './site-icons.ts';

const FOLDER = 'public';
/** Levels of 255 by which a channel may differ on average: renderers round alike, not equally. */
const TOLERANCE = 1.5;

let icons: Map<string, Buffer>;

beforeAll(async () => {
  icons = await makeSiteIcons();
});

describe('the icons in public/', () => {
  it('are small', () => {
    const total = [...icons.values()].reduce((sum, bytes) => sum + bytes.length, 0);
    expect(total).toBeLessThan(60_000);
  });

  it('favicon.svg is what the script writes', async () => {
    expect(await committedText('favicon.svg')).toBe(icons.get('favicon.svg')?.toString());
  });

  it.each([
    ['favicon.ico', 32, 32],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['share.png', 1200, 630],
  ])('%s looks like what the script draws', async (name, width, height) => {
    const committed = await pixels(await readFile(`${FOLDER}/${name}`));
    const drawn = await pixels(icons.get(name) as Buffer);
    expect([committed.width, committed.height]).toEqual([width, height]);
    expect(meanDifference(committed.data, drawn.data)).toBeLessThan(TOLERANCE);
  });

  it('every icon that an emblem of the settings replaces is there', () => {
    expect([...icons.keys()]).toEqual(expect.arrayContaining(ICON_NAMES));
  });
});

function committedText(name: string): Promise<string> {
  return readFile(`${FOLDER}/${name}`, 'utf8');
}

async function pixels(bytes: Buffer) {
  // An ICO is a header of 22 bytes before its one PNG.
  const png = bytes.readUInt32LE(0) === 0x10000 ? bytes.subarray(22) : bytes;
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function meanDifference(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] as number) - (b[i] as number));
  return sum / a.length;
}
