import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RefusalReason } from '../domain/refusals.ts';
import { type CallOptions, openTestApi, type TestApi } from '../harness/api.ts';

let api: TestApi;
let noted: RefusalReason[];
beforeAll(async () => {
  api = await openTestApi({ noteRefusal: (reason) => noted.push(reason) });
});
beforeEach(() => {
  noted = [];
});
afterAll(() => api.close());

const PAGE = { title: { en: 'Harbour' }, content: {}, slug: 'harbour' };
const LARGE = { ...PAGE, content: { en: 'x'.repeat(1_050_000) } };
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

test.each<[string, string, string, CallOptions, RefusalReason[]]>([
  ['what is missing in a body', 'POST', '/pages', { as: 'editor', body: {} }, ['input']],
  ['what is too large', 'POST', '/pages', { as: 'editor', body: LARGE }, ['input']],
  ['a form', 'POST', '/pages', { as: 'editor', headers: FORM }, ['input']],
  ['nobody in particular', 'GET', '/messages', {}, ['sign-in']],
  ['who has another role', 'GET', '/users', { as: 'editor' }, ['role']],
  ['what is not there', 'GET', '/pages/nowhere', { as: 'editor' }, []],
  ['what is right', 'POST', '/pages', { as: 'editor', body: PAGE }, []],
])('of %s operators learn as much', async (_, method, path, options, reasons) => {
  await api.call(method, path, options);
  expect(noted).toEqual(reasons);
});

test('of passwords that are guessed until it is stopped, too', async () => {
  const guess = () =>
    api.call('POST', '/auth/login', { body: { email: 'a@example.org', password: 'guess' } });
  while ((await guess()).status === 401);
  expect(new Set(noted)).toEqual(new Set(['sign-in', 'limit']));
});
