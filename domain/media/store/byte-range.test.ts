import { expect, test } from 'vitest';
import { rangeOf } from './byte-range.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['Bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
  ['bytes=1e3-', 'whole'],
] as const)('of 100 bytes, %s is %o', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

test('nothing has no part', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('none');
  expect(rangeOf('bytes=-5', 0)).toBe('none');
});
