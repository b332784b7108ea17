import { expect, test } from 'vitest';
import { leadToLastPage } from './lead-to-last-page.ts';

/** Where it leads, or null where it lets the page be shown. */
function leadsTo(path: string, page: number): string | null {
  try {
    leadToLastPage(new URL(path, 'https://www.example.gr'), page);
    return null;
  } catch (thrown) {
    return (thrown as Response).headers.get('Location');
  }
}

test.each([
  ['/news?page=99', 3, '/news?page=3'],
  ['/news?page=99&lang=en', 3, '/news?page=3&lang=en'],
  // The first page has one address, which names no page.
  ['/news?page=2', 1, '/news'],
  ['/news?q=a&page=2&lang=en', 1, '/news?q=a&lang=en'],
  ['/news?page=3', 3, null],
  ['/news?page=x', 1, null],
  ['/news', 1, null],
])('%s of a list whose last page is %i leads to %s', (asked, last, expected) => {
  expect(leadsTo(asked, last)).toBe(expected);
});
