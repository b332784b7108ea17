import type { Metadata } from 'sharp';
import { DomainError } from '../errors.ts';
import { inTurn } from './in-turn.ts';
import { loadSharp } from './load-sharp.ts';
import type { PictureFormat } from './picture.ts';

/** Beyond this a picture is a decompression bomb or a mistake; a 100-megapixel camera is below it. */
const MAX_PIXELS = 120_000_000;
/** One that comes in passes over the whole (progressive JPEG, interlaced PNG) is held whole while it is decoded: 4 bytes for each pixel. */
const MAX_PIXELS_IN_PASSES = 50_000_000;
/** The longest side that is kept; screens never show more. */
const MAX_SIDE = 2560;
const ACCEPTED_FORMATS = new Set(['png', 'jpeg', 'gif', 'webp']);

/** Large ones take hundreds of megabytes for a moment: several at once would take the machine's. */
const decoding = inTurn();

export interface ProcessedImage {
  bytes: Buffer;
  mimeType: 'image/webp';
  width: number;
  height: number;
}

/**
 * An uploaded picture, decoded and encoded anew: whatever else the file held (metadata, position,
 * code) is gone, and its orientation is applied. The declared type is not believed: the bytes decide.
 * Throws 'unsupported' for what is no PNG, JPEG, GIF or WebP and 'invalid' for a broken one.
 */
export async function processUpload(bytes: Uint8Array): Promise<ProcessedImage> {
  const metadata = await readMetadata(bytes);
  if (!metadata || !ACCEPTED_FORMATS.has(metadata.format)) {
    throw new DomainError('unsupported', {
      el: 'Το αρχείο δεν είναι εικόνα PNG, JPG, GIF ή WebP.',
      en: 'The file is not a PNG, JPG, GIF or WebP picture.',
    });
  }
  const sharp = await loadSharp();
  const limitInputPixels = metadata.isProgressive ? MAX_PIXELS_IN_PASSES : MAX_PIXELS;
  try {
    const { data, info } = await decoding(() =>
      sharp(bytes, { limitInputPixels, failOn: 'error' })
        .rotate()
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer({ resolveWithObject: true }),
    );
    return { bytes: data, mimeType: 'image/webp', width: info.width, height: info.height };
  } catch {
    throw new DomainError('invalid', {
      el: 'Η εικόνα είναι κατεστραμμένη ή υπερβολικά μεγάλη σε διαστάσεις.',
      en: 'The picture is damaged, or its dimensions are too large.',
    });
  }
}

/** What the head of a file says, whatever size it claims; undefined for what sharp cannot read. */
async function readMetadata(bytes: Uint8Array): Promise<Metadata | undefined> {
  if (bytes.length === 0) return undefined;
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

/** A picture in another width and format. AVIF effort is low: it is made on first demand. */
export async function renderRendition(
  original: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(original, { limitInputPixels: MAX_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 78 }).toBuffer();
    case 'jpg':
      return resized
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
  }
}
