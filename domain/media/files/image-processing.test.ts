import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { TEST_FILE_PROCESS } from '../../../harness/services.ts';
import type { PictureFormat } from '../pictures/picture.ts';
import { type PictureKind, recogniseFile } from './recognise-file.ts';

/** As an upload is read: by the kind that its first bytes say, in the process for files. */
async function readPicture(bytes: Uint8Array) {
  const kind = recogniseFile(bytes);
  expect(kind, 'a kind that is a picture').toMatch(/^(png|jpeg|gif|webp|avif|heic)$/);
  return TEST_FILE_PROCESS.run('readPicture', { bytes, kind: kind as PictureKind });
}

const makeRendition = (original: Uint8Array, width: number, format: PictureFormat) =>
  TEST_FILE_PROCESS.run('makeRendition', { original, isDrawing: false, width, format });

/** The most memory that the process for files has had, in megabytes. */
function mostMegabytes(): number {
  const status = readFileSync(`/proc/${TEST_FILE_PROCESS.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 20, g: 40, b: 200 };

const plain = (width: number, height: number, background: object | string = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The colour of one pixel, each channel in steps of 64, so that lossy formats compare equal. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const data = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...data].map((channel) => Math.round(channel / 64));
}

/** Red on its left half, blue on its right. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
      left: width / 2,
      top: 0,
    },
  ]);
const red = [3, 0, 0];
const blue = [0, 1, 3];

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'in %s becomes a WebP',
    async (format) => {
      const uploaded = await halves(64, 32).toFormat(format).toBuffer();
      const { bytes, width, height } = await readPicture(uploaded);
      expect([width, height]).toEqual([64, 32]);
      expect((await sharp(bytes).metadata()).format).toBe('webp');
      expect(await colourAt(bytes, 4, 16)).toEqual(red);
      expect(await colourAt(bytes, 60, 16)).toEqual(blue);
    },
  );

  test.each([
    { orientation: 3, size: [64, 32], left: blue, right: red },
    { orientation: 6, size: [32, 64], left: undefined, right: undefined },
    { orientation: 8, size: [32, 64], left: undefined, right: undefined },
  ])('that a camera held another way ($orientation) stands upright', async (sample) => {
    const uploaded = await halves(64, 32)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: sample.orientation })
      .toBuffer();
    const { bytes, width, height } = await readPicture(uploaded);
    expect([width, height]).toEqual(sample.size);
    if (sample.left) {
      expect(await colourAt(bytes, 4, 16)).toEqual(sample.left);
      expect(await colourAt(bytes, 60, 16)).toEqual(sample.right);
    } else {
      const top = sample.orientation === 6 ? red : blue;
      expect(await colourAt(bytes, 16, 4)).toEqual(top);
    }
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  test('loses where and with what it was taken', async () => {
    const uploaded = await plain(16, 16)
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '38/1 15/1 0/1' } })
      .toBuffer();
    const metadata = await sharp((await readPicture(uploaded)).bytes).metadata();
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  });

  test('that moves keeps its first frame, at the size of one frame', async () => {
    const frames = await Promise.all([RED, BLUE].map((c) => plain(20, 10, c).png().toBuffer()));
    const uploaded = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(uploaded).metadata()).pages).toBe(2);
    const { bytes, width, height } = await readPicture(uploaded);
    expect([width, height]).toEqual([20, 10]);
    expect(await colourAt(bytes, 10, 5)).toEqual(red);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
  });

  test('is kept at 2560 pixels at most, in its proportions', async () => {
    const uploaded = await plain(4000, 1000).png().toBuffer();
    const { width, height } = await readPicture(uploaded);
    expect([width, height]).toEqual([2560, 640]);
  });

  test('keeps its transparency', async () => {
    const uploaded = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { ...RED, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { bytes } = await readPicture(uploaded);
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });
});

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG in black and white that claims a size, with so many rows of it. */
function pngClaiming(width: number, height: number, rows = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const pixels = Buffer.alloc(rows * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...(rows > 0 ? [chunk('IDAT', deflateSync(pixels))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is no picture, or no honest one', () => {
  test('a bomb that unpacks to 225 megapixels is refused before it is unpacked', async () => {
    const bomb = pngClaiming(15_000, 15_000, 15_000);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readPicture(bomb)).rejects.toMatchObject({ code: 'invalid' });
    // Unpacked, the picture would take 675 MB.
    expect(mostMegabytes()).toBeLessThan(300);
  });

  test('in passes over the whole is refused from 50 megapixels on, since it is held whole', async () => {
    const uploaded = (progressive: boolean) =>
      plain(7200, 7000).jpeg({ progressive, quality: 1 }).toBuffer();
    await expect(readPicture(await uploaded(true))).rejects.toMatchObject({ code: 'invalid' });
    expect((await readPicture(await uploaded(false))).width).toBe(2560);
  });

  test('a bomb says that it is too large, and a picture below the limit is taken', async () => {
    const refused = readPicture(pngClaiming(15_000, 15_000, 15_000));
    await expect(refused).rejects.toThrow('dimensions are too large');
    const { width, height } = await readPicture(pngClaiming(5000, 4000, 4000));
    expect([width, height]).toEqual([2560, 2048]);
  });

  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
    'a cut-off %s is refused',
    async (format) => {
      const noise = sharp({
        create: {
          width: 200,
          height: 200,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
          background: RED,
        },
      });
      const whole = await noise.toFormat(format).toBuffer();
      for (const part of [0.9, 0.5, 0.02]) {
        const cut = whole.subarray(0, Math.max(40, Math.floor(whole.length * part)));
        await expect(readPicture(cut), `${part}`).rejects.toMatchObject({ code: 'invalid' });
      }
    },
  );

  test.each([
    ['a claim without content', pngClaiming(100, 100)],
    ['a claim of an impossible size', pngClaiming(2_000_000_000, 2_000_000_000)],
    ['a claim of no size', pngClaiming(0, 0)],
    ['a beginning alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a WebP that is none', Buffer.from('RIFF\0\0\0\0WEBPVP8 nothing')],
    ['a JPEG that is an SVG', Buffer.from('\xff\xd8\xff<svg width="9" height="9"/>', 'latin1')],
  ])('%s is refused with a message', async (_what, bytes) => {
    await expect(readPicture(bytes)).rejects.toMatchObject({
      code: 'invalid',
      text: { el: expect.any(String), en: expect.any(String) },
    });
  });

  test.each(['tiff', 'svg', 'jpeg'] as const)(
    'no %s is read that passes for a PNG',
    async (format) => {
      const bytes =
        format === 'svg'
          ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
          : await plain(16, 16).toFormat(format).toBuffer();
      const read = TEST_FILE_PROCESS.run('readPicture', { bytes, kind: 'png' });
      await expect(read).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  test('an AVIF is refused from 30 megapixels on, since it is held whole several times', async () => {
    const large = await plain(6000, 5100).avif({ quality: 1, effort: 0 }).toBuffer();
    await expect(readPicture(large)).rejects.toMatchObject({ code: 'invalid' });
  });

  test('HEIC is refused with what to do about it, where it cannot be read', async () => {
    const readsHeic = sharp.format.heif.input.fileSuffix?.includes('.heic');
    // Some programs write into the file that it is also an AVIF.
    const misnamed = HEIC.toString('latin1').replace(/(?<=ftyp).{16}/s, 'mif1\0\0\0\0mif1avif');
    for (const bytes of [HEIC, Buffer.from(misnamed, 'latin1')]) {
      const read = readPicture(bytes);
      if (readsHeic) expect(await read).toMatchObject({ width: 64, height: 48 });
      else
        await expect(read).rejects.toMatchObject({
          code: 'unsupported',
          text: { en: expect.stringContaining('Save it as JPG') },
        });
    }
    const half = readPicture(HEIC.subarray(0, 250));
    await expect(half).rejects.toMatchObject({ code: readsHeic ? 'invalid' : 'unsupported' });
  });

  test.each([
    ['ten bits', { bitdepth: 10 }],
    ['twelve bits', { bitdepth: 12 }],
    ['all of its colours', { chromaSubsampling: '4:4:4' }],
    ['no loss', { lossless: true }],
  ] as const)('AVIF is read with %s', async (_, options) => {
    const bytes = await plain(64, 48)
      .avif({ effort: 0, ...options })
      .toBuffer();
    expect(await readPicture(bytes)).toMatchObject({ width: 64, height: 48 });
  });

  test('AVIF is read upright, with what is seen through it', async () => {
    const turned = await plain(64, 32).withMetadata({ orientation: 6 }).avif().toBuffer();
    expect(await readPicture(turned)).toMatchObject({ width: 32, height: 64 });
    const glass = { r: 1, g: 200, b: 3, alpha: 0.5 };
    const clear = await sharp({ create: { width: 5, height: 5, channels: 4, background: glass } })
      .avif()
      .toBuffer();
    const { bytes } = await readPicture(clear);
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
    expect((await sharp(bytes).raw().toBuffer())[3]).toBe(128);
  });
});

/** Of 64 by 48 blue pixels, by libheif's heif-enc with x265. */
const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA',
    'AAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAA',
    'AAAAHAACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQ',
    'IAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEM',
    'Af//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADAC',
    'EiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgI',
    'AAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACRtZGF0AAAAGCgBrx',
    'OA9SeBP/8aUV/0fav/PDffnny1PA==',
  ].join(''),
  'base64',
);

describe('a rendition', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('in %s has the width that was asked for', async (format, decoded) => {
    const original = await halves(640, 320).webp().toBuffer();
    const metadata = await sharp(await makeRendition(original, 320, format)).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual([decoded, 320, 160]);
  });

  test.each(['tiff', 'svg', 'png', 'jpeg'] as const)(
    'is made of what the library stores, and no %s is read for one',
    async (format) => {
      const bytes =
        format === 'svg'
          ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
          : await plain(900, 900).toFormat(format).toBuffer();
      await expect(makeRendition(bytes, 320, 'webp')).rejects.toThrow('unsupported image format');
    },
  );

  test('is not made larger than the original', async () => {
    const original = await plain(100, 50).webp().toBuffer();
    expect((await sharp(await makeRendition(original, 320, 'webp')).metadata()).width).toBe(100);
  });

  test('in JPEG shows white where the picture is transparent', async () => {
    const original = await sharp({
      create: { width: 400, height: 400, channels: 4, background: { ...RED, alpha: 0 } },
    })
      .webp()
      .toBuffer();
    const rendition = await makeRendition(original, 320, 'jpg');
    expect(await colourAt(rendition, 100, 100)).toEqual([4, 4, 4]);
  });
});
