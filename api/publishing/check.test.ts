import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { news } from '../../domain/content-types/news.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { newsData, pageData } from '../../harness/content/entry-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await call('POST', '/content/page', { slug: 'harbour', data: pageData('Λιμάνι') });
});
afterAll(() => api.close());

async function call(method: string, path: string, body: unknown) {
  const answer = await api.call(method, path, { as: 'editor', body });
  const { message, fields, ...rest } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, message, fields, id: rest.id };
}

async function countRows() {
  const { db } = api.services;
  const rows = await Promise.all(
    (['entries', 'revisions', 'audit'] as const).map((table) =>
      db.selectFrom(table).select(db.fn.countAll().as('rows')).executeTakeFirst(),
    ),
  );
  return [rows, api.siteChanges()];
}

/** What each publication of these is refused for: a field of each kind, links between fields, places, gaps. */
const REFUSED: [what: string, type: string, body: Record<string, unknown>][] = [
  ['nothing written', 'news', { data: emptyData(news.fields) }],
  ['no category', 'news', { data: { ...newsData('Νέα', '2026-03-01'), category: null } }],
  [
    'several at once',
    'alert',
    {
      data: {
        ...emptyData(alert.fields),
        startsAt: '2026-03-04T18:00',
        endsAt: '2026-03-04T16:00',
      },
    },
  ],
  [
    'English that is named',
    'news',
    {
      data: { ...newsData('Νέα', '2026-03-01'), summary: { el: 'Περίληψη', en: '' } },
      languages: ['en'],
    },
  ],
  ['a slug that is taken', 'page', { slug: 'harbour', data: pageData('Άλλο') }],
  ['a slug of a screen', 'page', { slug: 'news', data: pageData('Άλλο') }],
  ['a picture that is not there', 'page', { data: { ...pageData('Α'), images: ['nowhere'] } }],
  [
    'a gap of a template',
    'page',
    { data: { ...pageData('Α'), content: { el: '<p>[Συμπληρώστε: ώρα]</p>', en: '' } } },
  ],
];

test.each(REFUSED)('names what a publication is refused for: %s', async (_, type, body) => {
  const before = await countRows();
  const checked = await call('POST', `/content/${type}/check`, body);
  expect(await countRows()).toEqual(before);
  expect(checked.status).toBeGreaterThanOrEqual(400);
  expect(Object.keys(checked.fields ?? {}).length).toBeGreaterThan(0);
  expect(await call('POST', `/content/${type}`, { ...body, publish: true })).toEqual(checked);
});

test('finds nothing in what can be published, and stores nothing of it', async () => {
  const before = await countRows();
  const body = { slug: 'works', data: pageData('Έργα') };
  expect(await call('POST', '/content/page/check', body)).toMatchObject({ status: 200 });
  expect(await countRows()).toEqual(before);
  const { id } = await call('POST', '/content/page', body);
  // Its own address is taken by nobody else.
  expect(await call('POST', '/content/page/check', { ...body, id })).toMatchObject({ status: 200 });
  expect(await call('POST', '/content/page/check', body)).toMatchObject({ status: 409 });
});

test('asks for the English of what is public in English, as a publication does', async () => {
  const { id } = await call('POST', '/content/page', { data: pageData('Τέλη', 'Fees') });
  const data = { ...pageData('Νέα τέλη'), title: { el: 'Νέα τέλη', en: '' } };
  const checked = await call('POST', '/content/page/check', { id, data });
  expect([checked.status, Object.keys(checked.fields ?? {})]).toEqual([400, ['title.en']]);
  expect(await call('PUT', `/content/page/${id}`, { data, publish: true })).toMatchObject({
    status: 400,
    fields: checked.fields,
  });
  // A new page is public in the language that is ready.
  expect(await call('POST', '/content/page/check', { data })).toMatchObject({ status: 200 });
});
