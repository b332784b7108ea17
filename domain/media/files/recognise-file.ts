/** What a file is by its first bytes, among the kinds that the library takes. */
export type FileKind = PictureKind | 'pdf';
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic';

/** Longer than any beginning that says something. */
const BEGINNING_BYTES = 64;
const PNG = '\u0089PNG\r\n\u001a\n';
const JPEG = '\u00ff\u00d8\u00ff';
/** What the first box of ISO 14496-12 calls pictures that are coded by HEVC, or in a way that it does not name. */
const HEIF_BRANDS = /^(?:hei[cmsx]|hev[cmx]|mif1|msf1)$/;

/**
 * What a file is, whatever its name and its declared type say: nothing is parsed before that is known.
 * Undefined for everything that is not taken, such as SVG, TIFF and archives.
 */
export function recogniseFile(bytes: Uint8Array): FileKind | undefined {
  // Browsers ask, too, and have no Buffer.
  const beginning = String.fromCharCode(...bytes.subarray(0, BEGINNING_BYTES));
  if (beginning.startsWith(PNG)) return 'png';
  if (beginning.startsWith(JPEG)) return 'jpeg';
  if (/^GIF8[79]a/.test(beginning)) return 'gif';
  if (/^RIFF.{4}WEBPVP8/s.test(beginning)) return 'webp';
  if (/^%PDF-[12]\.\d/.test(beginning)) return 'pdf';
  return beginning.startsWith('ftyp', 4) ? recogniseBrand(beginning) : undefined;
}

/** The first brand, after it a version, and then those with which the file also agrees. */
function recogniseBrand(beginning: string): PictureKind | undefined {
  const [first = '', , ...others] = beginning.slice(8).match(/.{4}/gs) ?? [];
  if (/^avi[fs]$/.test(first)) return 'avif';
  if (!HEIF_BRANDS.test(first)) return undefined;
  return others.includes('avif') ? 'avif' : 'heic';
}
