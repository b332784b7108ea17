import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './number-text.ts';

test('numbers are read as Greeks and as English speakers write them', () => {
  expect(readNumber('151,1', false)).toBe(151.1);
  expect(readNumber('151.1', false)).toBe(151.1);
  expect(readNumber('26.523', true)).toBe(26523);
  expect(readNumber('26,523', true)).toBe(26523);
  expect(readNumber(' 49 872 ', true)).toBe(49872);
  expect(readNumber('-3', true)).toBe(-3);
});

test('an empty field holds nothing', () => {
  expect(readNumber('  ', true)).toBeNull();
  expect(writeNumber(null)).toBe('');
});

test('what is no number stays as it was typed', () => {
  for (const typed of ['δώδεκα', '1-2', '1.2.3', '-', '1e9']) {
    expect(readNumber(typed, false), typed).toBe(typed);
  }
  expect(readNumber('12.5', true)).toBe(12.5);
});
