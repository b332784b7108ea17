import type { PictureKind } from '../../../domain/media/files/recognise-file.ts';

/**
 * Whether a picture has its end. Browsers show what they have of half a picture, so a photograph that was not
 * copied whole would be sent with its lower part grey.
 */
export function isWholePicture(kind: PictureKind, bytes: Uint8Array): boolean {
  if (kind === 'jpeg') return hasEndOfJpeg(bytes);
  if (kind === 'png') return findText(bytes, 'IEND', Math.max(0, bytes.length - PNG_END_BYTES));
  if (kind === 'webp') return readLength(bytes, 4) + 8 <= bytes.length;
  return true;
}

/** Some programs write something behind the end. */
const PNG_END_BYTES = 64 * 1024;

function findText(bytes: Uint8Array, text: string, from: number): boolean {
  const wanted = [...text].map((letter) => letter.charCodeAt(0));
  for (let at = from; at <= bytes.length - wanted.length; at++) {
    if (wanted.every((code, i) => bytes[at + i] === code)) return true;
  }
  return false;
}

/** Four bytes, the lowest first, as RIFF has them. */
function readLength(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true);
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Goes through the segments of a JPEG (ITU T.81, annex B) up to its marker EOI. Within a scan 0xFF is followed by 0 or
 * by a restart marker, so any other marker ends it. What cameras append behind EOI, such as a short film, counts for
 * nothing.
 */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return true;
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  return false;
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isOfTheScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfTheScan) return at;
  }
  return bytes.length;
}
