import sharp, { type OutputInfo } from 'sharp';

/**
 * Screenshots are compared at a quarter of their size: what is left is shape and colour, not how letters are smoothed.
 */
const REDUCTION = 4;
/** Cells of the reduced picture, in its pixels: 32 × 32 of the screen. */
const CELL = 8;
/**
 * Levels of 255 by which a cell may differ on average over its pixels and colours. The same page again
 * stays below 1.5, with letters hinted in another way below 6.5; a border, an icon or round corners that
 * are gone reach 8 to 11, other colours, weights or two pixels of shift 30 and more
 * (docs/decisions/0006-visual-regressions.md).
 */
const TOLERANCE = 7;

/** What is kept of a screenshot: a small WebP. */
export async function reduceScreenshot({ data, info }: RawPicture): Promise<Buffer> {
  return sharp(data, { raw: info })
    .removeAlpha()
    .resize(Math.round(info.width / REDUCTION), Math.round(info.height / REDUCTION), {
      fit: 'fill',
      kernel: 'cubic',
    })
    .webp({ quality: 80, smartSubsample: true, effort: 6 })
    .toBuffer();
}

/** As sharp gives it. */
interface RawPicture {
  data: Buffer;
  info: OutputInfo;
}

interface Difference {
  /** Of the cell that differs most, in levels of 255. */
  largest: number;
  /** Where cells differ too much, in pixels of the screen. */
  changed: { x: number; y: number; difference: number }[];
}

/**
 * Compares two reduced screenshots; throws when they are not of one size (a reduced pixel more or less is rounding).
 */
export async function compareScreenshots(before: Buffer, after: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all([readPixels(before), readPixels(after)]);
  if (a.width !== b.width || Math.abs(a.height - b.height) > 1) {
    const size = ({ width, height }: typeof a) => `${width * REDUCTION} × ${height * REDUCTION}`;
    throw new Error(`It was ${size(a)} pixels and is ${size(b)}.`);
  }
  const height = Math.min(a.height, b.height);
  const changed: Difference['changed'] = [];
  let largest = 0;
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < a.width; left += CELL) {
      const right = Math.min(left + CELL, a.width);
      const bottom = Math.min(top + CELL, height);
      const difference = differenceWithin(a, b, { left, top, right, bottom });
      largest = Math.max(largest, difference);
      if (difference > TOLERANCE) {
        changed.push({ x: left * REDUCTION, y: top * REDUCTION, difference });
      }
    }
  }
  return { largest, changed };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

function differenceWithin(
  a: Pixels,
  b: Pixels,
  cell: { left: number; top: number; right: number; bottom: number },
): number {
  let sum = 0;
  for (let y = cell.top; y < cell.bottom; y++) {
    for (let i = (y * a.width + cell.left) * 3; i < (y * a.width + cell.right) * 3; i++) {
      sum += Math.abs((a.data[i] as number) - (b.data[i] as number));
    }
  }
  // By a whole cell even where the picture's edge cuts one: a sliver of an edge is no shape that changed.
  return sum / (CELL * CELL * 3);
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
