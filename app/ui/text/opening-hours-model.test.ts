import { describe, expect, it } from 'vitest';
import { groupDays } from './opening-hours-model.ts';

const townHall = [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }];
const contact = [...townHall, { days: [6], opens: '09:00', closes: '13:00' }];

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
