import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** The shapes in which photographs come, with sizes in pixels. */
export const PHOTOGRAPHS = {
  landscape: { width: 1600, height: 1067 },
  portrait: { width: 900, height: 1200 },
  tall: { width: 700, height: 1500 },
  square: { width: 1000, height: 1000 },
  panorama: { width: 2400, height: 700 },
  dark: { width: 1500, height: 1000 },
  bright: { width: 1500, height: 1000 },
  small: { width: 240, height: 180 },
} as const;

export type PhotographName = keyof typeof PHOTOGRAPHS;

/** The light of each, from the top to the bottom, as shares of white. */
const LIGHT: Partial<Record<PhotographName, [number, number]>> = {
  dark: [0.1, 0.03],
  bright: [1, 0.9],
};

/**
 * Of the coarse shapes: by how much they are told apart, and from how light a grey on. The others go by their light.
 */
const SHAPES: Partial<Record<PhotographName, { slope: number; lift: number }>> = {
  bright: { slope: 0.2, lift: 200 },
};

/** Bytes that look like chance and are the same each time. */
function grain(seed: string, length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, at) =>
    createHash('sha256').update(`${seed} ${at}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

/** A picture as a camera would make it, as JPEG: light that falls off, coarse shapes, and grain. */
export async function makePhotograph(name: PhotographName): Promise<Buffer> {
  const { width, height } = PHOTOGRAPHS[name];
  const [top, bottom] = LIGHT[name] ?? [0.85, 0.3];
  const { slope, lift } = SHAPES[name] ?? { slope: (top + bottom) / 2, lift: 0 };
  const coarse = { width: 24, height: 24, channels: 3 as const };
  const shapes = await sharp(grain(name, 24 * 24 * 3), { raw: coarse })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .linear(slope, lift)
    .toBuffer();
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="l" x2="0" y2="1"><stop stop-color="white" stop-opacity="${top}"/><stop offset="1" stop-color="black" stop-opacity="${1 - bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)" opacity="0.6"/></svg>`,
  );
  const tile = 128;
  const noise = await sharp(grain(`${name} grain`, tile * tile * 3), {
    raw: { width: tile, height: tile, channels: 3 },
  })
    .ensureAlpha(0.18)
    .png()
    .toBuffer();
  return sharp(shapes, { raw: { width, height, channels: 3 } })
    .composite([{ input: light }, { input: noise, tile: true }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
