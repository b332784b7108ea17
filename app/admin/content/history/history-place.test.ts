import { expect, test } from 'vitest';
import { readHistoryPlace, turnPage, writeHistoryPlace } from './history-place.ts';

const place = { page: 2, version: 7, isAgainstNow: true };

test('a place in a history is kept in its address', () => {
  const written = new URLSearchParams(writeHistoryPlace(place));
  expect(written.toString()).toBe('page=2&version=7&against=now');
  expect(readHistoryPlace(written)).toEqual(place);
  expect(readHistoryPlace(new URLSearchParams('page=x&version=y&against=z'))).toEqual({
    page: 1,
    version: undefined,
    isAgainstNow: false,
  });
});

test('another page of versions is compared as the one before was', () => {
  expect(writeHistoryPlace(turnPage(place, 3))).toEqual({ page: '3', against: 'now' });
  expect(writeHistoryPlace(turnPage(place, 1))).toEqual({ against: 'now' });
});
