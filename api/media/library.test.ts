import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  const { db } = api.services;
  await db
    .insertInto('media')
    .values([
      testDocumentRow({ id: 'one', kind: 'image', width: 800, height: 600 }),
      testDocumentRow({ id: 'two', kind: 'image', width: 800, height: 600 }),
    ])
    .execute();
});
afterEach(() => api.close());

const put = (body: string, type = 'application/json') =>
  api.call('PUT', '/media', { as: 'editor', headers: { 'Content-Type': type }, body });
const texts = (...media: object[]) => put(JSON.stringify({ media }));
const alts = async () =>
  (
    await api.services.db.selectFrom('media').select(['alt_el', 'version']).orderBy('id').execute()
  ).map(({ alt_el, version }) => `${alt_el} ${version}`);

describe('what staff say about several media at once', () => {
  test('is stored as a whole, each as its next version', async () => {
    const response = await texts(
      { id: 'one', version: 1, alt: { el: 'Λιμάνι', en: 'Harbour' } },
      { id: 'two', version: 1, alt: { el: 'Σκάλες', en: 'Stairs' } },
    );
    expect(response.status).toBe(200);
    expect(await alts()).toEqual(['Λιμάνι 2', 'Σκάλες 2']);
  });

  test('goes on from what was just said, where one of them is named twice', async () => {
    const response = await texts(
      { id: 'one', version: 1, alt: { el: 'Λιμάνι', en: '' } },
      { id: 'one', version: 1, licence: 'own' },
    );
    expect(await response.json()).toMatchObject({
      media: [{ version: 2 }, { version: 3, alt: { el: 'Λιμάνι' }, licence: 'own' }],
    });
    expect(await alts()).toEqual(['Λιμάνι 3', ' 1']);
  });

  test('is refused as a whole where one of them will not do, with its field', async () => {
    const long = 'α'.repeat(301);
    const response = await texts(
      { id: 'one', alt: { el: 'Λιμάνι', en: '' } },
      { id: 'two', alt: { el: long, en: '' } },
    );
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([
      'media.1.alt.el',
    ]);
    expect(await alts()).toEqual([' 1', ' 1']);
  });

  test('is refused as a whole where somebody changed one since, and that one is shown', async () => {
    await texts({ id: 'two', alt: { el: 'Άλλου', en: '' } });
    const response = await texts(
      { id: 'one', version: 1, alt: { el: 'Λιμάνι', en: '' } },
      { id: 'two', version: 1, alt: { el: 'Σκάλες', en: '' } },
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      media: [{ id: 'two', version: 2, alt: { el: 'Άλλου' } }],
    });
    expect(await alts()).toEqual([' 1', 'Άλλου 2']);
  });

  test('is of as many as a page of the grid shows, and of no more', async () => {
    const statusOf = async (count: number) =>
      (await texts(...Array.from({ length: count }, () => ({ id: 'nobody' })))).status;
    expect(await statusOf(100), 'looked for').toBe(404);
    expect(await statusOf(101)).toBe(400);
    expect(await statusOf(0)).toBe(400);
  });

  test('is JSON of a bounded size, although uploads have the same address', async () => {
    expect((await put('{"media":[]}', 'text/plain')).status).toBe(415);
    expect((await put(`{"media":"${'x'.repeat(1024 * 1024)}"}`)).status).toBe(413);
  });
});

test('what staff say about one medium is refused where somebody changed it since', async () => {
  const say = async (change: object) =>
    (await api.call('PUT', '/media/one', { as: 'editor', body: change })).status;
  expect(await say({ version: 1, licence: 'own' })).toBe(200);
  expect(await say({ version: 1, alt: { el: 'Λιμάνι', en: '' } })).toBe(409);
  expect(await alts()).toEqual([' 2', ' 1']);
  expect(await say({ alt: { el: 'Λιμάνι', en: '' } }), 'of whatever version').toBe(200);
});

test('the list says which files visitors see, and which of those show personal data without a reason', async () => {
  const data = { ...newsData('Είδηση', '2026-03-04'), image: 'one' };
  const made = await api.call('POST', '/content/news', {
    as: 'editor',
    body: { data, publish: true, languages: ['el'] },
  });
  expect(made.status).toBe(201);
  const list = await api.call('GET', '/media', { as: 'editor' });
  expect(await list.json()).toMatchObject({ total: 2, shown: ['one'], unexplained: [] });
});
