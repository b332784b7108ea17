import { expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { event } from '../../../domain/content-types/event.ts';
import type { EventEntry } from '../../../domain/events/listing.ts';
import {
  dateId,
  describeRepetition,
  describeShared,
  describeWhen,
  describeWhenBesideLeaf,
} from './event-when.ts';

test('an evening has a day and a range of hours, also past midnight', () => {
  const concert = { startsAt: '2026-07-04T21:00', endsAt: '2026-07-05T01:00' };
  expect(describeWhen(concert, 'gr')).toEqual({
    days: 'Σάββατο 4 Ιουλίου 2026',
    hours: '21:00–01:00',
  });
  expect(describeWhen(concert, 'en').days).toBe('Saturday, July 4, 2026');
});

test('an event without a known end says when it begins', () => {
  expect(describeWhen({ startsAt: '2026-07-04T21:00', endsAt: null }, 'en').hours).toBe('21:00');
});

test('an event of several days names the first and the last', () => {
  const weekend = { startsAt: '2026-12-26T11:00', endsAt: '2026-12-27T17:00' };
  expect(describeWhen(weekend, 'gr')).toEqual({
    days: '26–27 Δεκεμβρίου 2026',
    hours: 'έναρξη 11:00, λήξη 17:00',
  });
  expect(describeWhen(weekend, 'en')).toEqual({
    days: 'December 26 – 27, 2026',
    hours: 'starts 11:00, ends 17:00',
  });
  const acrossMonths = { startsAt: '2026-10-31T11:00', endsAt: '2026-11-01T17:00' };
  expect(describeWhen(acrossMonths, 'gr').days).toBe('31 Οκτωβρίου – 1 Νοεμβρίου 2026');
});

test('a shared link says when an event is, and of a cancelled one that it is', () => {
  const evening = { startsAt: '2026-07-04T21:00', endsAt: '2026-07-04T23:30' };
  const concert = {
    ...emptyData(event.fields),
    ...evening,
    description: { el: 'Με ορχήστρα.', en: 'With an orchestra.' },
  } as unknown as EventEntry['data'];
  const shared = (isCancelled: boolean, language: 'gr' | 'en') =>
    describeShared({ ...concert, isCancelled }, evening, language);
  expect(shared(false, 'en')).toBe('Saturday, July 4, 2026, 21:00–23:30. With an orchestra.');
  expect(shared(true, 'en')).toBe('Cancelled. With an orchestra.');
  expect(shared(true, 'gr')).toBe('Ακυρώθηκε. Με ορχήστρα.');
});

test('an event of several days without a rule says how many there are, the first included', () => {
  const dates = {
    startsAt: '2026-07-04T21:00',
    endsAt: null,
    repetition: null,
    exceptions: [],
    days: [
      { day: '2026-07-11', starts: '21:00', ends: '' },
      { day: '2026-07-18', starts: '21:00', ends: '' },
    ],
  };
  expect(describeRepetition(dates, 'gr')).toBe('Σε 3 ημερομηνίες');
  expect(describeRepetition(dates, 'en')).toBe('On 3 dates');
  expect(describeRepetition({ ...dates, days: [] }, 'en')).toBe('');
});

test('an event that comes back says its rule, also where it has other days', () => {
  const dates = {
    startsAt: '2026-07-04T21:00',
    endsAt: null,
    repetition: {
      every: 'week' as const,
      interval: 1,
      weekdays: [6],
      nth: null,
      until: '2026-08-29',
    },
    exceptions: [],
    days: [{ day: '2026-09-06', starts: '21:00', ends: '' }],
  };
  expect(describeRepetition(dates, 'gr')).toBe('Κάθε Σάββατο, έως 29 Αυγούστου 2026');
  expect(describeRepetition(dates, 'en')).toBe('Every Saturday, until August 29, 2026');
});

test('beside the leaf of a calendar an evening has its weekday, a weekend its days', () => {
  const evening = { startsAt: '2026-07-04T21:00', endsAt: '2026-07-05T01:00' };
  expect(describeWhenBesideLeaf(evening, 'gr')).toEqual({ days: 'Σάββατο', hours: '21:00–01:00' });
  const weekend = { startsAt: '2026-12-26T11:00', endsAt: '2026-12-27T17:00' };
  expect(describeWhenBesideLeaf(weekend, 'gr')).toEqual({
    days: '26–27 Δεκεμβρίου 2026',
    hours: 'έναρξη 11:00, λήξη 17:00',
  });
});

test('an event of a list has an id for each of its dates', () => {
  const times = { startsAt: '2026-07-04T21:00', endsAt: null };
  expect(dateId({ slug: 'bazaar', times })).toBe('event-bazaar-202607042100');
});
