import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAP_EXTENTS } from '../../domain/maps/map-kinds.ts';
import { type CallOptions, openTestApi, type TestApi } from '../../harness/api.ts';
import { judgeAnswersBy } from '../../harness/judges/described-answers.ts';

/**
 * Answers against the OpenAPI document; every other test of the API has its answers judged as well (harness/api.ts).
 */

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const PAGE = { title: { el: 'Λιμάνι', en: 'Harbour' }, content: { el: '', en: '' } };

describe('answers are as the API describes itself', () => {
  test('to every call that only reads', async () => {
    const made = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...PAGE, slug: 'harbour', images: [] },
    });
    const { id } = (await made.json()) as { id: string };
    const { paths } = await api.describe();
    const answered: string[] = [];
    for (const path of Object.keys(paths).filter((one) => paths[one]?.get)) {
      const address = path
        .replace('{type}', 'page')
        .replace('{extent}', MAP_EXTENTS[0])
        .replace('{id}', id)
        .replace('{version}', '1');
      const { status } = await api.call('GET', address, { as: 'admin' });
      expect([200, 404], path).toContain(status);
      if (status === 200) answered.push(path);
    }
    expect(answered.length).toBeGreaterThan(35);
  });

  test.each<[number, string, string, CallOptions]>([
    [400, 'POST', '/pages', { as: 'editor', body: {} }],
    [401, 'GET', '/messages', {}],
    [403, 'GET', '/users', { as: 'editor' }],
    [404, 'GET', '/pages/nowhere', { as: 'editor' }],
    [405, 'PATCH', '/pages', { as: 'editor', body: {} }],
    [409, 'POST', '/pages', { as: 'editor', body: { ...PAGE, slug: 'harbour', images: [] } }],
    [413, 'POST', '/pages', { as: 'editor', body: { slug: 'x'.repeat(2_000_000) } }],
    [415, 'POST', '/pages', { as: 'editor', body: 'a=b', headers: { 'Content-Type': 'text/x' } }],
  ])('with the status %s', async (status, method, path, options) => {
    expect((await api.call(method, path, options)).status).toBe(status);
  });

  test('with the status 429', async () => {
    const guess = () =>
      api.call('POST', '/auth/login', { body: { email: 'a@example.org', password: 'guess' } });
    let status = 401;
    while (status === 401) status = (await guess()).status;
    expect(status).toBe(429);
  });
});

test('an answer that says more, less or other than its description is noticed', async () => {
  const judge = judgeAnswersBy(await api.describe());
  const judged = (status: number, body: unknown) =>
    judge('GET', '/pages/1?lang=en', Response.json(body, { status }));
  expect(await judged(404, { message: 'Not found' })).toEqual([]);
  expect(await judged(404, { message: 'Not found', stack: 'at x' })).toEqual([
    expect.stringContaining('"unevaluatedProperty":"stack"'),
  ]);
  expect(await judged(404, {})).toEqual([expect.stringContaining('message')]);
  expect(await judged(404, { message: 4 })).toEqual([expect.stringContaining('must be string')]);
  expect(await judged(201, { message: 'x' })).toHaveLength(1);
});
