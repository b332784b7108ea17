import { expect, test } from 'vitest';
import { EVENT_AUDIENCES, EVENT_CATEGORIES } from '../../../domain/content-types/event.ts';
import {
  type FilterChoices,
  feedPath,
  filterParameters,
  filterWords,
  readFilter,
} from './event-filter.ts';

const CHOICES: FilterChoices = {
  unit: [
    { value: 'aigio', label: { el: 'Αίγιο', en: 'Aigio' } },
    { value: 'akrata', label: { el: 'Ακράτα', en: '' } },
  ],
  category: EVENT_CATEGORIES,
  audience: EVENT_AUDIENCES,
};
const read = (address: string) => readFilter(new URLSearchParams(address), CHOICES);
const [category] = EVENT_CATEGORIES;

test('an address narrows to what there is, and what is unknown is told apart from nothing', () => {
  const none = { unit: '', category: '', audience: '' };
  expect(read('')).toEqual({ filter: none, isUnknown: false });
  expect(read('unit=&category=')).toEqual({ filter: none, isUnknown: false });
  expect(read('unit=aigio')).toEqual({ filter: { ...none, unit: 'aigio' }, isUnknown: false });
  expect(read('unit=athens')).toEqual({ filter: none, isUnknown: true });
});

test('words say what is left; a unit without an English name keeps its own', () => {
  const { filter } = read(`category=${category?.value}&unit=akrata`);
  expect(filterWords(filter, CHOICES, 'gr')).toBe(`Ακράτα, ${category?.label.el}`);
  expect(filterWords(filter, CHOICES, 'en')).toBe(`Ακράτα, ${category?.label.en}`);
  expect(filterWords(read('').filter, CHOICES, 'en')).toBe('');
});

test('the address of the calendar has the filter in one order, and nothing without one', () => {
  const { filter } = read(`category=${category?.value}&unit=aigio`);
  expect(filterParameters(filter)).toEqual([
    ['unit', 'aigio'],
    ['category', category?.value],
  ]);
  expect(feedPath(filter)).toBe(`/feeds/events.ics?unit=aigio&category=${category?.value}`);
  expect(feedPath(read('').filter)).toBe('/feeds/events.ics');
});
