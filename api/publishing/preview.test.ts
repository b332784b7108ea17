import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { newsData } from '../../harness/content/entry-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const look = (body: object, language = 'en') =>
  api.call('POST', '/content/news/preview', {
    as: 'editor',
    body,
    headers: { 'Accept-Language': language },
  });

test('what a publication would still ask for is said in the language of who writes, not of what is shown', async () => {
  const data = { ...newsData('', '2026-03-01'), title: { el: '', en: '' } };
  const missing = async (language: string, shown: 'el' | 'en') =>
    ((await (await look({ data, language: shown }, language)).json()) as { missing: object })
      .missing;
  const inEnglish = await missing('en', 'el');
  expect(Object.keys(inEnglish).length).toBeGreaterThan(0);
  expect(inEnglish).toEqual(await missing('en', 'en'));
  for (const said of Object.values(await missing('el', 'en'))) expect(said).toMatch(/^[Α-ΩΆ-Ώ]/);
  for (const said of Object.values(inEnglish)) expect(said).toMatch(/^[A-Z]/);
});

test('a form brings alternative texts for two hundred pictures, and for no more', async () => {
  const data = newsData('Λιμάνι', '2026-03-01');
  const altsOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i}`, { el: 'α', en: 'a' }]));
  expect((await look({ data, alts: altsOf(200) })).status).toBe(200);
  expect((await look({ data, alts: altsOf(201) })).status).toBe(400);
});
