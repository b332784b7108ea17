import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { recogniseFile } from './recognise-file.ts';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

describe('a file is known by its first bytes', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('%s', async (format) => {
    expect(recogniseFile(await picture().toFormat(format).toBuffer())).toBe(format);
  });

  test('PDF', () => {
    expect(recogniseFile(makePdf())).toBe('pdf');
  });

  test.each([
    ['gif', 'GIF87a\x01\0'],
    ['gif', 'GIF89a\x01\0'],
    // Its length may have any bytes, those of a line's end too.
    ['webp', 'RIFF\n\r\0\0WEBPVP8L'],
    ['pdf', '%PDF-2.0\n'],
    ['jpeg', '\xff\xd8\xff\xdb'],
  ])('%s: %j', (kind, beginning) => {
    expect(recogniseFile(Buffer.from(beginning, 'latin1'))).toBe(kind);
  });

  test.each([
    ['heic', 'ftypheix\0\0\0\0mif1heic'],
    ['heic', 'ftypmsf1\0\0\0\0msf1hevc'],
    ['heic', 'ftypheic\0\0\0\0mif1heic'],
    ['heic', 'ftypmif1\0\0\0\0mif1heic'],
    ['avif', 'ftypmif1\0\0\0\0mif1avif'],
    ['avif', 'ftypavis\0\0\0\0msf1'],
  ])('%s: %j', (kind, box) => {
    expect(recogniseFile(Buffer.from(`\0\0\0\x18${box}`))).toBe(kind);
  });
});

test.each([
  ['nothing', ''],
  ['a text', 'hello'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['an SVG after a declaration', '<?xml version="1.0"?><svg/>'],
  ['an HTML page with a PNG behind', '<html>\x89PNG\r\n\x1a\n'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['a JPEG XL', '\xff\x0a'],
  ['half of the beginning of a JPEG', '\xff\xd8\x00'],
  ['a GIF of no version', 'GIF88a'],
  ['a PDF of a later version', '%PDF-3.0'],
  ['a BMP', 'BM6\0\0\0'],
  ['a PDF behind something else', 'x%PDF-1.4'],
  ['a PDF of no version', '%PDF-'],
  ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['an archive', 'PK\x03\x04'],
])('%s is not taken', (_, bytes) => {
  expect(recogniseFile(Buffer.from(bytes, 'latin1'))).toBeUndefined();
});
