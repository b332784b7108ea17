import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test.each([
  ['PATCH', '/pages', 'GET, HEAD, POST'],
  ['POST', '/pages/some-id', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/auth/login', 'POST'],
  ['DELETE', '/auth/verify', 'GET, HEAD'],
  ['OPTIONS', '/users', 'GET, HEAD, POST'],
  ['PUT', '/upload', 'GET, HEAD, POST'],
  ['POST', '/openapi.json', 'GET, HEAD'],
])('%s %s is refused with the methods that the path takes', async (method, path, allow) => {
  for (const as of ['nobody', 'admin'] as const) {
    const response = await api.call(method, path, { as });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allow);
    expect(await response.json()).toEqual({ message: 'This call does not accept that method.' });
  }
});

test('whatever comes with it, in the language of the caller', async () => {
  const response = await api.call('PATCH', '/pages', {
    headers: { 'Content-Type': 'text/plain', 'Accept-Language': 'EL-gr' },
    body: 'x',
  });
  expect(response.status).toBe(405);
  expect(await response.json()).toEqual({ message: 'Η κλήση δεν δέχεται αυτή τη μέθοδο.' });
});

test.each(['POST', 'PATCH', 'OPTIONS', 'GET'])(
  '%s of a path that is not there is a 404',
  async (method) => {
    for (const path of ['/nothing', '/pages/some-id/more']) {
      const response = await api.call(method, path, { as: 'admin' });
      expect(response.status).toBe(404);
      expect(response.headers.get('Allow')).toBeNull();
    }
  },
);

test('HEAD is answered where GET is, without a body', async () => {
  const response = await api.call('HEAD', '/pages', { as: 'editor' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});
