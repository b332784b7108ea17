import { expect, test } from 'vitest';
import { nextPeriod, toggleDay } from './opening-hours-field.tsx';

test('days stay in the order of the week', () => {
  expect(toggleDay([1, 3], 2)).toEqual([1, 2, 3]);
  expect(toggleDay([1, 2, 3], 2)).toEqual([1, 3]);
});

test('the first hours are those of the offices', () => {
  expect(nextPeriod([])).toEqual({ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' });
});

test('more hours fall on days that have none', () => {
  const office = { days: [1, 2, 3, 4], opens: '08:00', closes: '15:00' };
  expect(nextPeriod([office]).days).toEqual([5]);
  const week = { ...office, days: [1, 2, 3, 4, 5] };
  expect(nextPeriod([week])).toEqual({ days: [6], opens: '09:00', closes: '13:00' });
  expect(nextPeriod([week, { ...week, days: [6, 7] }]).days).toEqual([]);
});
