import { expect, test } from 'vitest';
import { isDisallowed, readDisallowed, summarisePages } from './pages-summary.ts';

test('the summary names the worst page for each figure, and passes over what was not measured', () => {
  const rows: Record<string, string | number>[] = [
    { page: '/', JS: 11.5, 'in all': 90, 'with first pictures': 126.5, perf: 99, SEO: 100 },
    { page: '/news', JS: 0, 'in all': 80.1, 'with first pictures': 130, perf: 100, SEO: 100 },
    { page: '/no-such-page', JS: 0, 'in all': 70, 'with first pictures': 70, perf: 'status 404' },
  ];
  expect(summarisePages(rows)).toEqual([
    '3 pages',
    'lowest perf: 99 (/)',
    'lowest SEO: 100 (/ and 1 more)',
    'heaviest, in all: 90 KB (/)',
    'heaviest, with first pictures: 130 KB (/news)',
    'heaviest, JS: 11.5 KB (/)',
  ]);
});

test('robots.txt says which addresses are not asked for', () => {
  const text =
    'User-agent: *\nDisallow: /admin\nDisallow: /search\nSitemap: http://x/sitemap.xml\n';
  expect(readDisallowed(text)).toEqual(['/admin', '/search']);
  expect(readDisallowed('User-agent: *\nDisallow:\n')).toEqual([]);
});

test.each([
  ['/search', true],
  ['/search?q=x', true],
  ['/search-and-rescue', false],
  ['/api/pages', true],
])('%s is disallowed: %s', (path, expected) => {
  expect(isDisallowed(['/api/', '/search$', '/search?'], path)).toBe(expected);
});
