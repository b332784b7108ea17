import { expect, test } from 'vitest';
import { writeDate } from './date-words.ts';

test('a day is written in the reader’s language', () => {
  expect(writeDate('2026-07-04', 'el')).toBe('4 Ιουλίου 2026');
  expect(writeDate('2026-07-04', 'en')).toBe('July 4, 2026');
});
