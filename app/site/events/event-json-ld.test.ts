import { describe, expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { event } from '../../../domain/content-types/event.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import { findUnknownToSchemaOrg } from '../../../harness/schema-org.ts';
import { eventJsonLd } from './event-json-ld.ts';

const words = (text: string) => ({ el: text, en: text });
const TIMES = { startsAt: '2026-07-04T21:00', endsAt: '2026-07-05T01:00' };

/** What search engines are told of an event with these data. */
function dataOf(data: object): Record<string, unknown> {
  const entry = {
    slug: 'dance',
    data: {
      ...emptyData(event.fields),
      ...TIMES,
      title: words('Dance'),
      description: words('For everybody'),
      location: words('Harbour'),
      ...data,
    },
  } as unknown as EventEntry;
  const about = {
    siteUrl: 'https://www.example.gr',
    pictures: undefined,
    times: TIMES,
    locality: 'Aigio',
  };
  return eventJsonLd(entry, about, 'en');
}

const RULE = { every: 'week', interval: 2, weekdays: [2, 4], nth: null, until: '2026-09-30' };
const exception = { day: '2026-07-21', movedTo: null, starts: '', ends: '' };

const OTHER_DAY = { day: '2026-08-01', starts: '20:00', ends: '' };

describe('an event for search engines', () => {
  test.each([
    ['once', {}],
    ['cancelled', { isCancelled: true }],
    ['by a rule', { repetition: RULE, exceptions: [exception] }],
    ['on days of a list', { days: [OTHER_DAY] }],
    [
      'with an organiser and a position',
      { organiser: words('Club'), coordinates: { lat: 38.2, lng: 22 } },
    ],
  ])('%s has only what schema.org knows', (_, data) => {
    expect(findUnknownToSchemaOrg(dataOf(data))).toEqual([]);
  });

  test('says when it begins and ends on the clocks of Greece, and where', () => {
    expect(dataOf({})).toMatchObject({
      startDate: '2026-07-04T21:00:00+03:00',
      endDate: '2026-07-05T01:00:00+03:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { address: { streetAddress: 'Harbour', addressLocality: 'Aigio' } },
    });
  });

  test('that was cancelled says so, and keeps its day (schema.org, EventCancelled)', () => {
    expect(dataOf({ isCancelled: true })).toMatchObject({
      startDate: '2026-07-04T21:00:00+03:00',
      eventStatus: 'https://schema.org/EventCancelled',
    });
  });

  test('that comes back has its rule, in local time, without the days on which it is cancelled', () => {
    expect(dataOf({ repetition: RULE, exceptions: [exception] }).eventSchedule).toEqual({
      '@type': 'Schedule',
      repeatFrequency: 'P2W',
      byDay: ['https://schema.org/Tuesday', 'https://schema.org/Thursday'],
      startDate: '2026-07-04',
      endDate: '2026-09-30',
      startTime: '21:00:00',
      endTime: '01:00:00',
      scheduleTimezone: 'Europe/Athens',
      exceptDate: ['2026-07-21'],
    });
  });

  test('on the second Saturday of each month says which week', () => {
    const rule = { every: 'month', interval: 1, weekdays: [6], nth: 2, until: null };
    expect(dataOf({ repetition: rule }).eventSchedule).toMatchObject({
      repeatFrequency: 'P1M',
      byDay: ['https://schema.org/Saturday'],
      byMonthWeek: 2,
    });
  });

  test('on days of a list has each of them', () => {
    const { subEvent } = dataOf({ days: [OTHER_DAY] }) as { subEvent: { startDate: string }[] };
    expect(subEvent.map(({ startDate }) => startDate)).toEqual([
      '2026-07-04T21:00:00+03:00',
      '2026-08-01T20:00:00+03:00',
    ]);
  });
});
