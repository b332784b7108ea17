import { expect, test } from 'vitest';
import { comesTwice, momentInGreece, reachedInGreece, withGreekOffset } from './greek-time.ts';

const iso = (local: string) => momentInGreece(local)?.toISOString();

test('a local time is two hours ahead of UTC in winter and three in summer', () => {
  expect(iso('2026-11-25T08:00')).toBe('2026-11-25T06:00:00.000Z');
  expect(iso('2026-07-01T08:00')).toBe('2026-07-01T05:00:00.000Z');
  expect(iso('2027-01-01T00:30')).toBe('2026-12-31T22:30:00.000Z');
});

test('the hour that comes twice is the first, and the one that is skipped is none', () => {
  expect(iso('2026-10-25T03:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2026-10-25T04:00')).toBe('2026-10-25T02:00:00.000Z');
  expect(iso('2026-03-29T03:30')).toBeUndefined();
  expect(iso('2026-03-29T04:00')).toBe('2026-03-29T01:00:00.000Z');
});

test.each([
  ['2026-10-25T02:59', false],
  ['2026-10-25T03:00', true],
  ['2026-10-25T03:59', true],
  ['2026-10-25T04:00', false],
  ['2026-03-29T03:30', false],
])('%s comes twice: %s', (local, expected) => {
  expect(comesTwice(local)).toBe(expected);
});

test.each([
  ['2026-07-04T09:00:59Z', '2026-07-04T12:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T03:59'],
  // Until 04:00 it is 03:00 to 03:59 once more.
  ['2026-10-25T01:00:00Z', '2026-10-25T03:59:59'],
  ['2026-10-25T01:59:59Z', '2026-10-25T03:59:59'],
  ['2026-10-25T02:00:00Z', '2026-10-25T04:00'],
  ['2026-10-25T02:59:00Z', '2026-10-25T04:59'],
  ['2026-03-29T00:59:59Z', '2026-03-29T02:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T04:00'],
])('at %s all has come until %s', (moment, expected) => {
  expect(reachedInGreece(new Date(moment))).toBe(expected);
});

test.each(['', '2026-02-30T10:00', '2026-11-25', 'αύριο', '2026-11-25T25:00'])(
  '%j is no time',
  (local) => expect(momentInGreece(local)).toBeUndefined(),
);

test('a time for machines carries the offset of Greek summer or winter time', () => {
  expect(withGreekOffset('2026-07-04T21:00')).toBe('2026-07-04T21:00:00+03:00');
  expect(withGreekOffset('2026-12-04T21:00')).toBe('2026-12-04T21:00:00+02:00');
  // Clocks go forward on 29 March 2026 at 03:00 and back on 25 October at 04:00.
  expect(withGreekOffset('2026-03-29T02:30')).toBe('2026-03-29T02:30:00+02:00');
  // The hour between the two does not exist.
  expect(withGreekOffset('2026-03-29T03:30')).toBe('2026-03-29T03:30:00+02:00');
  expect(withGreekOffset('2026-03-29T04:30')).toBe('2026-03-29T04:30:00+03:00');
  expect(withGreekOffset('2026-10-25T02:30')).toBe('2026-10-25T02:30:00+03:00');
  expect(withGreekOffset('2026-10-25T04:30')).toBe('2026-10-25T04:30:00+02:00');
});
