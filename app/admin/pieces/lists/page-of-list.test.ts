import { expect, test } from 'vitest';
import { pageQuery, readPage, writePage } from './page-of-list.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=10000', 10_000],
  ['page=10001', 1],
  ['page=0', 1],
  ['page=1.5', 1],
  ['page=last', 1],
])('the address ?%s names page %i', (address, page) => {
  expect(readPage(new URLSearchParams(address))).toBe(page);
});

test('the first page is not named; the second begins with the row after it', () => {
  expect([writePage(1), writePage(2)]).toEqual([{}, { page: '2' }]);
  expect(pageQuery(2, 50)).toEqual({ limit: '50', offset: '50' });
});
