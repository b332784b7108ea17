import { expect, test } from 'vitest';
import { alert } from '../../../../domain/content-types/alert.ts';
import { news } from '../../../../domain/content-types/news.ts';
import { TEST_NOW } from '../../../../harness/services.ts';
import { dateOf, hasEnded, sayBriefDate, sayDate } from './list-dates.ts';

const warning = (endsAt: string, state: 'draft' | 'published' = 'published') => ({
  state,
  data: { endsAt },
});

test('a warning has ended at its end, to the minute, and a draft has not', () => {
  expect(TEST_NOW.toISOString()).toBe('2026-03-04T10:00:00.000Z');
  expect(hasEnded(alert, warning('2026-03-04T12:00'), TEST_NOW)).toBe(true);
  expect(hasEnded(alert, warning('2026-03-04T12:01'), TEST_NOW)).toBe(false);
  expect(hasEnded(alert, warning('2026-03-03T12:00', 'draft'), TEST_NOW)).toBe(false);
  expect(hasEnded(alert, { state: 'published', data: {} }, TEST_NOW)).toBe(false);
  // Ten past three once more: the clocks went back at four.
  const again = new Date('2026-10-25T01:10:00Z');
  expect(hasEnded(alert, warning('2026-10-25T03:30'), again)).toBe(true);
  expect(hasEnded(alert, warning('2026-10-25T04:00'), again)).toBe(false);
});

test('news of an earlier day has not ended', () => {
  expect(hasEnded(news, { state: 'published', data: { date: '2026-03-01' } }, TEST_NOW)).toBe(
    false,
  );
});

test('a list says the time of a moment, and a day without one', () => {
  expect(dateOf(alert, warning('2026-03-04T18:00'))).toBe('2026-03-04T18:00');
  expect(sayDate('2026-03-04T18:00', 'en')).toBe('March 4, 2026, 18:00');
  expect(sayDate('2026-03-04', 'gr')).toBe('4 Μαρτίου 2026');
  expect(sayBriefDate('2026-03-04T18:00', 'en').replaceAll('\u00a0', ' ')).toMatch(/ 2026 18:00$/);
  expect(sayBriefDate('2026-03-04', 'en')).not.toContain(':');
});
