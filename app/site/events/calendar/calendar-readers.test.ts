import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { emptyData } from '../../../../domain/content/model/content-type.ts';
import { event } from '../../../../domain/content-types/event.ts';
import { checkDates } from '../../../../domain/events/check-dates.ts';
import type { EventEntry } from '../../../../domain/events/listing.ts';
import { occurrencesOf } from '../../../../domain/events/occurrences.ts';
import { momentInGreece } from '../../../../domain/time/greek-time.ts';
import { makeUpDates, randomNumbers } from '../../../../harness/content/made-up-dates.ts';
import { CALENDAR_READERS } from '../../../../harness/others/calendar-readers.ts';
import { toCalendarEvents } from './calendar-entries.ts';
import { calendarFile } from './icalendar.ts';

/** What two programs that others wrote read out of our calendar files; the moments are computed by hand. */

const MADE_UP = 60;

const words = (text: string) => ({ el: text, en: text });

function fileOf(data: object, language: 'gr' | 'en' = 'gr'): string {
  const entry = {
    id: '0198',
    slug: 'lessons',
    version: 7,
    updatedAt: '2026-02-01T09:30:15.123Z',
    data: {
      ...emptyData(event.fields),
      title: words('Μαθήματα; χορού, για όλους'),
      description: words('Για όλους'),
      location: words('Αίγιο'),
      ...data,
    },
  } as unknown as EventEntry;
  const events = toCalendarEvents(entry, 'https://www.example.gr', language);
  return calendarFile(events, { name: 'Εκδηλώσεις', language: language === 'gr' ? 'el' : 'en' });
}

const weekly = { every: 'week', interval: 1, weekdays: [2], nth: null };
const change = (day: string, part = {}) => ({ day, movedTo: null, starts: '', ends: '', ...part });

test('two performances on one day are two entries, which no calendar takes for one', () => {
  const file = fileOf({
    startsAt: '2026-07-04T21:00',
    days: [
      { day: '2026-07-05', starts: '11:00', ends: '' },
      { day: '2026-07-05', starts: '21:00', ends: '' },
    ],
  });
  const names = file.split('\r\n').filter((line) => line.startsWith('UID:'));
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});

describe.each(CALENDAR_READERS)('in $program', ({ read }) => {
  test('a weekly event stays at its hour when the clocks go forward and back', () => {
    const spring = {
      startsAt: '2026-03-24T19:00',
      endsAt: '2026-03-24T20:30',
      repetition: { ...weekly, until: '2026-04-07' },
    };
    expect(read(fileOf(spring))).toEqual([
      ['2026-03-24T17:00:00.000Z', '2026-03-24T18:30:00.000Z'],
      ['2026-03-31T16:00:00.000Z', '2026-03-31T17:30:00.000Z'],
      ['2026-04-07T16:00:00.000Z', '2026-04-07T17:30:00.000Z'],
    ]);
    const autumn = {
      startsAt: '2026-10-20T19:00',
      endsAt: '2026-10-20T20:30',
      repetition: { ...weekly, until: '2026-10-27' },
    };
    expect(read(fileOf(autumn))).toEqual([
      ['2026-10-20T16:00:00.000Z', '2026-10-20T17:30:00.000Z'],
      ['2026-10-27T17:00:00.000Z', '2026-10-27T18:30:00.000Z'],
    ]);
  });

  test('dates are left out and moved, and other days have their own hours', () => {
    const file = fileOf({
      startsAt: '2026-03-17T19:00',
      endsAt: '2026-03-17T20:30',
      repetition: { ...weekly, until: '2026-04-07' },
      exceptions: [
        change('2026-03-24'),
        change('2026-03-31', { movedTo: '2026-04-01', starts: '18:00', ends: '19:00' }),
      ],
      days: [{ day: '2026-04-10', starts: '21:00', ends: '01:00' }],
    });
    expect(read(file)).toEqual([
      ['2026-03-17T17:00:00.000Z', '2026-03-17T18:30:00.000Z'],
      ['2026-04-01T15:00:00.000Z', '2026-04-01T16:00:00.000Z'],
      ['2026-04-07T16:00:00.000Z', '2026-04-07T17:30:00.000Z'],
      ['2026-04-10T18:00:00.000Z', '2026-04-10T22:00:00.000Z'],
    ]);
  });

  test('a night in which the clocks change ends at the hour on the wall', () => {
    const file = fileOf({
      startsAt: '2026-03-21T22:00',
      endsAt: '2026-03-22T04:30',
      repetition: { ...weekly, weekdays: [6], until: '2026-03-28' },
    });
    expect(read(file)).toEqual([
      ['2026-03-21T20:00:00.000Z', '2026-03-22T02:30:00.000Z'],
      // Until 04:30 in summer time: an hour less.
      ['2026-03-28T20:00:00.000Z', '2026-03-29T01:30:00.000Z'],
    ]);
  });

  test('the first night may be one in which the clocks change', () => {
    const file = fileOf({
      startsAt: '2026-10-24T22:00',
      endsAt: '2026-10-25T05:00',
      repetition: { ...weekly, weekdays: [6], until: '2026-10-31' },
    });
    expect(read(file)).toEqual([
      // Until 05:00 in winter time: an hour more.
      ['2026-10-24T19:00:00.000Z', '2026-10-25T03:00:00.000Z'],
      ['2026-10-31T20:00:00.000Z', '2026-11-01T03:00:00.000Z'],
    ]);
  });

  test('the hour that comes twice in October is the first of the two', () => {
    const night = fileOf({ startsAt: '2026-10-24T22:00', endsAt: '2026-10-25T03:30' });
    expect(read(night)).toEqual([['2026-10-24T19:00:00.000Z', '2026-10-25T00:30:00.000Z']]);
    const within = fileOf({ startsAt: '2026-10-25T03:15', endsAt: '2026-10-25T03:45' });
    expect(read(within)).toEqual([['2026-10-25T00:15:00.000Z', '2026-10-25T00:45:00.000Z']]);
    const rule = { ...weekly, weekdays: [6], until: '2026-10-31' };
    const first = { startsAt: '2026-10-24T22:00', endsAt: '2026-10-25T03:30', repetition: rule };
    expect(read(fileOf(first))).toEqual([
      ['2026-10-24T19:00:00.000Z', '2026-10-25T00:30:00.000Z'],
      ['2026-10-31T20:00:00.000Z', '2026-11-01T01:30:00.000Z'],
    ]);
    const second = {
      startsAt: '2026-10-17T22:00',
      endsAt: '2026-10-18T03:30',
      repetition: { ...rule, until: '2026-10-24' },
    };
    expect(read(fileOf(second))).toEqual([
      ['2026-10-17T19:00:00.000Z', '2026-10-18T00:30:00.000Z'],
      ['2026-10-24T19:00:00.000Z', '2026-10-25T00:30:00.000Z'],
    ]);
  });

  test('whatever a clerk can enter takes place as the site says', () => {
    const random = randomNumbers(13);
    for (let made = 0; made < MADE_UP; ) {
      const dates = makeUpDates(random);
      if (Object.keys(checkDates(dates)).length > 0) continue;
      made++;
      const shown = occurrencesOf(dates).map(({ startsAt, endsAt }) =>
        [startsAt, endsAt ?? startsAt].map((local) => momentInGreece(local)?.toISOString()),
      );
      const found = read(fileOf(dates));
      // Without an end, programs make up one of their own.
      const known = dates.endsAt ? 2 : 1;
      expect(
        found.map((date) => date.slice(0, known)),
        JSON.stringify(dates),
      ).toEqual(shown.sort().map((date) => date.slice(0, known)));
    }
  });

  test.each([
    [
      'the last Sunday of every other month',
      '2026-01-25T11:00',
      { every: 'month', interval: 2, weekdays: [7], nth: -1, until: '2026-06-01' },
      ['2026-01-25T09:00:00.000Z', '2026-03-29T08:00:00.000Z', '2026-05-31T08:00:00.000Z'],
    ],
    [
      'the second Sunday of May',
      '2026-05-10T11:00',
      { every: 'year', interval: 1, weekdays: [7], nth: 2, until: '2028-12-31' },
      ['2026-05-10T08:00:00.000Z', '2027-05-09T08:00:00.000Z', '2028-05-14T08:00:00.000Z'],
    ],
    [
      'every third day',
      '2026-03-27T11:00',
      { every: 'day', interval: 3, weekdays: [], nth: null, until: '2026-04-02' },
      ['2026-03-27T09:00:00.000Z', '2026-03-30T08:00:00.000Z', '2026-04-02T08:00:00.000Z'],
    ],
  ])('a rule goes by %s', (_what, startsAt, repetition, starts) => {
    const file = fileOf({ startsAt, endsAt: startsAt.replace('11:00', '12:00'), repetition });
    expect(read(file).map(([start]) => start)).toEqual(starts);
  });

  test('a single event has its hours and its words', () => {
    const file = fileOf({ startsAt: '2026-07-04T21:00', endsAt: '2026-07-05T01:00' });
    expect(read(file)).toEqual([['2026-07-04T18:00:00.000Z', '2026-07-04T22:00:00.000Z']]);
  });
});

test.each([
  ['gr', 'Συναυλία', 'Δωρεάν', 'https://www.example.gr/events/lessons'],
  ['en', 'Concert', 'Free of charge', 'https://www.example.gr/events/lessons?lang=en'],
] as const)(
  'says in the language of its reader what it costs, and leads to its page: %s',
  (language, title, cost, page) => {
    const file = fileOf(
      {
        title: { el: 'Συναυλία', en: 'Concert' },
        cost: { el: 'Δωρεάν', en: 'Free of charge' },
        startsAt: '2026-07-04T21:00',
      },
      language,
    );
    const [read] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(read?.getFirstPropertyValue('summary')).toBe(title);
    expect(read?.getFirstPropertyValue('url')).toBe(page);
    expect(String(read?.getFirstPropertyValue('description')).split('\n')).toEqual([
      'Για όλους',
      cost,
      page,
    ]);
  },
);

test('what is cancelled is so in the calendars that have it, under the same name', () => {
  const single = { startsAt: '2026-07-04T21:00', endsAt: null };
  const propertiesOf = (file: string) => {
    const [first] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    return Object.fromEntries(
      ['uid', 'status', 'sequence', 'last-modified', 'summary'].map((name) => [
        name,
        String(first?.getFirstPropertyValue(name)),
      ]),
    );
  };
  expect(propertiesOf(fileOf(single))).toEqual({
    uid: '0198@www.example.gr',
    status: 'CONFIRMED',
    sequence: '7',
    'last-modified': '2026-02-01T09:30:15Z',
    summary: 'Μαθήματα; χορού, για όλους',
  });
  expect(propertiesOf(fileOf({ ...single, isCancelled: true }))).toMatchObject({
    uid: '0198@www.example.gr',
    status: 'CANCELLED',
  });
});
