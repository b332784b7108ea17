import { describe, expect, test } from 'vitest';
import { nextGreekHour, offsetInHour } from './greek-hours.ts';

const next = (hour: number, from: string) => nextGreekHour(hour, new Date(from)).toISOString();

describe('the next full hour in Greece', () => {
  test('is later today or tomorrow, in winter and summer time', () => {
    expect(next(3, '2026-01-10T00:30:00Z')).toBe('2026-01-10T01:00:00.000Z');
    expect(next(3, '2026-01-10T01:00:00Z')).toBe('2026-01-11T01:00:00.000Z');
    expect(next(3, '2026-07-10T05:00:00Z')).toBe('2026-07-11T00:00:00.000Z');
    expect(next(0, '2026-07-10T05:00:00Z')).toBe('2026-07-10T21:00:00.000Z');
    expect(next(23, '2026-07-10T20:59:59Z')).toBe('2026-07-11T20:00:00.000Z');
  });

  test('comes once on the days when the clocks change', () => {
    // On 29 March 2026 it is 04:00 right after 02:59, on 25 October 03:00 twice.
    expect(next(3, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(3, '2026-03-29T01:00:00Z')).toBe('2026-03-30T00:00:00.000Z');
    expect(next(3, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:00:00.000Z');
    expect(next(3, '2026-10-25T00:00:00Z')).toBe('2026-10-26T01:00:00.000Z');
  });

  test.each([0, 3, 4, 12, 23])('hour %i comes on each day of a year', (hour) => {
    let moment = new Date('2026-01-01T00:00:00Z');
    const days = new Set<string>();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' });
    for (let i = 0; i < 365; i++) {
      moment = nextGreekHour(hour, moment);
      days.add(day.format(moment));
    }
    expect(days.size).toBe(365);
    expect(moment.toISOString()).toMatch(/^202[67]-(?:12-31|01-01)/);
  });
});

describe('the jobs of many sites', () => {
  const sites = Array.from({ length: 300 }, (_, i) => `https://www.municipality-${i}.gr`);

  test('begin at any time of their hour, those of a site always at the same', () => {
    const minutes = sites.map((url) => offsetInHour(url) / 60_000);
    for (const minute of minutes) {
      expect(minute).toBeGreaterThanOrEqual(0);
      expect(minute).toBeLessThan(60);
    }
    expect(sites.map((url) => offsetInHour(url) / 60_000)).toEqual(minutes);
    // Of 300 sites, 25 begin in five minutes on average.
    for (let from = 0; from < 60; from += 5) {
      const count = minutes.filter((minute) => minute >= from && minute < from + 5).length;
      expect(count, `from minute ${from}`).toBeGreaterThan(10);
      expect(count, `from minute ${from}`).toBeLessThan(45);
    }
  });
});
