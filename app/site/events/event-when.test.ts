import { expect, test } from 'vitest';
import { describeWhen } from './event-when.ts';

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
