import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMissed } from '../../domain/missed/missed-addresses.ts';
import { writeMissedSearches } from '../../domain/missed/missed-searches.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { TEST_NOW } from '../../harness/services.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Redirect {
  id: string;
  from: string;
  to: string;
  status: number;
  version: number;
  updatedBy: string;
}
const call = (method: string, path: string, body?: object) =>
  api.call(method, path, { as: 'editor', ...(body && { body }) });
const list = async () =>
  ((await (await call('GET', '/redirects')).json()) as { redirects: Redirect[] }).redirects;

test('a redirect is added, changed by whoever saw its last version, and deleted', async () => {
  const input = { from: '/palia', to: '/contact', status: '302' };
  expect((await call('POST', '/redirects', input)).status).toBe(201);
  const [added] = await list();
  expect(added).toMatchObject({
    ...{ from: '/palia', to: '/contact', status: 302, version: 1 },
    updatedBy: 'editor@example.org',
  });
  const path = `/redirects/${added?.id}`;
  const change = { ...input, to: '/services' };
  expect((await call('PUT', path, { ...change, version: 1 })).status).toBe(200);
  expect(await list()).toMatchObject([{ to: '/services', version: 2 }]);
  expect((await call('PUT', path, { ...change, version: 1 })).status).toBe(409);
  expect((await call('DELETE', path)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await call('DELETE', path)).status).toBe(404);
});

test('a redirect of which only from where and where to is said is one for good, without a note', async () => {
  expect((await call('POST', '/redirects', { from: '/nea', to: '/contact' })).status).toBe(201);
  const [added] = await list();
  expect(added).toMatchObject({ from: '/nea', status: 301, note: '' });
  expect((await call('DELETE', `/redirects/${added?.id}`)).status).toBe(200);
});

test('a file is looked at without a change, and its good lines are taken', async () => {
  const csv = 'from,to\n/a1,/contact\n/a2,javascript:alert(1)\n';
  const checked = await call('POST', '/redirects/check', { csv });
  expect(await checked.json()).toMatchObject({ good: 1, bad: 1, problems: [{ line: 3 }] });
  expect(await list()).toEqual([]);
  expect((await call('POST', '/redirects/import', { csv })).status).toBe(400);
  expect(await list()).toEqual([]);
  const taken = await call('POST', '/redirects/import', { csv, onlyGood: true });
  expect(await taken.json()).toMatchObject({ good: 1, bad: 1 });
  expect(await list()).toMatchObject([{ from: '/a1', updatedBy: 'editor@example.org' }]);
});

test('a file of Greek letters may be as long as one of Latin letters', async () => {
  const csv = (letters: number) => `/b1,/contact,301,${'α'.repeat(letters - 18)}\n`;
  const problems = await call('POST', '/redirects/check', { csv: csv(900_000) });
  expect(await problems.json()).toMatchObject({ bad: 1, problems: [{ column: 4 }] });
  const refused = await call('POST', '/redirects/import', { csv: csv(900_001) });
  expect(refused.status).toBe(400);
  expect((await call('POST', '/redirects', { from: csv(900_000), to: '/' })).status).toBe(413);
});

test('what visitors missed is taken from the list, and put back', async () => {
  await writeMissed(api.services.db, [{ path: '/xameni', times: 12, linkedFrom: '' }], TEST_NOW);
  const missed = async (of: string) => {
    const answer = await call('GET', `/missed?list=${of}`);
    return ((await answer.json()) as { missed: { path: string }[] }).missed.map(({ path }) => path);
  };
  const ignore = (path: string, isIgnored: boolean) => call('PUT', '/missed', { path, isIgnored });
  expect(await missed('often')).toEqual(['/xameni']);
  expect((await ignore('/xameni', true)).status).toBe(200);
  expect([await missed('often'), await missed('ignored')]).toEqual([[], ['/xameni']]);
  await ignore('/xameni', false);
  expect([await missed('often'), await missed('ignored')]).toEqual([['/xameni'], []]);
  expect((await ignore('/never', true)).status).toBe(404);
});

test('so are searches that found nothing, and what is found by now leaves the list', async () => {
  await writeMissedSearches(
    api.services.db,
    [{ words: 'καρναβαλι', query: 'καρναβάλι', times: 12, isPartial: false }],
    TEST_NOW,
  );
  const missed = async (of: string) => {
    const answer = await call('GET', `/missed-searches?list=${of}`);
    const { searches } = (await answer.json()) as { searches: { words: string }[] };
    return searches.map(({ words }) => words);
  };
  const ignore = (isIgnored: boolean, words = 'καρναβαλι') =>
    call('PUT', '/missed-searches', { words, isIgnored });
  expect((await ignore(true)).status).toBe(200);
  expect([await missed('often'), await missed('ignored')]).toEqual([[], ['καρναβαλι']]);
  await ignore(false);
  const again = () => call('POST', '/missed-searches/again', { words: 'καρναβαλι' });
  expect(await (await again()).json()).toEqual({ isFound: false });
  expect(await missed('often')).toEqual(['καρναβαλι']);
  expect((await ignore(true, 'ποτέ')).status).toBe(404);

  const data = newsData('Καρναβάλι', '2026-03-01');
  const body = { slug: 'karnavali', data, publish: true };
  expect((await call('POST', '/content/news', body)).status).toBe(201);
  expect(await (await again()).json()).toEqual({ isFound: true });
  expect(await missed('often')).toEqual([]);
});
