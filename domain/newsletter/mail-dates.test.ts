import { expect, test } from 'vitest';
import type { StoredDates } from '../events/occurrences.ts';
import { datesInMail } from './mail-dates.ts';

const ONCE = {
  startsAt: '2026-07-04T21:00',
  endsAt: '2026-07-04T23:30',
  days: [],
  repetition: null,
  exceptions: [],
};
const SATURDAYS: StoredDates = {
  ...ONCE,
  repetition: { every: 'week', interval: 1, weekdays: [6], nth: null, until: '2026-07-18' },
};

test('a mail has the next date of an event that comes back, and its rule', () => {
  const july8 = datesInMail(SATURDAYS, 'el', '2026-07-08T12:00');
  expect(july8).toMatch(/^Σάββατο 11 Ιουλίου 2026, 21:00–23:30; Κάθε Σάββατο/);
  expect(datesInMail(SATURDAYS, 'en', '2027-01-01T00:00')).toMatch(/^Saturday, July 18, 2026/);
});

test('an event that lasts for days has the first and the last of them', () => {
  const festival = { ...ONCE, endsAt: '2026-07-06T23:30' };
  expect(datesInMail(festival, 'el', '2026-07-01T12:00')).toBe('4–6 Ιουλίου 2026');
});

test('an event without a date has none, whatever its rule is', () => {
  expect(datesInMail({ ...ONCE, startsAt: null }, 'el', '2026-07-04T12:00')).toBe('');
  expect(datesInMail({ ...SATURDAYS, startsAt: null }, 'el', '2026-07-04T12:00')).toBe('');
});

test('of several days it has those that are not over', () => {
  const days = ['05', '06', '07', '08', '09'].map((day) => ({
    day: `2026-07-${day}`,
    starts: '10:00',
    ends: '',
  }));
  const two = { ...ONCE, days: days.slice(0, 1) };
  expect(datesInMail(two, 'el', '2026-07-04T12:00')).toBe(
    'Σάββατο 4 Ιουλίου 2026, 21:00–23:30; Κυριακή 5 Ιουλίου 2026, 10:00',
  );
  // At the minute of its end the first is over.
  expect(datesInMail(two, 'el', '2026-07-04T23:30')).toBe('Κυριακή 5 Ιουλίου 2026, 10:00');
  expect(datesInMail(two, 'el', '2026-07-05T12:00')).toBe('Κυριακή 5 Ιουλίου 2026, 10:00');
  const many = datesInMail({ ...ONCE, days }, 'el', '2026-07-04T12:00').split('; ');
  expect(many, 'four, and that there are more').toHaveLength(5);
  expect(many.slice(3)).toEqual(['Τρίτη 7 Ιουλίου 2026, 10:00', '…']);
  const four = datesInMail({ ...ONCE, days: days.slice(0, 3) }, 'el', '2026-07-04T12:00');
  expect(four).toMatch(/7 Ιουλίου 2026, 10:00$/);
});
