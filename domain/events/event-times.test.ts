import { describe, expect, it } from 'vitest';
import { happensOn, isUpcoming, lastDayOf } from './event-times.ts';

const concert = { startsAt: '2026-07-04T21:00', endsAt: '2026-07-05T01:00' };
const weekend = { startsAt: '2026-10-31T11:00', endsAt: '2026-11-01T17:00' };
const openEnded = { startsAt: '2026-07-04T21:00', endsAt: null };

describe('an upcoming event', () => {
  it('is one that has not ended: also while it is under way', () => {
    expect(isUpcoming(weekend, '2026-10-30T12:00')).toBe(true);
    expect(isUpcoming(weekend, '2026-11-01T16:59')).toBe(true);
    expect(isUpcoming(weekend, '2026-11-01T17:00')).toBe(false);
  });

  it('lasts until midnight where no end is given', () => {
    expect(isUpcoming(openEnded, '2026-07-04T23:59')).toBe(true);
    expect(isUpcoming(openEnded, '2026-07-05T00:00')).toBe(false);
  });
});

describe('the days of an event', () => {
  it('count the night as part of the evening before', () => {
    expect(lastDayOf(concert)).toBe('2026-07-04');
    expect(lastDayOf(weekend)).toBe('2026-11-01');
    expect(lastDayOf(openEnded)).toBe('2026-07-04');
    expect(lastDayOf({ ...concert, endsAt: '2026-07-05T05:59' })).toBe('2026-07-04');
    // As the form has it: up to six is the morning after.
    expect(lastDayOf({ ...concert, endsAt: '2026-07-05T06:00' })).toBe('2026-07-04');
    expect(lastDayOf({ ...concert, endsAt: '2026-07-05T06:01' })).toBe('2026-07-05');
  });

  it('never end before they begin', () => {
    expect(lastDayOf({ startsAt: '2026-07-04T03:00', endsAt: '2026-07-04T05:00' })).toBe(
      '2026-07-04',
    );
  });

  it('may lie in two months', () => {
    expect(happensOn(weekend, '2026-10-30')).toBe(false);
    expect(happensOn(weekend, '2026-10-31')).toBe(true);
    expect(happensOn(weekend, '2026-11-01')).toBe(true);
    expect(happensOn(weekend, '2026-11-02')).toBe(false);
  });
});
