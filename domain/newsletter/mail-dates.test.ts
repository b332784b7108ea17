import { expect, test } from 'vitest';
import { timesInMail } from './mail-dates.ts';

test.each([
  ['an evening', '2026-07-04T21:00', '2026-07-04T23:30', 'Saturday, July 4, 2026, 21:00–23:30'],
  ['a night', '2026-07-04T21:00', '2026-07-05T01:00', 'Saturday, July 4, 2026, 21:00–01:00'],
  ['no stated end', '2026-07-04T21:00', null, 'Saturday, July 4, 2026, 21:00'],
  ['several days', '2026-12-26T10:00', '2026-12-27T14:00', 'December 26 – 27, 2026'],
])('%s is told by its times', (_what, startsAt, endsAt, words) => {
  expect(timesInMail({ startsAt, endsAt }, 'en')).toBe(words);
});
