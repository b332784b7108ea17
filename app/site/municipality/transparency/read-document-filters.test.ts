import { describe, expect, test } from 'vitest';
import {
  allDocumentsPath,
  documentsPath,
  isFiltered,
  readDocumentFilters,
} from './read-document-filters.ts';

const read = (query: string) => readDocumentFilters(new URLSearchParams(query));

describe('the filters of the transparency page', () => {
  test('are empty by default', () => {
    expect(read('')).toEqual({
      q: '',
      category: 'all',
      date: '',
      page: 1,
      isArchived: false,
      hasInvalidDate: false,
    });
    expect(isFiltered(read('category=all&q=+'))).toBe(false);
  });

  test('ignore what makes no sense, and say so of a date', () => {
    expect(read('category=secrets&page=-1').category).toBe('all');
    expect(read('date=2025-02-30')).toMatchObject({ date: '', hasInvalidDate: true });
    expect(read('date=06/15/2025')).toMatchObject({ date: '', hasInvalidDate: true });
  });

  test('take a day as people type it where the browser has no calendar', () => {
    expect(read('date=15/6/2025')).toMatchObject({ date: '2025-06-15', hasInvalidDate: false });
  });

  test.each([
    ['page=2', 2],
    ['page=41', 41],
    ['page=999999', 999_999],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=2x', 1],
    // As every other list reads it: whoever guesses is led to the last page, not to the first.
    ['page=1e9', 1_000_000_000],
    ['page=9999999', 9_999_999],
    ['page=2.5', 2],
  ])('show of %s the page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test.each([
    ['q=τέλη', true],
    ['category=decisions', true],
    ['date=2025-06-15', true],
    ['date=+2025-06-15+', true],
    ['date=2025-02-30', false],
    ['archive=only&page=2', false],
  ])('count as narrowing with %s: %s', (query, expected) => {
    expect(isFiltered(read(query))).toBe(expected);
  });

  test('stay among the archived documents', () => {
    const filters = read('archive=only&q=ADA');
    expect(documentsPath(filters, 1)).toBe('/municipality/transparency?q=ADA&archive=only');
    expect(allDocumentsPath(filters)).toBe('/municipality/transparency?archive=only');
    expect(allDocumentsPath(read('archive=1&q=ADA'))).toBe('/municipality/transparency');
  });

  test('come back in the addresses of the pages', () => {
    const filters = read('q=τέλη&category=decisions&date=2025-06-15&page=3');
    expect(documentsPath(filters, 2)).toBe(
      `/municipality/transparency?${new URLSearchParams({ q: 'τέλη', category: 'decisions', date: '2025-06-15', page: '2' })}`,
    );
    expect(documentsPath(read(''), 1)).toBe('/municipality/transparency');
  });
});
