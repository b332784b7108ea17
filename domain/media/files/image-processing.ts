import type { Metadata, Sharp } from 'sharp';
import { DomainError } from '../../errors.ts';
import type { PictureFormat } from '../pictures/picture.ts';
import { MAX_SIDE } from '../uploads/upload-limits.ts';
import type { FileJobs, StoredPicture } from './file-jobs.ts';
import { loadSharp } from './load-sharp.ts';
import type { PictureKind } from './recognise-file.ts';

/** Beyond this a picture is a decompression bomb or a mistake; a 100-megapixel camera is below it. */
const MAX_PIXELS = 120_000_000;
/**
 * One that comes in passes over the whole (progressive JPEG, interlaced PNG) is held whole while it is decoded: 4 bytes
 * for each pixel.
 */
const MAX_PIXELS_IN_PASSES = 50_000_000;
/** These are held whole several times over: 15 bytes and more for each pixel. */
const MAX_PIXELS_OF_HEIF = 30_000_000;

/** What sharp calls the format of each kind. */
const FORMATS: Record<PictureKind, string> = {
  png: 'png',
  jpeg: 'jpeg',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
};

/**
 * An uploaded picture, decoded and encoded anew: whatever else the file held (metadata, position, code) is
 * gone, and its orientation is applied. Only the reader of its kind is there to read it.
 * Throws 'invalid' for a broken one and 'unsupported' for a kind that this library cannot read.
 */
export const readPicture: FileJobs['readPicture'] = async ({ bytes, kind }) => {
  const sharp = await loadSharp([kind]);
  const readsHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;
  if (kind === 'heic' && !readsHeic) throw noHeic();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== FORMATS[kind]) throw damaged();
  try {
    return await store(sharp(bytes, { limitInputPixels: limitOf(metadata), failOn: 'error' }));
  } catch {
    // One that also calls itself AVIF is not damaged.
    throw metadata.compression === 'hevc' && !readsHeic ? noHeic() : damaged();
  }
};

async function store(picture: Sharp): Promise<StoredPicture> {
  const { data, info } = await picture
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

function limitOf({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return MAX_PIXELS_OF_HEIF;
  return isProgressive ? MAX_PIXELS_IN_PASSES : MAX_PIXELS;
}

/** A stored picture in another width and format. AVIF effort is low: it is made on first demand. */
export const makeRendition: FileJobs['makeRendition'] = async (wanted) => {
  const sharp = await loadSharp(wanted.isDrawing ? ['svg'] : ['webp']);
  const whole = sharp(wanted.original, { limitInputPixels: MAX_PIXELS });
  const shown = wanted.part ? whole.extract(wanted.part) : whole;
  return encode(shown.resize({ width: wanted.width, withoutEnlargement: true }), wanted.format);
};

/** Limestone: light enough under any emblem on a home screen. */
const ICON_GROUND = '#FBF8F2';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square PNG with the whole picture in its middle. */
export const makeIcon: FileJobs['makeIcon'] = async (wanted) => {
  const { original, part, size, inner, hasGround } = wanted;
  const sharp = await loadSharp(wanted.isDrawing ? ['svg'] : ['webp']);
  const whole = sharp(original, { limitInputPixels: MAX_PIXELS });
  const background = hasGround ? ICON_GROUND : CLEAR;
  const shown = (part ? whole.extract(part) : whole).resize(inner, inner, {
    fit: 'contain',
    background,
  });
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const square = shown.extend({
    top: before,
    bottom: after,
    left: before,
    right: after,
    background,
  });
  const grounded = hasGround ? square.flatten({ background: ICON_GROUND }) : square;
  return grounded.png({ compressionLevel: 9 }).toBuffer();
};

function encode(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 78 }).toBuffer();
    case 'jpg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
  }
}

function damaged(): DomainError {
  return new DomainError('invalid', {
    el: 'Η εικόνα είναι κατεστραμμένη ή υπερβολικά μεγάλη σε διαστάσεις.',
    en: 'The picture is damaged, or its dimensions are too large.',
  });
}

function noHeic(): DomainError {
  return new DomainError('unsupported', {
    el: 'Οι εικόνες HEIC δεν διαβάζονται εδώ. Αποθηκεύστε την ως JPG και ανεβάστε την ξανά.',
    en: 'HEIC pictures cannot be read here. Save it as JPG and upload it again.',
  });
}
