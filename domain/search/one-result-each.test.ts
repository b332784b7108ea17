import { expect, test } from 'vitest';
import { openFilledSqlite } from '../../harness/databases/filled-sqlite.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { searchSite } from './site-search.ts';

test.each([
  'πληρωμές IBAN',
  'έντυπα και αιτήσεις',
  'γιορτές και έθιμα',
  'ανακοινώσεις',
  'διαγωνισμοί',
  'παραλίες',
])('no two results of «%s» lead to one place', async (query) => {
  const { db, close } = await openFilledSqlite('sample');
  const { found } = await searchSite(db, { query, page: 1, pageSize: 20, now: TEST_NOW });
  await close();
  const paths = found.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([]);
});
