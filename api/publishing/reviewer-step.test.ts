import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { page } from '../../domain/content-types/page.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const titled = (el: string) => ({ ...emptyData(page.fields), title: { el, en: 'Page' } });
const LATER = '2026-03-05T08:00:00.000Z';
const PAGE = { title: { en: 'Other' }, slug: 'other-{n}' };

let ids: Record<'published' | 'draft' | 'planned' | 'binned', string>;
let count = 0;
beforeEach(async () => {
  await turn(false);
  const create = async (more: object) => {
    count++;
    const body = { slug: `page-${count}`, data: titled(`Σελίδα ${count}`), ...more };
    const answer = await api.call('POST', '/content/page', { as: 'admin', body });
    return ((await answer.json()) as { id: string }).id;
  };
  ids = {
    published: await create({}),
    draft: await create({ publish: false }),
    planned: await create({ publishAt: LATER }),
    binned: await create({}),
  };
  await api.call('DELETE', `/content/page/${ids.binned}`, { as: 'admin' });
  await turn(true);
});

const turn = (isOn: boolean) => api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn } });

/** All that visitors see of entries, now and by what is planned. */
async function whatVisitorsSee() {
  const { db } = api.services;
  const seen = db.selectFrom('entries').where('deleted_at', 'is', null).orderBy('id');
  return {
    now: await seen
      .select(['id', 'slug', 'published', 'position'])
      .where('state', '=', 'published')
      .execute(),
    later: await seen
      .select(['id', 'slug', 'working', 'publish_at'])
      .where('publish_at', 'is not', null)
      .execute(),
  };
}

/** Every way to change what visitors see, written by hand; `{draft}` and others stand for entries. */
const WAYS: [method: string, path: string, body?: unknown][] = [
  ['POST', '/content/page', { slug: 'new-{n}', data: titled('Νέα') }],
  ['POST', '/content/page', { slug: 'new-{n}', data: titled('Νέα'), publish: true }],
  ['POST', '/content/page', { slug: 'new-{n}', data: titled('Νέα'), publishAt: LATER }],
  ['PUT', '/content/page/{draft}', { data: titled('Άλλη') }],
  ['PUT', '/content/page/{draft}', { data: titled('Άλλη'), publish: true }],
  ['PUT', '/content/page/{draft}', { data: titled('Άλλη'), publishAt: LATER }],
  ['PUT', '/content/page/{published}', { data: titled('Άλλη') }],
  ['PUT', '/content/page/{published}', { data: titled('Άλλη'), publish: false, slug: 'moved-{n}' }],
  ['PUT', '/content/page/{planned}', { data: titled('Άλλη'), publish: false }],
  ['PUT', '/content/page/{planned}', { data: titled('Άλλη'), publish: false, publishAt: null }],
  ['POST', '/content/page/{published}/unpublish'],
  ['POST', '/content/page/{planned}/cancel-plan'],
  ['POST', '/content/page/{binned}/restore'],
  ['DELETE', '/content/page/{published}'],
  ['DELETE', '/content/page/{planned}'],
  ['PUT', '/content/page/order', { ids: ['{planned}', '{published}'] }],
  ['POST', '/pages', PAGE],
  ['POST', '/pages', { ...PAGE, publishAt: LATER }],
  ['PUT', '/pages/{draft}', PAGE],
  ['PUT', '/pages/{published}', { ...PAGE, publish: false }],
  ['DELETE', '/pages/{published}'],
];

const fill = (text: string) =>
  text
    .replaceAll('{n}', String(count))
    .replace(/\{(draft|published|planned|binned)\}/g, (_, name: keyof typeof ids) => ids[name]);

test.each(WAYS)('where editors hand in, %s %s %j is not theirs', async (method, path, body) => {
  const before = await whatVisitorsSee();
  const filled = body === undefined ? {} : { body: JSON.parse(fill(JSON.stringify(body))) };
  const answer = await api.call(method, fill(path), { as: 'editor', ...filled });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ handsIn: true, message: expect.any(String) });
  expect(await whatVisitorsSee()).toEqual(before);
});

test.each(WAYS)('where the step is off, %s %s %j is an editor’s', async (method, path, body) => {
  await turn(false);
  const filled = body === undefined ? {} : { body: JSON.parse(fill(JSON.stringify(body))) };
  const answer = await api.call(method, fill(path), { as: 'editor', ...filled });
  expect(answer.status).toBeLessThan(300);
});

test('an editor keeps drafts, hands in and takes back; a reviewer publishes', async () => {
  const { draft } = ids;
  const path = `/content/page/${draft}`;
  const handIn = { data: titled('Έτοιμη'), publish: false, handIn: true, version: 1 };
  const handedIn = await api.call('PUT', path, { as: 'editor', body: handIn });
  expect(await handedIn.json()).toMatchObject({ version: 2, review: { state: 'handed-in' } });
  const note = { note: 'Λείπει η ώρα.', version: 2 };
  const own = await api.call('POST', `${path}/hand-back`, { as: 'editor', body: note });
  expect(own.status).toBe(403);
  const back = await api.call('POST', `${path}/hand-back`, { as: 'reviewer', body: note });
  expect(await back.json()).toMatchObject({
    review: { state: 'handed-back', note: 'Λείπει η ώρα.', handedInBy: 'editor@example.org' },
  });
  await api.call('PUT', path, { as: 'editor', body: { ...handIn, version: 2 } });
  const taken = await api.call('POST', `${path}/take-back`, { as: 'editor' });
  expect(await taken.json()).toMatchObject({ review: null });
  await api.call('PUT', path, { as: 'editor', body: { ...handIn, version: 3 } });
  const published = await api.call('PUT', path, {
    as: 'reviewer',
    body: { data: titled('Έτοιμη'), version: 4 },
  });
  expect(await published.json()).toMatchObject({ state: 'published', review: null });
});

test('a reviewer is no administrator', async () => {
  for (const [method, path] of [
    ['GET', '/users'],
    ['GET', '/audit'],
    ['PUT', '/reviewer-step'],
  ] as const) {
    const body = method === 'PUT' ? { body: { isOn: false } } : {};
    expect((await api.call(method, path, { as: 'reviewer', ...body })).status).toBe(403);
  }
});
