import { describe, expect, test } from 'vitest';
import { TEST_NOW } from '../../../harness/services.ts';
import { newId } from '../../ids.ts';
import { addMonths } from '../../time/calendar.ts';
import { recheckDay } from './recheck.ts';

const yearly = { recheckMonths: 12 };
const entry = (id: string, recheck_months: number | null = null) => ({ id, recheck_months });

describe('the day on which an entry is due to be looked through', () => {
  test('is within the last quarter of its interval, and always the same for an entry', () => {
    for (let i = 0; i < 200; i++) {
      const own = entry(newId(TEST_NOW));
      const day = recheckDay(yearly, own, TEST_NOW);
      expect(day).toBe(recheckDay(yearly, own, TEST_NOW));
      expect(day && day >= '2026-12-04' && day <= '2027-03-04', day ?? '').toBe(true);
    }
  });

  test('is another for most of those that were published at one moment', () => {
    const days = Array.from({ length: 300 }, () =>
      recheckDay(yearly, entry(newId(TEST_NOW)), TEST_NOW),
    );
    const perDay = Map.groupBy(days, (day) => day);
    expect(perDay.size).toBeGreaterThan(60);
    expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThan(20);
  });

  test('follows the interval of the entry where it has one, and is none where that is never', () => {
    const id = newId(TEST_NOW);
    const day = recheckDay(yearly, entry(id, 1), TEST_NOW) ?? '';
    expect(day >= '2026-03-28' && day <= '2026-04-04', day).toBe(true);
    expect(recheckDay(yearly, entry(id, 0), TEST_NOW)).toBeNull();
    expect(recheckDay({ recheckMonths: null }, entry(id), TEST_NOW)).toBeNull();
    expect(recheckDay({ recheckMonths: null }, entry(id, 6), TEST_NOW)).not.toBeNull();
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-03-04', 12, '2027-03-04'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('counts months by the calendar: %s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });
});
