import { expect, test } from 'vitest';
import { firstWeekdayFrom, writeDay } from './relative-days.ts';
import { isQuiet, lastOf, nextOf, schoolYear, weekdayAfter } from './seasons.ts';

test('the first such weekday is the day itself where it is one, a Sunday, too', () => {
  expect(firstWeekdayFrom('2026-03-01', 7)).toBe('2026-03-01');
  expect(firstWeekdayFrom('2026-03-01', 1)).toBe('2026-03-02');
  expect(firstWeekdayFrom('2026-03-02', 7)).toBe('2026-03-08');
});

test('a day is written with its weekday and no year; in Greek without a comma', () => {
  expect(writeDay('2026-11-24')).toEqual({
    el: 'Τρίτη 24 Νοεμβρίου',
    en: 'Tuesday, November 24',
  });
});

test('what comes each year is next on that day itself, and was last before it', () => {
  const dayIn = weekdayAfter(7, '03-01');
  expect(nextOf('2026-03-01', dayIn)).toBe('2026-03-01');
  expect(nextOf('2026-03-02', dayIn)).toBe('2027-03-07');
  expect(lastOf('2026-03-02', dayIn)).toBe('2026-03-01');
  expect(lastOf('2026-03-01', dayIn)).toBe('2025-03-02');
});

test.each([
  ['2026-12-22', '2026-12-23'],
  ['2027-01-03', '2027-01-02'],
  // Easter is on 12 April.
  ['2026-04-04', '2026-04-05'],
  ['2026-04-14', '2026-04-13'],
])('the quiet days around Christmas and Easter do not have %s, and have %s', (busy, quiet) => {
  expect([isQuiet(busy), isQuiet(quiet)]).toEqual([false, true]);
});

test('a school year is from the first Saturday of October to the last of May, without quiet ones', () => {
  const year = {
    first: '2026-10-03',
    last: '2027-05-29',
    leftOut: ['2026-12-26', '2027-01-02', '2027-05-01'],
  };
  expect(schoolYear('2026-06-20')).toEqual(year);
  expect(schoolYear('2027-05-29')).toEqual(year);
  expect(schoolYear('2027-05-30').first).toBe('2027-10-02');
});
