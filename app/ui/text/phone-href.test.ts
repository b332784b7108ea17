import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['+30 26910 00100', '+302691000100'],
  ['(26910) 22-200', '2691022200'],
  ['210-1234567', '2101234567'],
  ['+30 26910 222-00', '+302691022200'],
  ['112', '112'],
  // Further lines, and two numbers in one field: all digits together are nobody's number.
  ['26910 22200-5', '2691022200'],
  ['210-1234567-8', '2101234567'],
  ['(+30) 26910 22200-205', '+302691022200'],
  ['26910 22200 - 26910 22201', '2691022200'],
  // Abroad what follows a dash is part of the number.
  ['+49 89 1234567-12', '+4989123456712'],
  ['0049 89 1234567-12', '004989123456712'],
])('a tap on %s calls %s', (number, called) => {
  expect(phoneHref(number)).toBe(`tel:${called}`);
});
