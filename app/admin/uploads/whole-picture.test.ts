import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isWholePicture } from './whole-picture.ts';

const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } });
const thumbnail = await picture().resize(64).jpeg().toBuffer();
const film = Buffer.from('\0\0\0\x18ftypmp42 a short film \xff\xd8 without an end', 'latin1');

/** A JPEG with another one in its head, as cameras write them. */
function withThumbnail(bytes: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, thumbnail, bytes.subarray(2)]);
}

const JPEGS = {
  plain: await picture().jpeg().toBuffer(),
  'in passes': await picture().jpeg({ progressive: true }).toBuffer(),
  'with a thumbnail': withThumbnail(await picture().jpeg().toBuffer()),
};

describe.each(Object.entries(JPEGS))('a JPEG, %s', (_, bytes) => {
  test('is whole, also with a film behind it', () => {
    expect(isWholePicture('jpeg', bytes)).toBe(true);
    expect(isWholePicture('jpeg', Buffer.concat([bytes, film]))).toBe(true);
  });

  test.each([0.2, 0.5, 0.9, 0.99])('is not whole when it ends after %d of it', (share) => {
    const half = bytes.subarray(0, Math.floor(bytes.length * share));
    expect(isWholePicture('jpeg', half)).toBe(false);
  });
});

test.each(['png', 'webp'] as const)('half a %s is told from a whole one', async (kind) => {
  const bytes = await picture().toFormat(kind).toBuffer();
  expect(isWholePicture(kind, bytes)).toBe(true);
  expect(isWholePicture(kind, bytes.subarray(0, -100))).toBe(false);
});
