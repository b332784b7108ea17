import { expect, test } from 'vitest';
import { joinPhones, listPhones } from './phones.ts';

test.each([
  '2691360000',
  '26913 60000',
  '26913-60000',
  '2691 3 60 000',
  '(+30) 26913.60.000',
  '+302691360000',
  '+30 26913 60000',
  '0030 2691360000',
  '(26913) 60000',
])('a telephone number is one however it is written: %s', (written) => {
  expect(listPhones(`Τηλ.: ${written}, ώρες 8–14`)).toEqual(['2691360000']);
  expect(joinPhones(written).replace(/[()]/g, '').trim()).toBe('2691360000');
});

test('mobiles, and numbers that are free or have one charge for all of Greece, are telephone numbers', () => {
  expect(listPhones('694 123 4567, 800 11 11000 ή 801 11 36000')).toEqual([
    '6941234567',
    '8001111000',
    '8011136000',
  ]);
});

test.each([
  'ΑΔΑΜ 24PROC0123456789',
  '20 2 2026',
  '090000045',
  '12345678901234',
  // With a figure more it is some other number.
  '26913600001',
  '112',
  '25/10/2026 20:00',
  '26-3-2026, 20:00',
  '20.02.2026 8.30',
])('%s is none', (text) => {
  expect(listPhones(text)).toEqual([]);
  expect(joinPhones(text)).toBe(text);
});
