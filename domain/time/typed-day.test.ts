import { expect, test } from 'vitest';
import { readTypedDay, readTypedTime } from './typed-day.ts';

test.each([
  ['2027-05-01', '2027-05-01'],
  ['1/5/2027', '2027-05-01'],
  ['01/05/2027', '2027-05-01'],
  [' 1.5.2027 ', '2027-05-01'],
  ['1-5-2027', '2027-05-01'],
  ['1 / 5 / 2027', '2027-05-01'],
  ['31/12/27', '2027-12-31'],
  ['29/2/2028', '2028-02-29'],
  // No day of the calendar: refused as it was typed.
  ['29/2/2027', '29/2/2027'],
  ['12/31/2027', '12/31/2027'],
  ['0/5/2027', '0/5/2027'],
  ['1/5', '1/5'],
  ['1/5/027', '1/5/027'],
  ['αύριο', 'αύριο'],
  ['', ''],
])('%j is the day %j', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});

test.each([
  ['20:00', '20:00'],
  ['8:30', '08:30'],
  [' 20.00 ', '20:00'],
  ['25:00', '25:00'],
  ['8', '8'],
  ['', ''],
])('%j is the time %j', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});
