import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar.ts';

test('a day of the calendar is one that exists', () => {
  expect(isCalendarDay('2024-02-29')).toBe(true);
  expect(isCalendarDay('2025-02-29')).toBe(false);
  expect(isCalendarDay('2025-13-01')).toBe(false);
  expect(isCalendarDay('15/06/2025')).toBe(false);
});
