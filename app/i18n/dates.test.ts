import { describe, expect, test } from 'vitest';
import {
  formatBriefDay,
  formatBriefMoment,
  formatCoordinate,
  formatEuro,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatNumber,
  formatShortMonth,
  formatTimeOrMoment,
  formatTimeRange,
} from './dates.ts';

describe('moments', () => {
  test.each([
    ['in summer', '2026-07-04T21:30:00.000Z', '5 Ιουλίου 2026 στις 00:30', 'July 5, 2026 at 00:30'],
    [
      'in winter',
      '2026-01-04T21:30:00.000Z',
      '4 Ιανουαρίου 2026 στις 23:30',
      'January 4, 2026 at 23:30',
    ],
  ])('are told by the clock in Greece, %s', (_, moment, greek, english) => {
    expect([formatMoment(moment, 'gr'), formatMoment(moment, 'en')]).toEqual([greek, english]);
  });

  test('of today are told by their time, and with their day as soon as it is over in Greece', () => {
    // Half past midnight, and half past eleven of the evening before.
    const now = new Date('2026-07-04T21:45:00.000Z');
    expect(formatTimeOrMoment('2026-07-04T21:30:00.000Z', now, 'gr')).toBe('00:30');
    expect(formatTimeOrMoment('2026-07-04T20:30:00.000Z', now, 'gr')).toBe(
      '4 Ιουλίου 2026 στις 23:30',
    );
    expect(formatTimeOrMoment('2026-07-04T20:30:00.000Z', now, 'en')).toBe('July 4, 2026 at 23:30');
  });
});

test.each([
  ['a day', () => [formatLongDate('2026-07-04', 'gr'), formatLongDate('2026-07-04', 'en')]],
  [
    'the day of a local time',
    () => [formatLongDate('2026-07-04T23:59', 'gr'), formatLongDate('2026-07-04T00:00', 'en')],
  ],
])('%s is long, in Greek or in the English of the United States', (_, write) => {
  expect(write()).toEqual(['4 Ιουλίου 2026', 'July 4, 2026']);
});

test('a day in a column is brief and does not break; its time may stand below it', () => {
  expect([formatBriefDay('2026-09-25', 'gr'), formatBriefDay('2026-09-25', 'en')]).toEqual([
    '25\u00a0Σεπ\u00a02026',
    'Sep\u00a025,\u00a02026',
  ]);
  // Half past midnight in Greece.
  expect(formatBriefMoment('2026-07-04T21:30:00.000Z', 'gr')).toBe('5\u00a0Ιουλ\u00a02026 00:30');
});

test('months are those of the language', () => {
  expect([formatMonth('2026-07', 'gr'), formatMonth('2026-07-31', 'en')]).toEqual([
    'Ιούλιος 2026',
    'July 2026',
  ]);
  expect([formatShortMonth('2026-05-31', 'gr'), formatShortMonth('2026-05-31', 'en')]).toEqual([
    'Μαΐ',
    'May',
  ]);
});

test('amounts, numbers and coordinates are written as the language writes them', () => {
  const amounts = [1_491_935.48, 1200, 0.5];
  const written = (language: 'gr' | 'en') =>
    // The space before the sign of the euro does not break.
    amounts.map((amount) => formatEuro(amount, language).replace('\u00a0', ' '));
  expect(written('gr')).toEqual(['1.491.935,48 €', '1.200 €', '0,50 €']);
  expect(written('en')).toEqual(['€1,491,935.48', '€1,200', '€0.50']);
  expect([formatNumber(26_523, 'gr'), formatNumber(26_523, 'en')]).toEqual(['26.523', '26,523']);
  expect(formatCoordinate(38.25)).toBe('38.2500');
});

test('a range of times has its end where there is one', () => {
  expect(formatTimeRange('2026-07-04T21:00', '2026-07-04T23:30')).toBe('21:00–23:30');
  expect(formatTimeRange('2026-07-04T21:00', null)).toBe('21:00');
});
