import { describe, expect, test } from 'vitest';
import { momentInGreece } from '../time/greek-time.ts';
import type { Repetition } from '../time/repetition.ts';
import { overFrom } from './event-times.ts';
import { occurrencesOf, type StoredDates } from './occurrences.ts';

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
const starts = (dates: StoredDates) => occurrencesOf(dates).map(({ startsAt }) => startsAt);
const change = (day: string, part = {}) => ({ day, movedTo: null, starts: '', ends: '', ...part });

describe('the dates of an event', () => {
  test('are at the same hour on the wall before and after the clocks change', () => {
    const found = occurrencesOf(lessons);
    expect(found.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-03-17T19:00', '2026-03-17T20:30'],
      ['2026-03-24T19:00', '2026-03-24T20:30'],
      ['2026-03-31T19:00', '2026-03-31T20:30'],
      ['2026-04-07T19:00', '2026-04-07T20:30'],
    ]);
    // Winter time until 29 March 2026, summer time after it.
    expect(found.map(({ startsAt }) => momentInGreece(startsAt)?.toISOString())).toEqual([
      '2026-03-17T17:00:00.000Z',
      '2026-03-24T17:00:00.000Z',
      '2026-03-31T16:00:00.000Z',
      '2026-04-07T16:00:00.000Z',
    ]);
  });

  test('are without those that are left out, and with those that were moved', () => {
    const exceptions = [
      change('2026-03-24'),
      change('2026-03-31', { movedTo: '2026-04-01', starts: '18:00', ends: '19:00' }),
      change('2026-04-07', { starts: '20:00' }),
    ];
    expect(
      occurrencesOf({ ...lessons, exceptions }).map(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ).toEqual([
      ['2026-03-17T19:00', '2026-03-17T20:30'],
      ['2026-04-01T18:00', '2026-04-01T19:00'],
      // As long as ever.
      ['2026-04-07T20:00', '2026-04-07T21:30'],
    ]);
  });

  test('are an hour later where one is moved to a night in which its hour does not exist', () => {
    const early = { ...lessons, startsAt: '2026-03-17T03:30', endsAt: null };
    const exceptions = [change('2026-03-24', { movedTo: '2026-03-29' })];
    expect(starts({ ...early, exceptions })).toContain('2026-03-29T04:30');
  });

  test('are not changed by what a rule had that was taken back', () => {
    const draft = { ...lessons, repetition: null, exceptions: [change('2026-03-17')] };
    expect(starts(draft)).toEqual(['2026-03-17T19:00']);
  });

  test('are named once where another day is at the time of the rule', () => {
    const days = [
      { day: '2026-03-24', starts: '19:00', ends: '21:00' },
      { day: '2026-03-24', starts: '12:00', ends: '' },
    ];
    // What the rule says of it holds.
    expect(occurrencesOf({ ...lessons, days }).slice(1, 4)).toEqual([
      { startsAt: '2026-03-24T12:00', endsAt: null, ruleStart: null },
      {
        startsAt: '2026-03-24T19:00',
        endsAt: '2026-03-24T20:30',
        ruleStart: '2026-03-24T19:00',
      },
      {
        startsAt: '2026-03-31T19:00',
        endsAt: '2026-03-31T20:30',
        ruleStart: '2026-03-31T19:00',
      },
    ]);
  });

  test('have no end where none is stated', () => {
    const repetition = { ...weekly, until: '2026-03-24' };
    expect(occurrencesOf({ ...lessons, endsAt: null, repetition })).toEqual([
      { startsAt: '2026-03-17T19:00', endsAt: null, ruleStart: '2026-03-17T19:00' },
      { startsAt: '2026-03-24T19:00', endsAt: null, ruleStart: '2026-03-24T19:00' },
    ]);
  });

  test('last a whole day where they end at the hour at which they begin', () => {
    const days = [{ day: '2026-03-24', starts: '12:00', ends: '12:00' }];
    const [found] = occurrencesOf({
      ...lessons,
      startsAt: null,
      endsAt: null,
      repetition: null,
      days,
    });
    expect(found?.endsAt).toBe('2026-03-25T12:00');
  });

  test('have other days with their own hours, in order, also past midnight', () => {
    const festival: StoredDates = {
      ...lessons,
      repetition: null,
      days: [
        { day: '2026-03-19', starts: '21:00', ends: '01:00' },
        { day: '2026-03-18', starts: '10:00', ends: '' },
      ],
    };
    expect(occurrencesOf(festival).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-03-17T19:00', '2026-03-17T20:30'],
      ['2026-03-18T10:00', null],
      ['2026-03-19T21:00', '2026-03-20T01:00'],
    ]);
  });

  test('an hour that the clocks skip is the hour after it', () => {
    const night = {
      ...lessons,
      startsAt: '2026-03-22T03:30',
      endsAt: null,
      repetition: { ...weekly, weekdays: [7], until: '2026-04-05' },
    };
    expect(starts(night)).toEqual(['2026-03-22T03:30', '2026-03-29T04:30', '2026-04-05T03:30']);
    const until = { ...night, startsAt: '2026-03-22T02:00', endsAt: '2026-03-22T03:30' };
    expect(occurrencesOf(until).map(({ endsAt }) => endsAt)).toEqual([
      '2026-03-22T03:30',
      '2026-03-29T04:30',
      '2026-04-05T03:30',
    ]);
    const other = { day: '2026-03-29', starts: '03:30', ends: '' };
    expect(starts({ ...lessons, startsAt: null, repetition: null, days: [other] })).toEqual([
      '2026-03-29T04:30',
    ]);
  });

  test('a draft whose year was typed with two digits can be shown', () => {
    const typed = { ...lessons, startsAt: '0026-03-17T19:00', endsAt: null, repetition: null };
    expect(occurrencesOf(typed).map((times) => [times.startsAt, overFrom(times)])).toEqual([
      ['0026-03-17T19:00', '0026-03-18T00:00'],
    ]);
  });

  test('a draft can be shown whose end, or moved date, was typed with the year 9999', () => {
    const [, second] = occurrencesOf({ ...lessons, endsAt: '9999-12-31T23:59' });
    expect(second).toMatchObject({ startsAt: '2026-03-24T19:00', endsAt: '9999-12-31T23:59' });
    const night = { ...lessons, startsAt: '2026-03-17T23:00', endsAt: '2026-03-18T01:00' };
    const exceptions = [change('2026-03-24', { movedTo: '9999-12-31' })];
    const moved = { startsAt: '9999-12-31T23:00', endsAt: '9999-12-31T23:59' };
    expect(occurrencesOf({ ...night, exceptions }).at(-1)).toMatchObject(moved);
    const days = [{ day: '9999-12-31', starts: '23:00', ends: '01:00' }];
    expect(occurrencesOf({ ...night, days }).at(-1)).toMatchObject(moved);
  });

  test('a draft has those that it can have', () => {
    expect(starts({ ...lessons, startsAt: null })).toEqual([]);
    expect(starts({ ...lessons, repetition: { ...weekly, until: null } })).toEqual([
      '2026-03-17T19:00',
    ]);
    const half = [
      { day: null, starts: '10:00', ends: '' },
      { day: '2026-03-18', starts: '', ends: '' },
    ];
    expect(starts({ ...lessons, repetition: null, days: half })).toEqual(['2026-03-17T19:00']);
    const [backwards] = occurrencesOf({ ...lessons, endsAt: '2026-03-17T18:00' });
    expect(backwards?.endsAt).toBeNull();
    const exceptions = [change('2026-03-24', { movedTo: '2026-03-25', ends: '18:00' })];
    expect(occurrencesOf({ ...lessons, exceptions })[1]).toEqual({
      startsAt: '2026-03-25T19:00',
      endsAt: '2026-03-25T20:30',
      ruleStart: '2026-03-24T19:00',
    });
  });
});
