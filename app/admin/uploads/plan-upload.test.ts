import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { ACCEPTED } from '../form/media/upload-rules.ts';
import { type Accepted, BEGINNING_BYTES, planUpload } from './plan-upload.ts';
import { UPLOAD_TEXTS } from './upload-texts.ts';

const MB = 1024 * 1024;
const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
const FILES = {
  jpeg: await plain.clone().jpeg().toBuffer(),
  png: await plain.clone().png().toBuffer(),
  gif: await plain.clone().gif().toBuffer(),
  webp: await plain.clone().webp().toBuffer(),
  avif: await plain.clone().avif().toBuffer(),
  animation: await sharp(
    await Promise.all(['red', 'blue'].map((background) => frame(background))),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer(),
  pdf: makePdf(),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  text: Buffer.from('Αγαπητή κυρία, σας στέλνω τις φωτογραφίες.'),
  drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  drawingWithType: Buffer.from('\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" ""><svg/>'),
  drawingOfProgram: Buffer.from('<?xml version="1.0"?><svg/>'),
};

function frame(background: string) {
  return sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
}

function plan(name: keyof typeof FILES, size: number, accepted: Accepted = 'any') {
  const beginning = new Uint8Array(FILES[name].subarray(0, BEGINNING_BYTES));
  const made = planUpload({ size, beginning }, accepted);
  return made.act === 'refuse' ? made.reason : made.act;
}

test('pictures of the offered types up to 10 MB pass', () => {
  for (const name of ['png', 'gif', 'webp', 'avif', 'animation'] as const) {
    expect(plan(name, 10 * MB, 'image'), name).toBe('send');
  }
  expect(plan('jpeg', MB, 'image')).toBe('send');
});

test('photographs become smaller, however large they are', () => {
  for (const size of [2 * MB, 10 * MB, 17 * MB, 60 * MB]) {
    expect(plan('jpeg', size, 'image'), `${size}`).toBe('shrink');
  }
  for (const name of ['png', 'webp', 'avif'] as const) {
    expect(plan(name, 10 * MB + 1, 'image'), name).toBe('shrink');
  }
});

test('HEIC is tried, since some browsers can open it', () => {
  expect(plan('heic', MB, 'image')).toBe('shrink');
});

test('what cannot become smaller without losing something is refused beyond 10 MB', () => {
  expect(plan('gif', 10 * MB + 1)).toBe(UPLOAD_TEXTS.animationTooLarge);
  expect(plan('animation', 10 * MB + 1)).toBe(UPLOAD_TEXTS.animationTooLarge);
  expect(plan('pdf', 10 * MB, 'document')).toBe('send');
  expect(plan('pdf', 10 * MB + 1, 'document')).toBe(UPLOAD_TEXTS.pdfTooLarge);
});

test('the first bytes say what a file is, not its name', () => {
  expect(plan('text', 90, 'image')).toBe(UPLOAD_TEXTS.notImage);
  expect(plan('text', 90, 'any')).toBe(UPLOAD_TEXTS.notAny);
  for (const name of ['drawing', 'drawingWithType', 'drawingOfProgram'] as const) {
    expect(plan(name, 90, 'image'), name).toBe(UPLOAD_TEXTS.drawing);
  }
  expect(plan('pdf', 90, 'image')).toBe(UPLOAD_TEXTS.notImage);
  expect(plan('png', 90, 'document')).toBe(UPLOAD_TEXTS.notDocument);
  expect(plan('png', 0)).toBe(UPLOAD_TEXTS.empty);
});

test('the dialog for files offers what is taken, and no HEIC, so that phones give a JPEG', () => {
  const pictures = ['avif', 'gif', 'jpeg', 'png', 'webp'].map((kind) => `image/${kind}`);
  const offered = (accepted: Accepted) => ACCEPTED[accepted].split(',').sort();
  expect(offered('image')).toEqual(pictures);
  expect(offered('document')).toEqual(['application/pdf']);
  expect(offered('any')).toEqual(['application/pdf', ...pictures]);
});
