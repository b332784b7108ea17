import { expect, test } from 'vitest';
import { type Month, monthsIn, type OpenMonth, stretchesOf } from './open-months.ts';

test.each<[OpenMonth[], number]>([
  [[], 0],
  [['july', 'june'], 2],
  [['all-year'], 12],
  [['all-year', 'may'], 12],
])('%j means %i months', (chosen, count) => {
  expect(monthsIn(chosen)).toHaveLength(count);
});

test('months stand in the order of the year, however they were ticked', () => {
  expect(monthsIn(['september', 'june', 'july'])).toEqual(['june', 'july', 'september']);
});

test.each<[Month[], [Month, Month][]]>([
  [[], []],
  [['july'], [['july', 'july']]],
  [['june', 'july', 'august'], [['june', 'august']]],
  [['january', 'february', 'december'], [['december', 'february']]],
  [
    ['april', 'may', 'september'],
    [
      ['april', 'may'],
      ['september', 'september'],
    ],
  ],
])('%j are %j', (months, stretches) => {
  expect(stretchesOf(months)).toEqual(stretches);
});

test('twelve months have no first and no last', () => {
  expect(stretchesOf(monthsIn(['all-year']))).toEqual([]);
});
