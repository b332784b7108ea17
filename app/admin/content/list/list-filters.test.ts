import { expect, test } from 'vitest';
import { news } from '../../../../domain/content-types/news.ts';
import { page } from '../../../../domain/content-types/page.ts';
import { term } from '../../../../domain/content-types/term.ts';
import {
  askForSort,
  NO_FILTERS,
  readFilters,
  showsAll,
  sortAsked,
  sortOf,
  sortsOf,
  writeFilters,
} from './list-filters.ts';

test('filters survive the way through the address', () => {
  const filters = {
    search: 'άδειες & τέλη',
    state: 'draft',
    category: 'tenders',
    tag: 'Έργα & δρόμοι',
    english: 'behind',
    by: 'me',
    samples: 'only',
    sort: 'updated',
  } as const;
  const address = writeFilters(filters, 3).toString();
  expect(readFilters(new URLSearchParams(address))).toEqual({ filters, page: 3 });
});

test.each(['me', 'others', 'eleni@example.org'])('a list is narrowed to what %s changed', (by) => {
  expect(readFilters(writeFilters({ ...NO_FILTERS, by }, 1)).filters.by).toBe(by);
});

test('a list without filters has a plain address', () => {
  expect(writeFilters(NO_FILTERS, 1).toString()).toBe('');
});

test('what nobody could have chosen is ignored', () => {
  const asked = new URLSearchParams(
    'state=lost&english=little&by=somebody&samples=1&sort=size&page=-2',
  );
  expect(readFilters(asked)).toEqual({ filters: NO_FILTERS, page: 1 });
});

test('of a search longer than the API accepts, the beginning is searched', () => {
  const asked = new URLSearchParams({ search: `${'α'.repeat(200)}β` });
  expect(readFilters(asked).filters.search).toBe('α'.repeat(200));
});

test('sorting hides nothing, searching may', () => {
  expect(showsAll({ ...NO_FILTERS, sort: 'title' })).toBe(true);
  expect(showsAll({ ...NO_FILTERS, search: 'α' })).toBe(false);
});

test('pages begin with what changed last and go by their addresses too; others begin in their own order', () => {
  expect(sortsOf(page)).toEqual(['updated', 'default', 'title', 'slug']);
  expect(sortsOf(news)).toEqual(['default', 'updated', 'title']);
  expect(sortsOf(term)).toEqual(['default', 'updated']);
  expect(sortOf(page, NO_FILTERS)).toBe('updated');
  expect(sortOf(news, NO_FILTERS)).toBe('default');
  expect(sortOf(page, { ...NO_FILTERS, sort: 'slug' })).toBe('slug');
});

test('an address says nothing of the order that a list has anyway', () => {
  expect(askForSort(page, 'updated')).toBe('');
  expect(askForSort(page, 'default')).toBe('default');
});

test('titles are sorted in the language in which they are shown', () => {
  expect(sortAsked(news, 'title', 'en')).toBe('title-en');
  expect(sortAsked(news, 'title', 'el')).toBe('title');
  expect(sortAsked(news, 'default', 'en')).toBe('default');
  expect(sortAsked(term, 'default', 'en')).toBe('title-en');
  expect(sortAsked(term, 'default', 'el')).toBe('default');
  expect(sortAsked(term, 'updated', 'en')).toBe('updated');
});
