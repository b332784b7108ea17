import { describe, expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { event } from '../../../domain/content-types/event.ts';
import type { EventTimes } from '../../../domain/events/event-times.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import { findUnknownToSchemaOrg } from '../../../harness/screens/schema-org.ts';
import { eventJsonLd } from './event-json-ld.ts';

/** A dance every Tuesday of February and March 2026, 19:00–21:00. */
const TUESDAYS = {
  ...emptyData(event.fields),
  title: { el: 'Χορός', en: 'Dance' },
  location: { el: 'Λιμάνι', en: 'Harbour' },
  startsAt: '2026-02-03T19:00',
  endsAt: '2026-02-03T21:00',
  repetition: { every: 'week', interval: 1, weekdays: [2], nth: null, until: '2026-03-31' },
} as unknown as EventEntry['data'];
const ONCE = { ...TUESDAYS, repetition: null };

function jsonLdOf(
  data: EventEntry['data'],
  times: EventTimes = { startsAt: '2026-03-10T19:00', endsAt: null },
) {
  const about = { siteUrl: 'https://x.example', pictures: undefined, times, locality: 'Aigio' };
  const json = eventJsonLd({ slug: 'dance', data }, about, 'en') as Record<string, unknown>;
  expect(findUnknownToSchemaOrg(json)).toEqual([]);
  return json;
}
const datesOf = (json: Record<string, unknown>) =>
  (json.subEvent as Record<string, unknown>[] | undefined)?.map(({ startDate, endDate }) => [
    startDate,
    endDate,
  ]);

describe('what search engines are told of an event', () => {
  test('that comes back: its next date, and its rule', () => {
    const json = jsonLdOf(TUESDAYS);
    expect(json.startDate).toBe('2026-03-10T19:00:00+02:00');
    expect(json.location).toMatchObject({ name: 'Harbour' });
    expect(json.eventSchedule).toEqual({
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: ['https://schema.org/Tuesday'],
      startDate: '2026-02-03',
      endDate: '2026-03-31',
      startTime: '19:00:00',
      endTime: '21:00:00',
      scheduleTimezone: 'Europe/Athens',
    });
    expect(json.subEvent).toBeUndefined();
  });

  test('at a place: its address where staff gave one, and never the name of the place as a street', () => {
    const known = { addressLocality: 'Aigio', addressCountry: 'GR' };
    const days = [{ day: '2026-02-04', starts: '10:00', ends: '' }];
    const addressesOf = (data: EventEntry['data']) => {
      const json = jsonLdOf(data) as Record<string, { address: unknown } | { location: unknown }[]>;
      const [date] = json.subEvent as { location: { address: unknown } }[];
      return [(json.location as { address: unknown }).address, date?.location.address];
    };
    expect(addressesOf({ ...ONCE, days })).toEqual([
      { '@type': 'PostalAddress', ...known },
      { '@type': 'PostalAddress', ...known },
    ]);
    const address = { el: 'Παραλιακή οδός 3, 25100', en: '3 Seafront, 25100' };
    const street = { '@type': 'PostalAddress', streetAddress: address.en, ...known };
    expect(addressesOf({ ...ONCE, days, address })).toEqual([street, street]);
  });

  test('of whose dates one is left out and one is moved: neither is in the schedule, and the moved one is named', () => {
    const json = jsonLdOf({
      ...TUESDAYS,
      exceptions: [
        { day: '2026-03-17', movedTo: null, starts: '', ends: '' },
        { day: '2026-03-24', movedTo: '2026-03-26', starts: '18:00', ends: '20:00' },
      ],
    });
    expect(json.eventSchedule).toMatchObject({ exceptDate: ['2026-03-17', '2026-03-24'] });
    expect(datesOf(json)).toEqual([['2026-03-26T18:00:00+02:00', '2026-03-26T20:00:00+02:00']]);
  });

  test('that comes back and has another day: the rule, and that day by itself', () => {
    const days = [{ day: '2026-03-07', starts: '11:00', ends: '' }];
    const json = jsonLdOf({ ...TUESDAYS, days });
    expect(json.eventSchedule).toMatchObject({ repeatFrequency: 'P1W' });
    expect(datesOf(json)).toEqual([['2026-03-07T11:00:00+02:00', undefined]]);
  });

  test('that comes back without a known end: when it begins alone', () => {
    const { eventSchedule } = jsonLdOf({ ...TUESDAYS, endsAt: null });
    expect(eventSchedule).toMatchObject({ startTime: '19:00:00' });
    expect(eventSchedule).not.toHaveProperty('endTime');
  });

  test('on the last Friday of each month: every date, since no schedule can say it', () => {
    const json = jsonLdOf({
      ...TUESDAYS,
      startsAt: '2026-02-27T19:00',
      endsAt: null,
      repetition: { every: 'month', interval: 1, weekdays: [5], nth: -1, until: '2026-04-30' },
    });
    expect(json.eventSchedule).toBeUndefined();
    expect(datesOf(json)?.map(([from]) => from)).toEqual([
      '2026-02-27T19:00:00+02:00',
      '2026-03-27T19:00:00+02:00',
      '2026-04-24T19:00:00+03:00',
    ]);
  });

  test('on the second Sunday of May of each year: the month with the week', () => {
    const json = jsonLdOf({
      ...TUESDAYS,
      startsAt: '2026-05-10T19:00',
      endsAt: '2026-05-10T21:00',
      repetition: { every: 'year', interval: 1, weekdays: [7], nth: 2, until: '2028-05-31' },
    });
    expect(json.eventSchedule).toMatchObject({
      repeatFrequency: 'P1Y',
      byDay: ['https://schema.org/Sunday'],
      byMonth: 5,
      byMonthWeek: 2,
    });
    expect(jsonLdOf(TUESDAYS).eventSchedule).not.toHaveProperty('byMonth');
  });

  test('that lasts three days each year: every date with both of its ends, since a schedule has hours alone', () => {
    const json = jsonLdOf({
      ...TUESDAYS,
      startsAt: '2026-07-10T10:00',
      endsAt: '2026-07-12T18:00',
      repetition: { every: 'year', interval: 1, weekdays: [], nth: null, until: '2027-07-31' },
    });
    expect(json.eventSchedule).toBeUndefined();
    expect(datesOf(json)).toEqual([
      ['2026-07-10T10:00:00+03:00', '2026-07-12T18:00:00+03:00'],
      ['2027-07-10T10:00:00+03:00', '2027-07-12T18:00:00+03:00'],
    ]);
    const night = jsonLdOf({ ...TUESDAYS, endsAt: '2026-02-04T02:00' });
    expect(night.eventSchedule).toMatchObject({ endTime: '02:00:00' });
  });

  test('of several days: each with its own hours', () => {
    const days = [
      { day: '2026-02-04', starts: '10:00', ends: '12:30' },
      { day: '2026-02-05', starts: '20:00', ends: '01:00' },
    ];
    const json = jsonLdOf({ ...ONCE, days });
    expect(json.eventSchedule).toBeUndefined();
    expect(datesOf(json)).toEqual([
      ['2026-02-03T19:00:00+02:00', '2026-02-03T21:00:00+02:00'],
      ['2026-02-04T10:00:00+02:00', '2026-02-04T12:30:00+02:00'],
      ['2026-02-05T20:00:00+02:00', '2026-02-06T01:00:00+02:00'],
    ]);
  });

  test('that is cancelled: so are its days', () => {
    const cancelled = 'https://schema.org/EventCancelled';
    expect(jsonLdOf({ ...ONCE, isCancelled: true }).eventStatus).toBe(cancelled);
    const days = [{ day: '2026-02-04', starts: '10:00', ends: '' }];
    const json = jsonLdOf({ ...ONCE, days, isCancelled: true });
    expect(json.subEvent).toMatchObject([{ eventStatus: cancelled }, { eventStatus: cancelled }]);
    expect(jsonLdOf(ONCE).eventStatus).toBe('https://schema.org/EventScheduled');
  });

  test('of one date: nothing but that date', () => {
    const json = jsonLdOf(ONCE, { startsAt: '2026-02-03T19:00', endsAt: '2026-02-03T21:00' });
    expect(json).toMatchObject({
      startDate: '2026-02-03T19:00:00+02:00',
      endDate: '2026-02-03T21:00:00+02:00',
    });
    expect([json.eventSchedule, json.subEvent]).toEqual([undefined, undefined]);
  });
});
