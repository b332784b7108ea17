import { describe, expect, test } from 'vitest';
import { documentsPath, isFiltered, readDocumentFilters } from './read-document-filters.ts';

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
    expect(read('page=1e9').page).toBe(1);
    expect(read('date=2025-02-30')).toMatchObject({ date: '', hasInvalidDate: true });
    expect(read('date=15/06/2025')).toMatchObject({ date: '', hasInvalidDate: true });
  });

  test('come back in the addresses of the pages', () => {
    const filters = read('q=τέλη&category=decisions&date=2025-06-15&page=3');
    expect(documentsPath(filters, 2)).toBe(
      `/municipality/transparency?${new URLSearchParams({ q: 'τέλη', category: 'decisions', date: '2025-06-15', page: '2' })}`,
    );
    expect(documentsPath(read(''), 1)).toBe('/municipality/transparency');
  });
});
