import { expect, test } from 'vitest';
import { isDamaged } from './damage.ts';

const failed = (errcode: number) => Object.assign(new Error('It failed.'), { errcode });

/** SQLite's codes (sqlite.org/rescode.html): the lower byte is the code, the rest says more. */
test.each([
  [11, 'the file is damaged', true],
  [11 + 256, 'a part of it is', true],
  [26, 'it is no database', true],
  [5, 'somebody else writes', false],
  [13, 'the disk is full', false],
])('code %i of SQLite says that %s', (code, _what, isSo) => {
  expect(isDamaged(failed(code))).toBe(isSo);
  expect(isDamaged(new Error('Not read.', { cause: failed(code) }))).toBe(isSo);
});

test('what is no error of SQLite says nothing of its file', () => {
  expect([new Error('No.'), 'damaged', undefined].map(isDamaged)).toEqual([false, false, false]);
});
