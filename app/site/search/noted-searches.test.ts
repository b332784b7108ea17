import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotedSearch } from '../../../domain/missed/search-tally.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

let site: TestSite;
let noted: NotedSearch[];
beforeAll(async () => {
  site = await openTestSite();
  site.services.noteSearch = (search) => noted.push(search);
});
beforeEach(() => {
  noted = [];
});
afterAll(() => site.close());

const search = (query: string, more = '') =>
  site.get(`/search?q=${encodeURIComponent(query)}${more}`);

test.each([
  ['κοιμητήρια', 'all'],
  ['κοιμητήρια xqzkwv', 'some'],
  ['xqzkwv', 'nothing'],
] as const)('a search for «%s» is noted: it finds %s of the words', async (query, found) => {
  await search(query);
  expect(noted).toEqual([{ query, found, address: '192.0.2.7', now: site.services.now() }]);
});

test('no search is noted for an empty field, and none again for its second page', async () => {
  await search('');
  await search('δήμος', '&page=2');
  expect(noted).toEqual([]);
});
