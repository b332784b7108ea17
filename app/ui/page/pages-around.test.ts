import { describe, expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

const shown = (page: number, pageCount: number) =>
  pagesAround(page, pageCount)
    .map((entry) => entry.page ?? '…')
    .join(' ');

describe('the pages that a pagination shows', () => {
  it('shows all of a few', () => {
    expect(shown(1, 2)).toBe('1 2');
    expect(shown(2, 5)).toBe('1 2 3 4 5');
  });

  it('leaves out what is far from the current page', () => {
    expect(shown(1, 20)).toBe('1 2 … 20');
    expect(shown(10, 20)).toBe('1 … 9 10 11 … 20');
    expect(shown(20, 20)).toBe('1 … 19 20');
  });

  it('never puts a gap where one number would fit', () => {
    expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
    expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  });
});
