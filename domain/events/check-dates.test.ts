import { describe, expect, test } from 'vitest';
import type { Repetition } from '../time/repetition.ts';
import { checkDates } from './check-dates.ts';
import type { StoredDates } from './occurrences.ts';

const weekly: Repetition = {
  every: 'week',
  interval: 1,
  weekdays: [2],
  nth: null,
  until: '2026-04-07',
};
const lessons: StoredDates = {
  startsAt: '2026-03-17T19:00',
  endsAt: '2026-03-17T20:30',
  days: [],
  repetition: weekly,
  exceptions: [],
};
const change = (day: string, part = {}) => ({ day, movedTo: null, starts: '', ends: '', ...part });
const day = (of: string, starts: string, ends = '') => ({ day: of, starts, ends });
const daily: Repetition = { ...weekly, every: 'day', weekdays: [] };

describe('the dates of an event that becomes public', () => {
  test('may be one, repeated, and several days', () => {
    expect(checkDates(lessons)).toEqual({});
    expect(checkDates({ ...lessons, repetition: null, endsAt: null })).toEqual({});
    expect(
      checkDates({
        ...lessons,
        exceptions: [change('2026-03-24'), change('2026-03-31', { movedTo: '2026-04-01' })],
        days: [day('2026-05-01', '21:00', '01:00')],
      }),
    ).toEqual({});
    // One begins as the one before it ends.
    const halves = [day('2026-05-01', '19:00', '20:30'), day('2026-05-01', '20:30', '22:00')];
    expect(checkDates({ ...lessons, days: halves })).toEqual({});
    // Without ends nobody knows whether they overlap.
    const open = [day('2026-05-01', '10:00'), day('2026-05-01', '18:00')];
    expect(checkDates({ ...lessons, days: open })).toEqual({});
    // A date with hours of its own, and one that lasts the whole night.
    const other = change('2026-03-24', { starts: '18:00', ends: '19:30' });
    expect(checkDates({ ...lessons, exceptions: [other] })).toEqual({});
    expect(checkDates({ ...lessons, days: [day('2026-05-01', '22:00', '06:00')] })).toEqual({});
    // A year of every day.
    expect(checkDates({ ...lessons, repetition: { ...daily, until: '2027-03-17' } })).toEqual({});
    // Ten years to the day.
    const yearly = { ...daily, every: 'year', until: '2036-03-17' } as const;
    expect(checkDates({ ...lessons, repetition: yearly })).toEqual({});
  });

  test('are not judged where they are missing, which the fields say themselves', () => {
    expect(checkDates({ ...lessons, startsAt: null, endsAt: null })).toEqual({});
    const half = [{ day: null, starts: '10:00', ends: '' }, day('2026-05-01', '')];
    expect(checkDates({ ...lessons, days: half })).toEqual({});
    const dayless = { ...change('2026-03-24'), day: null };
    expect(checkDates({ ...lessons, exceptions: [dayless] })).toEqual({});
  });

  test('are four hundred at most', () => {
    const until = (last: string) =>
      checkDates({ ...lessons, repetition: { ...daily, until: last } });
    expect(until('2027-04-20')).toEqual({});
    expect(Object.keys(until('2027-04-21'))).toEqual(['repetition.until']);
  });

  test('repeat in this millennium alone', () => {
    const from = (first: string) =>
      checkDates({
        ...lessons,
        startsAt: `${first}T19:00`,
        endsAt: `${first}T20:30`,
        repetition: { ...daily, until: '3000-01-02' },
      });
    expect(from('2999-12-31')).toEqual({});
    expect(Object.keys(from('3000-01-01'))).toEqual(['startsAt']);
  });

  test.each<[what: string, path: string, says: string, part: Partial<StoredDates>]>([
    [
      'an end before the start',
      'endsAt',
      'It ends before it starts',
      { endsAt: '2026-03-17T18:00' },
    ],
    ['an end at the start', 'endsAt', 'or at the same moment', { endsAt: '2026-03-17T19:00' }],
    [
      'a start in the hour that the clocks skip',
      'startsAt',
      'This time does not exist',
      { startsAt: '2026-03-29T03:30', endsAt: null, repetition: null },
    ],
    [
      // What a browser makes of a year that is typed as 26.
      'a start in the first century',
      'startsAt',
      'The year is too long ago.',
      { startsAt: '0026-03-17T19:00', endsAt: null, repetition: null },
    ],
    [
      'a start before the clocks of Greece went alike',
      'startsAt',
      'The year is too long ago.',
      { startsAt: '1916-12-31T19:00', endsAt: null, repetition: null },
    ],
    [
      'another day in the first century',
      'days.0.starts',
      'The year is too long ago.',
      { days: [day('0026-03-17', '19:00')] },
    ],
    [
      'an end in it',
      'endsAt',
      'This time does not exist',
      { startsAt: '2026-03-29T01:00', endsAt: '2026-03-29T03:00', repetition: null },
    ],
    [
      'an end of a further evening in it',
      'days.0.ends',
      'This time does not exist',
      { days: [day('2026-03-28', '22:00', '03:30')] },
    ],
    [
      'a year in which the calendar ends',
      'startsAt',
      'The year is too far away',
      {
        startsAt: '9996-03-19T19:00',
        endsAt: null,
        repetition: { ...weekly, until: '9999-12-31' },
      },
    ],
    [
      'a start after which the calendar ends',
      'startsAt',
      'The year is too far away',
      { startsAt: '9999-12-31T19:00', endsAt: null, repetition: null },
    ],
    [
      'another day in such a year',
      'days.0.day',
      'The year is too far away',
      { days: [day('9999-12-31', '22:00', '01:00')] },
    ],
    [
      'a date that was moved into such a year',
      'exceptions.0.movedTo',
      'The year is too far away',
      { exceptions: [change('2026-03-24', { movedTo: '9999-12-31' })] },
    ],
    [
      'dates of which each lasts until such a year',
      'endsAt',
      'It overlaps with',
      { endsAt: '9999-12-31T23:59' },
    ],
    [
      'no day of the week',
      'repetition.weekdays',
      'Choose at least one day.',
      { repetition: { ...weekly, weekdays: [] } },
    ],
    [
      'a first date that is not in the rule',
      'repetition.weekdays',
      'is not part of the repetition',
      { repetition: { ...weekly, weekdays: [4] } },
    ],
    [
      'a first date that is not the nth weekday',
      'repetition.nth',
      'is not part of the repetition',
      { repetition: { ...weekly, every: 'month', nth: 1 } },
    ],
    [
      'no end of the rule',
      'repetition.until',
      'Choose the day until which it repeats.',
      { repetition: { ...weekly, until: null } },
    ],
    [
      'an end of the rule before the first date',
      'repetition.until',
      'ends before the first date',
      { repetition: { ...weekly, until: '2026-03-16' } },
    ],
    [
      'a rule with one date',
      'repetition.until',
      'there is only one date',
      { repetition: { ...weekly, until: '2026-03-20' } },
    ],
    [
      'a rule that reaches too far',
      'repetition.until',
      'at most 10 years from its first date',
      { repetition: { ...weekly, until: '2036-03-18' } },
    ],
    [
      'a rule with too many dates',
      'repetition.until',
      'more than 400 dates',
      { repetition: { ...daily, until: '2035-01-01' } },
    ],
    [
      'an exception without a rule',
      'exceptions.0.day',
      'The event does not repeat',
      { repetition: null, exceptions: [change('2026-03-17')] },
    ],
    [
      'an exception that is no date',
      'exceptions.0.day',
      'The event is not on this day.',
      { exceptions: [change('2026-03-25')] },
    ],
    [
      'an exception twice',
      'exceptions.1.day',
      'This date is there already',
      { exceptions: [change('2026-03-24'), change('2026-03-24')] },
    ],
    [
      'an exception with an end alone',
      'exceptions.0.starts',
      'Enter the time at which it starts, too.',
      { exceptions: [change('2026-03-24', { ends: '21:00' })] },
    ],
    [
      'an exception that ends before it starts',
      'exceptions.0.ends',
      'It ends before it starts',
      { exceptions: [change('2026-03-24', { starts: '20:00', ends: '19:00' })] },
    ],
    [
      'an exception in the skipped hour',
      'exceptions.0.starts',
      'This time does not exist',
      { exceptions: [change('2026-03-24', { movedTo: '2026-03-29', starts: '03:15' })] },
    ],
    [
      'a date moved onto another',
      'exceptions.0.movedTo',
      'with the date March 31, 2026, 19:00 of the same event',
      { exceptions: [change('2026-03-24', { movedTo: '2026-03-31' })] },
    ],
    [
      'a date whose own hours last until the next',
      'exceptions.0.starts',
      'with the date March 18, 2026, 05:00 of the same event',
      {
        startsAt: '2026-03-17T05:00',
        endsAt: '2026-03-17T05:30',
        repetition: { ...daily, until: '2026-03-19' },
        exceptions: [change('2026-03-17', { starts: '22:00', ends: '06:00' })],
      },
    ],
    [
      'a date that is moved with hours of its own into another',
      'exceptions.0.starts',
      'with the date March 31, 2026, 19:00 of the same event',
      {
        exceptions: [
          change('2026-03-24', { movedTo: '2026-03-31', starts: '20:00', ends: '21:00' }),
        ],
      },
    ],
    [
      'nothing left',
      'exceptions.1.day',
      'No date is left.',
      {
        repetition: { ...weekly, until: '2026-03-24' },
        exceptions: [change('2026-03-17'), change('2026-03-24')],
      },
    ],
    [
      'another day that ends before it starts',
      'days.0.ends',
      'It ends before it starts',
      { days: [day('2026-05-01', '21:00', '20:00')] },
    ],
    [
      'another day at the same time',
      'days.0.starts',
      'with the date March 24, 2026, 19:00',
      { days: [day('2026-03-24', '19:00')] },
    ],
    [
      'another day within a date',
      'days.0.starts',
      'with the date March 24, 2026, 19:00',
      { days: [day('2026-03-24', '20:00', '21:00')] },
    ],
    [
      'two other days at once',
      'days.1.starts',
      'with the date May 1, 2026, 10:00',
      { days: [day('2026-05-01', '10:00', '12:00'), day('2026-05-01', '11:00', '13:00')] },
    ],
    [
      'another day in the skipped hour',
      'days.0.starts',
      'This time does not exist',
      { days: [day('2026-03-29', '03:30')] },
    ],
    [
      'dates that last until the next',
      'endsAt',
      'with the date March 24, 2026, 19:00',
      { endsAt: '2026-03-25T20:00' },
    ],
    [
      'an end of the rule on its first day',
      'repetition.until',
      'there is only one date',
      { repetition: { ...weekly, until: '2026-03-17' } },
    ],
    [
      'a rule of few dates that reaches too far',
      'repetition.until',
      'at most 10 years from its first date',
      { repetition: { ...daily, every: 'year', until: '2036-03-18' } },
    ],
    [
      'a rule without an end, before its exceptions',
      'repetition.until',
      'Choose the day until which it repeats.',
      { repetition: { ...weekly, until: null }, exceptions: [change('2026-03-24')] },
    ],
    [
      'an exception that ends as it starts, at night',
      'exceptions.0.ends',
      'or at the same moment',
      { exceptions: [change('2026-03-24', { starts: '02:00', ends: '02:00' })] },
    ],
    [
      'an exception that ends in the skipped hour',
      'exceptions.0.ends',
      'This time does not exist',
      {
        exceptions: [
          change('2026-03-24', { movedTo: '2026-03-28', starts: '22:00', ends: '03:30' }),
        ],
      },
    ],
    [
      'a date moved onto another, after other exceptions',
      'exceptions.2.movedTo',
      'with the date April 7, 2026, 19:00',
      {
        exceptions: [
          change('2026-03-17'),
          change('2026-03-24', { movedTo: '2026-03-25' }),
          change('2026-03-31', { movedTo: '2026-04-07' }),
        ],
      },
    ],
    [
      'dates that last until the next, beside an exception',
      'endsAt',
      'with the date March 24, 2026, 19:00',
      { endsAt: '2026-03-25T20:00', exceptions: [change('2026-04-07', { movedTo: '2026-04-09' })] },
    ],
    [
      'another day that ends as it starts, at night',
      'days.0.ends',
      'or at the same moment',
      { days: [day('2026-05-01', '02:00', '02:00')] },
    ],
    [
      'another day that ends later in the morning',
      'days.0.ends',
      'It ends before it starts',
      { days: [day('2026-05-01', '22:00', '06:01')] },
    ],
    [
      'another day within a date, before a third',
      'days.0.starts',
      'with the date March 24, 2026, 19:00',
      { days: [day('2026-03-24', '20:00', '21:00'), day('2026-05-01', '10:00')] },
    ],
    [
      'two days at the same time, without ends',
      'days.1.starts',
      'with the date May 1, 2026, 10:00',
      { days: [day('2026-05-01', '10:00'), day('2026-05-01', '10:00')] },
    ],
  ])('%s is refused at its field', (_what, path, says, part) => {
    const messages = checkDates({ ...lessons, ...part });
    expect(Object.keys(messages)).toEqual([path]);
    expect(messages[path]?.el).toMatch(/\p{Script=Greek}{3}.*\./u);
    expect(messages[path]?.en).toContain(says);
  });
});
