import { expect, test } from 'vitest';
import { withoutLineEnds } from './clean-text.ts';

test.each([
  ['one line', 'one line'],
  ['two  spaces\tand a tab', 'two  spaces\tand a tab'],
  ['first\nsecond', 'first second'],
  ['first \r\n \n\tsecond', 'first second'],
  ['\nx\n', ' x '],
])('%j is %j', (text, line) => {
  expect(withoutLineEnds(text)).toBe(line);
});

test('a megabyte of spaces holds nobody up', () => {
  // Where each length of the run is tried, this takes many minutes.
  const long = `a${' '.repeat(1_000_000)}b`;
  expect(withoutLineEnds(`${long}\n${long}`)).toBe(`${long} ${long}`);
});
