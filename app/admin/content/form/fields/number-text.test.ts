import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './number-text.ts';

test('numbers are read as Greeks and as English speakers write them', () => {
  expect(readNumber('151,1', false)).toBe(151.1);
  expect(readNumber('151.1', false)).toBe(151.1);
  expect(readNumber('26.523', true)).toBe(26523);
  expect(readNumber('26,523', true)).toBe(26523);
  expect(readNumber('-26.523', true)).toBe(-26523);
  expect(readNumber('1.226.523', true)).toBe(1226523);
  expect(readNumber(' 49 872 ', true)).toBe(49872);
  expect(readNumber('49\u00a0872', true)).toBe(49872);
  expect(readNumber('49\u202f872', true)).toBe(49872);
  expect(readNumber('-3', true)).toBe(-3);
  expect(readNumber(',25', false)).toBe(0.25);
  expect(readNumber('+3.', false)).toBe(3);
});

test('an empty field holds nothing', () => {
  expect(readNumber('  ', true)).toBeNull();
  expect(writeNumber(null)).toBe('');
  expect(writeNumber(undefined)).toBe('');
  expect(writeNumber(0)).toBe('0');
});

test('what is no number stays as it was typed', () => {
  for (const typed of ['δώδεκα', '1-2', '1.2.3', '-', '1e9']) {
    expect(readNumber(typed, false), typed).toBe(typed);
  }
  expect(readNumber('1.2.345', true)).toBe('1.2.345');
  expect(readNumber('12.5', true)).toBe(12.5);
  expect(readNumber('26.5234', true)).toBe(26.5234);
});
