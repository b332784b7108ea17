import { describe, expect, it } from 'vitest';
import { chooseMonth, monthAfter, weeksOfMonth } from './month-grid.ts';

describe('the weeks of a month', () => {
  it('begin on Monday and leave out the days of other months', () => {
    const weeks = weeksOfMonth('2026-07');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      null,
      '2026-07-01',
      '2026-07-02',
      '2026-07-03',
      '2026-07-04',
      '2026-07-05',
    ]);
    expect(weeks[4]?.filter(Boolean)).toEqual([
      '2026-07-27',
      '2026-07-28',
      '2026-07-29',
      '2026-07-30',
      '2026-07-31',
    ]);
  });

  it('are four where February fits exactly, and six where a month spreads', () => {
    expect(weeksOfMonth('2027-02')).toHaveLength(4);
    expect(weeksOfMonth('2026-08')).toHaveLength(6);
  });

  it('hold every day once, also in a leap year', () => {
    const days = weeksOfMonth('2028-02').flat().filter(Boolean);
    expect(days).toHaveLength(29);
    expect(new Set(days).size).toBe(29);
  });
});

describe('the month of the calendar', () => {
  it('moves over the end of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it('is the one asked for, within two years', () => {
    expect(chooseMonth('2026-10', '2026-07-04')).toBe('2026-10');
    expect(chooseMonth('2028-07', '2026-07-04')).toBe('2028-07');
    expect(chooseMonth('2024-07', '2026-07-04')).toBe('2024-07');
  });

  it('is the current one for anything else', () => {
    const beyond = ['2024-06', '2028-08'];
    const longer = ['2026-10-15', '20262026-10'];
    for (const asked of [null, '', '2026-13', '2026-7', 'next', ...beyond, ...longer]) {
      expect(chooseMonth(asked, '2026-07-04')).toBe('2026-07');
    }
  });
});
