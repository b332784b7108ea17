import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf, isCalendarDay, isLocalTime, timeOfDay } from './calendar.ts';

test('a day of the calendar is one that exists', () => {
  expect(isCalendarDay('2024-02-29')).toBe(true);
  expect(isCalendarDay('2025-02-29')).toBe(false);
  expect(isCalendarDay('2025-13-01')).toBe(false);
  expect(isCalendarDay('15/06/2025')).toBe(false);
  expect(isCalendarDay('2025-06')).toBe(false);
  expect(isCalendarDay('+012025-06-15')).toBe(false);
});

test('a local time is a day of the calendar and a time of the clock', () => {
  expect(isLocalTime('2026-09-05T23:59')).toBe(true);
  expect(isLocalTime('2026-09-05T08:30')).toBe(true);
  expect(isLocalTime('2026-02-30T10:00')).toBe(false);
  expect(isLocalTime('2026-09-05T24:00')).toBe(false);
  expect(isLocalTime('2026-09-05')).toBe(false);
  expect(isLocalTime('2026-09-05 T10:00')).toBe(false);
  expect(isLocalTime('2026-09-05T10:00:00')).toBe(false);
});

test('days are added over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-04-30', 1, '2026-05-30'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('a local time has its day and its time of day, and a day alone has none', () => {
  expect(dayOf('2026-09-05T18:30')).toBe('2026-09-05');
  expect(timeOfDay('2026-09-05T18:30')).toBe('18:30');
  expect(timeOfDay('2026-09-05T18:30:15')).toBe('18:30');
  expect(timeOfDay('2026-09-05')).toBe('');
});
