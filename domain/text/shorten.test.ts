import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['one two', 7, 'one two'],
  ['one two', 6, 'one…'],
  ['one  two', 7, 'one…'],
  ['one two three', 11, 'one two…'],
  [' onetwo', 5, ' one…'],
  ['onetwo', 5, 'onet…'],
  ['α🙂🙂', 4, 'α🙂…'],
  ['α🙂🙂', 3, 'α…'],
])('%j in %i units is %j', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
});
