import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from './env.ts';
import { answerError } from './errors.ts';

/** What the API answers when a handler throws an error with such a code. */
async function answerTo(code: string) {
  const app = new Hono<ApiEnv>();
  app.onError((error, c) => answerError(error, c));
  app.get('/', () => {
    throw Object.assign(new Error(code), { code });
  });
  return app.request('/');
}

test.each([
  ['40P01', 409, 'transactions that wait for each other'],
  ['40001', 409, 'a transaction that another one has overtaken'],
  ['57P01', 503, 'a database that stops'],
  ['23505', 500, 'a row that nobody foresaw'],
])('%s of the database is %i: %s', async (code, status) => {
  const response = await answerTo(code);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { message: string }).message).not.toContain(code);
});

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  '%s is 503 and says that the disk is full, in the language of the caller',
  async (code) => {
    const app = new Hono<ApiEnv>();
    app.onError((error, c) => answerError(error, c));
    app.get('/', (c) => {
      c.set('language', 'el');
      throw new Error('Cannot write file', { cause: Object.assign(new Error(code), { code }) });
    });
    const response = await app.request('/');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.json()).toEqual({
      message: expect.stringContaining('Ο δίσκος του διακομιστή είναι γεμάτος'),
      isDiskFull: true,
    });
  },
);
