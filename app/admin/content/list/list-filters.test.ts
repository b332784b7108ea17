import { expect, test } from 'vitest';
import { NO_FILTERS, readFilters, showsAll, writeFilters } from './list-filters.ts';

test('filters survive the way through the address', () => {
  const filters = {
    search: 'άδειες & τέλη',
    state: 'draft',
    category: 'tenders',
    samples: 'only',
    sort: 'updated',
  } as const;
  const address = writeFilters(filters, 3).toString();
  expect(readFilters(new URLSearchParams(address))).toEqual({ filters, page: 3 });
});

test('a list without filters has a plain address', () => {
  expect(writeFilters(NO_FILTERS, 1).toString()).toBe('');
});

test('what nobody could have chosen is ignored', () => {
  const asked = new URLSearchParams('state=lost&samples=1&sort=size&page=-2');
  expect(readFilters(asked)).toEqual({ filters: NO_FILTERS, page: 1 });
});

test('sorting hides nothing, searching may', () => {
  expect(showsAll({ ...NO_FILTERS, sort: 'title' })).toBe(true);
  expect(showsAll({ ...NO_FILTERS, search: 'α' })).toBe(false);
});
