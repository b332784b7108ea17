import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMissed } from '../../domain/missed/missed-addresses.ts';
import { writeMissedSearches } from '../../domain/missed/missed-searches.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW } from '../../harness/services.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const get = async <T>(path: string) =>
  (await (await api.call('GET', path, { as: 'editor' })).json()) as T;
const put = async (path: string, body: object) =>
  (await api.call('PUT', path, { as: 'editor', body })).status;

test('of addresses that visitors missed, those asked for often are shown unless others are asked for', async () => {
  const [often, seldom] = ['/often', `/${'a'.repeat(299)}`];
  const misses = [
    { path: often, times: 10, linkedFrom: '' },
    { path: seldom, times: 1, linkedFrom: '' },
  ];
  await writeMissed(api.services.db, misses, TEST_NOW);
  const paths = async (list = '') =>
    (await get<{ missed: { path: string }[] }>(`/missed${list}`)).missed.map(({ path }) => path);
  expect(await paths()).toEqual([often]);
  expect(await paths('?list=all')).toEqual([often, seldom]);
  // However long it is, it can be taken from the list, and put back.
  expect(await put('/missed', { path: seldom, isIgnored: true })).toBe(200);
  expect(await paths('?list=ignored')).toEqual([seldom]);
  expect(await put('/missed', { path: seldom, isIgnored: false })).toBe(200);
  expect(await paths('?list=ignored')).toEqual([]);
});

test('of searches that found nothing, those made often are shown unless others are asked for', async () => {
  const searches = ['μαναβικο', 'φουρνοσ'].map((words, at) => ({
    ...{ words, query: words, isPartial: false },
    times: at === 0 ? 5 : 2,
  }));
  await writeMissedSearches(api.services.db, searches, TEST_NOW);
  const words = async (list = '') =>
    (await get<{ searches: { words: string }[] }>(`/missed-searches${list}`)).searches.map(
      (one) => one.words,
    );
  expect(await words()).toEqual(['μαναβικο']);
  expect(await words('?list=all')).toEqual(['μαναβικο', 'φουρνοσ']);
  expect(await put('/missed-searches', { words: 'φουρνοσ', isIgnored: true })).toBe(200);
  expect(await words('?list=ignored')).toEqual(['φουρνοσ']);
  expect(await put('/missed-searches', { words: 'φουρνοσ', isIgnored: false })).toBe(200);
  expect(await words('?list=ignored')).toEqual([]);
});
