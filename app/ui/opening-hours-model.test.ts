import { describe, expect, it } from 'vitest';
import { groupDays, isOpenAt, nextOpeningChange } from './opening-hours-model.ts';

const townHall = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }];
const contact = [...townHall, { days: [6], opens: '09:00', closes: '13:00' }];
/** A moment given in Greek summer time. */
const summer = (local: string) => new Date(`${local}:00+03:00`);
const winter = (local: string) => new Date(`${local}:00+02:00`);

describe('grouping the days of a week', () => {
  it('puts equal neighbours together and names the closed days', () => {
    expect(groupDays(contact)).toEqual([
      { from: 1, to: 5, hours: [{ opens: '08:00', closes: '15:00' }] },
      { from: 6, to: 6, hours: [{ opens: '09:00', closes: '13:00' }] },
      { from: 7, to: 7, hours: [] },
    ]);
  });

  it('keeps a day apart whose hours differ, and orders split hours', () => {
    const split = [
      { days: [2, 4], opens: '17:00', closes: '20:00' },
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' },
    ];
    const groups = groupDays(split);
    expect(groups.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 7],
    ]);
    expect(groups[1]?.hours.map((hour) => hour.opens)).toEqual(['08:00', '17:00']);
  });
});

describe('open now', () => {
  it('goes by the clock in Greece, in summer and in winter', () => {
    expect(isOpenAt(townHall, summer('2026-07-06T08:00'))).toBe(true);
    expect(isOpenAt(townHall, summer('2026-07-06T07:59'))).toBe(false);
    expect(isOpenAt(townHall, winter('2026-01-12T14:59'))).toBe(true);
    expect(isOpenAt(townHall, winter('2026-01-12T15:00'))).toBe(false);
  });

  it('is closed on days without hours', () => {
    expect(isOpenAt(contact, summer('2026-07-04T10:00'))).toBe(true);
    expect(isOpenAt(contact, summer('2026-07-05T10:00'))).toBe(false);
  });
});

describe('the next change', () => {
  it('is the closing time while it is open', () => {
    expect(nextOpeningChange(townHall, summer('2026-07-06T10:12'))).toEqual(
      summer('2026-07-06T15:00'),
    );
  });

  it('is the opening time of the next working day', () => {
    expect(nextOpeningChange(townHall, summer('2026-07-03T15:00'))).toEqual(
      summer('2026-07-06T08:00'),
    );
  });

  it('does not exist without hours', () => {
    expect(nextOpeningChange([], summer('2026-07-03T15:00'))).toBeNull();
  });
});
