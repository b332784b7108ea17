import { expect, test } from 'vitest';
import { iconFile } from './icon-file.ts';

test('an icon says where its one picture is, how large and of how many colours', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  const file = iconFile(png);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect([file.readUInt8(6), file.readUInt8(7)], 'pixels').toEqual([32, 32]);
  expect(file.readUInt16LE(12), 'bits of a pixel').toBe(32);
  const [length, from] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(length).toBe(8);
  expect(file.subarray(from, from + length)).toEqual(png);
  expect(file).toHaveLength(from + length);
});
