import { expect, test } from 'vitest';
import {
  chosenWords,
  filteredPath,
  offeredFilters,
  type PlaceFilter,
  placesThatFit,
  readChosen,
} from './place-filter.ts';

interface Shop {
  name: string;
  town: string | null;
  sells: string[];
}

const SHOPS: Shop[] = [
  { name: 'a', town: 'aigio', sells: ['bread', 'milk'] },
  { name: 'b', town: 'akrata', sells: ['milk'] },
  { name: 'c', town: null, sells: [] },
];

const option = (value: string) => ({ value, label: { el: `${value}-el`, en: `${value}-en` } });
const FILTERS: PlaceFilter<Shop>[] = [
  {
    name: 'town',
    label: { el: 'Πόλη', en: 'Town' },
    options: ['aigio', 'akrata', 'patra'].map(option),
    valuesOf: ({ town }) => [town],
  },
  {
    name: 'sells',
    label: { el: 'Πουλά', en: 'Sells' },
    options: ['bread', 'milk'].map(option),
    valuesOf: ({ sells }) => sells,
  },
];

const chosenIn = (query: string) => readChosen(new URLSearchParams(query), FILTERS);
const found = (query: string) =>
  placesThatFit(SHOPS, FILTERS, chosenIn(query)).map(({ name }) => name);

test.each([
  ['', ['a', 'b', 'c']],
  ['town=aigio', ['a']],
  ['sells=milk', ['a', 'b']],
  ['town=akrata&sells=milk', ['b']],
  ['town=akrata&sells=bread', []],
  ['town=patra', []],
  ['town=nowhere', ['a', 'b', 'c']],
  ['town=&sells=', ['a', 'b', 'c']],
  ['town=__proto__&sells=milk', ['a', 'b']],
  ['constructor=aigio', ['a', 'b', 'c']],
])('“%s” leaves %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test('options that lead to nothing are not offered, unless one of them is chosen', () => {
  const offered = (query: string) =>
    offeredFilters(SHOPS, FILTERS, chosenIn(query)).map(({ name, options }) => [
      name,
      options.map(({ value }) => value),
    ]);
  expect(offered('')).toEqual([
    ['town', ['aigio', 'akrata']],
    ['sells', ['bread', 'milk']],
  ]);
  expect(offered('town=patra')[0]).toEqual(['town', ['aigio', 'akrata', 'patra']]);
  const few = SHOPS.slice(2);
  expect(offeredFilters(few, FILTERS, {})).toEqual([]);
});

test('a filter with one option that leaves some places alone is offered', () => {
  const one = SHOPS.slice(1);
  expect(
    offeredFilters(one, FILTERS, {}).map(({ name, options }) => [
      name,
      options.map(({ value }) => value),
    ]),
  ).toEqual([
    ['town', ['akrata']],
    ['sells', ['milk']],
  ]);
});

test('a filter of which every answer leaves all places is not offered, unless it is answered', () => {
  const all = SHOPS.slice(0, 1);
  expect(offeredFilters(all, FILTERS, {})).toEqual([]);
  expect(offeredFilters(all, FILTERS, { sells: 'milk' }).map(({ name }) => name)).toEqual([
    'sells',
  ]);
});

test('the address and the words of what is chosen keep the order of the filters', () => {
  const chosen = chosenIn('sells=milk&town=akrata&junk=1');
  expect(filteredPath('/shops', FILTERS, chosen)).toBe('/shops?town=akrata&sells=milk');
  expect(filteredPath('/shops', FILTERS, {})).toBe('/shops');
  expect(chosenWords(FILTERS, chosen, 'en')).toBe('akrata-en, milk-en');
  expect(chosenWords(FILTERS, chosen, 'gr')).toBe('akrata-el, milk-el');
  expect(chosenWords(FILTERS, {}, 'gr')).toBe('');
  // A unit without an English name keeps its own.
  const options = [{ value: 'x', label: { el: 'Ξυλόκαστρο', en: '' } }];
  expect(chosenWords([{ name: 'unit', options }], { unit: 'x' }, 'en')).toBe('Ξυλόκαστρο');
});
