import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { daysOf, nthChoices, type Repetition, STEPS, usualRule } from './repetition.ts';
import { describeRule } from './repetition-words.ts';

const rule = (part: Partial<Repetition>): Repetition => ({
  every: 'week',
  interval: 1,
  weekdays: [],
  nth: null,
  until: '2027-12-31',
  ...part,
});

describe('the days of a rule', () => {
  test.each([
    [
      'on two days of the week',
      '2026-12-22',
      { weekdays: [2, 4], until: '2027-01-05' },
      ['2026-12-22', '2026-12-24', '2026-12-29', '2026-12-31', '2027-01-05'],
    ],
    [
      'in their order, whatever order the weekdays were chosen in',
      '2026-12-22',
      { weekdays: [4, 2], until: '2026-12-31' },
      ['2026-12-22', '2026-12-24', '2026-12-29', '2026-12-31'],
    ],
    [
      'on the date, whatever weekdays are left of a rule by weeks',
      '2026-03-04',
      { every: 'month', weekdays: [1], until: '2026-05-31' },
      ['2026-03-04', '2026-04-04', '2026-05-04'],
    ],
    [
      'on the date while no weekday is chosen',
      '2026-03-04',
      { every: 'month', nth: 2, until: '2026-05-31' },
      ['2026-03-04', '2026-04-04', '2026-05-04'],
    ],
    [
      'every other week, from the week of the first day',
      '2026-03-04',
      { interval: 2, weekdays: [1, 3], until: '2026-03-31' },
      ['2026-03-04', '2026-03-16', '2026-03-18', '2026-03-30'],
    ],
    [
      'on the first Sunday of each month',
      '2026-03-01',
      { every: 'month', weekdays: [7], nth: 1, until: '2026-06-01' },
      ['2026-03-01', '2026-04-05', '2026-05-03'],
    ],
    [
      'on the last Friday of each month',
      '2026-01-30',
      { every: 'month', weekdays: [5], nth: -1, until: '2026-04-30' },
      ['2026-01-30', '2026-02-27', '2026-03-27', '2026-04-24'],
    ],
    [
      'on the 31st, in the months that have one',
      '2026-01-31',
      { every: 'month', until: '2026-06-30' },
      ['2026-01-31', '2026-03-31', '2026-05-31'],
    ],
    [
      'on 29 February, in the years that have one',
      '2024-02-29',
      { every: 'year', until: '2032-12-31' },
      ['2024-02-29', '2028-02-29', '2032-02-29'],
    ],
    [
      'on the second Sunday of May, each year',
      '2026-05-10',
      { every: 'year', weekdays: [7], nth: 2, until: '2028-12-31' },
      ['2026-05-10', '2027-05-09', '2028-05-14'],
    ],
    [
      'no further than its end',
      '2026-03-04',
      { every: 'day', until: '2026-03-05' },
      ['2026-03-04', '2026-03-05'],
    ],
    ['none without an end', '2026-03-04', { every: 'day', until: null }, []],
    [
      'none where it ends before it begins',
      '2026-03-04',
      { every: 'day', until: '2026-03-03' },
      [],
    ],
    [
      'until the end of the year 2999',
      '2999-12-30',
      { every: 'day', until: '2999-12-31' },
      ['2999-12-30', '2999-12-31'],
    ],
    ['none from the year 3000 on', '3000-01-01', { every: 'day', until: '3000-01-05' }, []],
  ] as const)('%s', (_what, first, part, days) => {
    expect(daysOf(first, rule(part as Partial<Repetition>), 400)).toEqual(days);
  });

  test('are never more than were asked for, whatever the rule', () => {
    const endless = rule({ every: 'day', until: '9999-12-31' });
    expect(daysOf('2026-03-04', endless, 401)).toHaveLength(401);
    expect(daysOf('2026-03-02', rule({ weekdays: [1, 3, 5] }), 4)).toEqual([
      '2026-03-02',
      '2026-03-04',
      '2026-03-06',
      '2026-03-09',
    ]);
    // Ten years and no day more.
    expect(daysOf('2026-03-04', endless, 100_000).at(-1)).toBe('2036-03-04');
  });

  test('may go by the last weekday of a month where the first day is one', () => {
    const byDate = { nth: null, weekdays: [] };
    expect(nthChoices('2026-03-24')).toEqual([byDate, { nth: 4, weekdays: [2] }]);
    expect(nthChoices('2026-03-25')).toEqual([
      byDate,
      { nth: 4, weekdays: [3] },
      { nth: -1, weekdays: [3] },
    ]);
    expect(nthChoices('2026-03-31')).toEqual([byDate, { nth: -1, weekdays: [2] }]);
  });

  test('are by weeks first on the weekday of the first day, where one is known', () => {
    expect(usualRule('week', '2026-03-04', null)).toEqual(rule({ weekdays: [3], until: null }));
    expect(usualRule('week', null, null)).toEqual(rule({ until: null }));
    expect(usualRule('month', '2026-03-04', null)).toEqual(rule({ every: 'month', until: null }));
  });

  test('are those that another reader of RFC 5545 finds', () => {
    const rules = fc.record({
      first: fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days)),
      every: fc.constantFrom(...STEPS),
      interval: fc.integer({ min: 1, max: 6 }),
      length: fc.integer({ min: 1, max: 2500 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      byPlace: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, ({ first, every, interval, length, days, byPlace }) => {
        const until = addDays(first, length);
        const usual = usualRule(every, first, until);
        const choice = nthChoices(first).at(byPlace ? -1 : 0);
        const made: Repetition = {
          ...usual,
          interval,
          ...(every === 'week'
            ? { weekdays: [...new Set([...usual.weekdays, ...days])].sort() }
            : every !== 'day' && choice),
        };
        expect(daysOf(first, made, 5000)).toEqual(daysByOther(first, made));
      }),
      { numRuns: 300 },
    );
  });
});

const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The same days, found by ical.js. */
function daysByOther(first: string, { every, interval, weekdays, nth, until }: Repetition) {
  const named = weekdays.map((day) => `${nth ?? ''}${NAMES[day - 1]}`);
  const frequency = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' }[every];
  const parts = [
    `FREQ=${frequency}`,
    `INTERVAL=${interval}`,
    `UNTIL=${until?.replaceAll('-', '')}`,
    'WKST=MO',
    ...(named.length > 0 ? [`BYDAY=${named}`] : []),
    ...(every === 'year' && nth !== null ? [`BYMONTH=${Number(first.slice(5, 7))}`] : []),
  ];
  const found: string[] = [];
  const iterator = ICAL.Recur.fromString(parts.join(';')).iterator(ICAL.Time.fromDateString(first));
  for (let next = iterator.next(); next; next = iterator.next()) found.push(next.toString());
  return found;
}

describe('a rule in words', () => {
  test.each([
    [
      '2026-12-22',
      { weekdays: [2, 4], until: '2027-06-30' },
      'Κάθε Τρίτη και Πέμπτη, έως 30 Ιουνίου 2027',
      'Every Tuesday and Thursday, until June 30, 2027',
    ],
    [
      '2026-03-04',
      { interval: 2, weekdays: [3], until: null },
      'Κάθε 2 εβδομάδες, Τετάρτη',
      'Every 2 weeks on Wednesday',
    ],
    [
      '2026-03-07',
      { every: 'month', weekdays: [6], nth: 1, until: null },
      'Κάθε μήνα το πρώτο Σάββατο',
      'Every month on the first Saturday',
    ],
    [
      '2026-03-28',
      { every: 'month', interval: 2, weekdays: [6], nth: -1, until: null },
      'Κάθε 2 μήνες το τελευταίο Σάββατο',
      'Every 2 months on the last Saturday',
    ],
    [
      '2026-05-10',
      { every: 'year', weekdays: [7], nth: 2, until: null },
      'Κάθε χρόνο τη δεύτερη Κυριακή Μαΐου',
      'Every year on the second Sunday of May',
    ],
    [
      '2026-08-15',
      { every: 'year', until: null },
      'Κάθε χρόνο στις 15 Αυγούστου',
      'Every year on August 15',
    ],
    [
      '2026-03-01',
      { every: 'month', until: null },
      'Κάθε μήνα την 1η του μήνα',
      'Every month on day 1',
    ],
  ] as const)('from %s: %o', (first, part, el, en) => {
    const made = rule(part as Partial<Repetition>);
    expect(describeRule(made, first, 'el')).toBe(el);
    expect(describeRule(made, first, 'en')).toBe(en);
  });
});
