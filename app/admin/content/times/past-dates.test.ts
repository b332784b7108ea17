import { expect, test } from 'vitest';
import { event } from '../../../../domain/content-types/event.ts';
import { news } from '../../../../domain/content-types/news.ts';
import { findPastDates } from './copy-note.tsx';

const NOW = '2026-03-04T12:00';

test('days and times of a copy that have passed are named; today’s day is not', () => {
  expect(
    findPastDates(event, { startsAt: '2026-03-04T11:59', endsAt: '2026-03-04T12:00' }, NOW),
  ).toEqual([{ name: 'startsAt', day: '2026-03-04' }]);
  expect(findPastDates(news, { date: '2026-03-03' }, NOW)).toEqual([
    { name: 'date', day: '2026-03-03' },
  ]);
  expect(findPastDates(news, { date: '2026-03-04' }, NOW)).toEqual([]);
  expect(findPastDates(event, { startsAt: null, endsAt: null }, NOW)).toEqual([]);
});
