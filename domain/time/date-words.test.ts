import { expect, test } from 'vitest';
import { writeDate, writeDateRange, writeDateWithWeekday } from './date-words.ts';

test('a day is written in the reader’s language', () => {
  expect(writeDate('2026-07-04', 'el')).toBe('4 Ιουλίου 2026');
  expect(writeDate('2026-07-04', 'en')).toBe('July 4, 2026');
});

test('a day is written with its weekday', () => {
  expect(writeDateWithWeekday('2026-07-04T21:00', 'el')).toBe('Σάββατο 4 Ιουλίου 2026');
  expect(writeDateWithWeekday('2026-07-04T21:00', 'en')).toBe('Saturday, July 4, 2026');
});

test('what two days share is written once, with common spaces', () => {
  expect(writeDateRange('2026-12-26', '2026-12-27', 'el')).toBe('26–27 Δεκεμβρίου 2026');
  expect(writeDateRange('2026-12-26', '2026-12-27', 'en')).toBe('December 26 – 27, 2026');
  expect(writeDateRange('2026-12-31', '2027-01-01', 'en')).toBe(
    'December 31, 2026 – January 1, 2027',
  );
});
