import { expect, test } from 'vitest';
import { dashboardQuery } from '../dashboard/dashboard-api.ts';
import { messageQuery, messagesQuery } from '../messages/messages-api.ts';
import { issueQuery, issuesQuery } from '../newsletter/newsletter-api.ts';
import { promisesQuery } from '../searches/searches-api.ts';
import { alertsQuery } from '../warn/warn-api.ts';

/** What others change is seen on a screen that stays open. */
test.each([
  ['the first screen', dashboardQuery.refetchInterval, 60_000],
  ['the list of messages', messagesQuery('new', '', 1, 'niki').refetchInterval, 60_000],
  ['an open message', messageQuery('one').refetchInterval, 60_000],
  ['the warnings', alertsQuery.refetchInterval, 60_000],
  ['the broken promises', promisesQuery(1).refetchInterval, 10_000],
])('%s is asked for again by itself', (_, interval, expected) => {
  expect(interval).toBe(expected);
});

test('the figures of an issue are asked for again while its letters go out, and only then', () => {
  const intervals = (waiting: number) => {
    const progress = { sent: 1, waiting, failed: 0, delayed: 0 };
    const ask = (query: { refetchInterval?: unknown }, data: unknown) =>
      (query.refetchInterval as (asked: unknown) => unknown)({ state: { data } });
    return [
      ask(issueQuery('one'), { progress }),
      ask(issuesQuery(1), { issues: [{ progress: { ...progress, waiting: 0 } }, { progress }] }),
    ];
  };
  expect(intervals(1)).toEqual([5_000, 5_000]);
  expect(intervals(0)).toEqual([false, false]);
});
