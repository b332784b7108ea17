import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { TEST_PAGE } from '../harness/browser/test-page.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('bodies that will not do', () => {
  test.each(['', '{', '[]', 'null', '"x"', '{"title":', '\u0000'])(
    'malformed JSON %j is a 400',
    async (body) => {
      const response = await api.call('POST', '/pages', {
        as: 'editor',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    },
  );

  test('letters of another encoding are a 400, not lost', async () => {
    const body = Buffer.from('{"title":{"en":"Caf\u00e9"},"slug":"cafe"}', 'latin1');
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: new Blob([body]).stream(),
      headers: { 'Content-Type': 'application/json; charset=iso-8859-1' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The data that were sent cannot be read.' });
  });

  test.each([
    ['el', 'Τα δεδομένα που στάλθηκαν δεν διαβάζονται.'],
    ['en', 'The data that were sent cannot be read.'],
  ])('malformed JSON is refused in the language of the caller: %s', async (language, message) => {
    const response = await api.call('POST', '/auth/login', {
      body: '{',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    });
    expect(await response.json()).toEqual({ message });
  });

  test('another type than JSON is a 415', async () => {
    const response = await api.call('POST', '/auth/login', {
      body: 'email=a&password=b',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(415);
  });

  test.each(['application/json5', 'application/jsonp', 'application/json-seq; charset=utf-8'])(
    'another type is none because it begins alike: %s',
    async (type) => {
      const headers = { 'Content-Type': type };
      const restore = '/content/page/no-such-id/restore';
      const answer = await api.call('POST', restore, { as: 'editor', body: '{}', headers });
      expect(answer.status).toBe(415);
    },
  );

  test('another type is a 415 also where no body is read: a form of another site is no call', async () => {
    const response = await api.call('POST', '/content/page/no-such-id/restore', {
      as: 'editor',
      body: 'a=b',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(415);
  });

  test.each([
    ['POST', '/auth/login', 'nobody'],
    ['POST', '/pages', 'editor'],
    ['POST', '/upload', 'editor'],
    ['PATCH', '/uploads/a', 'editor'],
  ] as const)('what is packed is a 415 that says so: %s %s', async (method, path, as) => {
    const body = new Blob([gzipSync('{}')]).stream();
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const response = await api.call(method, path, { as, body, headers });
    expect(response.status).toBe(415);
    expect(response.headers.get('Accept-Encoding')).toBe('identity');
    expect(await response.json()).toEqual({ message: 'Send the data without compression.' });
  });

  test.each(['identity', '', 'UTF-8', 'utf8', 'identity, utf-8', ', '])(
    'what is not packed is read, also where its letters are named as its packing: %j',
    async (encoding) => {
      const body = { email: 'nobody@example.org', password: 'no-such-password' };
      const headers = { 'Content-Encoding': encoding };
      expect((await api.call('POST', '/auth/login', { body, headers })).status).toBe(401);
    },
  );

  test.each(['identity, gzip', 'utf-8, br', 'utf-16', 'x'])(
    'what is packed or in other letters is refused, whatever else is said of it: %s',
    async (encoding) => {
      const headers = { 'Content-Encoding': encoding };
      expect((await api.call('POST', '/auth/login', { body: {}, headers })).status).toBe(415);
    },
  );

  test.each(['limit=', 'offset=', 'offset=%20', 'limit=5&offset='])(
    'an empty number is none, and not 0: %s',
    async (query) => {
      const response = await api.call('GET', `/content/page?${query}`, { as: 'editor' });
      expect(response.status).toBe(400);
    },
  );

  test('an empty version is none, too', async () => {
    const path = '/content/page/no-such-id?version=';
    expect((await api.call('DELETE', path, { as: 'editor' })).status).toBe(400);
  });

  test('a call without a body needs no type', async () => {
    const response = await api.call('POST', '/content/page/no-such-id/restore', { as: 'editor' });
    expect(response.status).toBe(404);
  });

  test('a body in pieces, whose length nobody says, needs one', async () => {
    const response = await api.call('POST', '/content/page/no-such-id/restore', {
      as: 'editor',
      body: new Blob(['{}']).stream(),
      headers: { 'Transfer-Encoding': 'chunked' },
    });
    expect(response.status).toBe(415);
  });

  test('what is deleted is named by the address: any type will do', async () => {
    const response = await api.call('DELETE', '/content/page/no-such-id?version=1', {
      as: 'editor',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(response.status).toBe(404);
  });

  test.each([
    ['en', 'Fill in this field.'],
    ['el', 'Συμπληρώστε αυτό το πεδίο.'],
    ['en-GB,en;q=0.9,el;q=0.5', 'Fill in this field.'],
  ])('what is missing is asked for in the language of the caller: %s', async (language, text) => {
    const response = await api.call('POST', '/auth/login', {
      body: { email: 'a@example.org' },
      headers: { 'Accept-Language': language },
    });
    expect(await response.json()).toMatchObject({ fields: { password: text } });
  });

  test('JSON over 1 MB is a 413', async () => {
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...TEST_PAGE, content: { en: 'x'.repeat(1_100_000), el: '' } },
    });
    expect(response.status).toBe(413);
  });

  test.each([
    ['under the name of an upload', 'PUT', '/kept-copies/upload'],
    ['under the name of an upload', 'PUT', '/content/news/upload'],
    ['for a short one', 'PUT', '/presence/a'],
    ['where none is read', 'POST', '/content/news/a/restore'],
  ])('JSON over 1 MB is a 413 also %s: %s %s', async (_, method, path) => {
    const values = { text: 'x'.repeat(1_100_000) };
    const response = await api.call(method, path, { as: 'editor', body: { values } });
    expect(response.status).toBe(413);
  });

  test('what a stranger sends in pieces of unknown number is not read', async () => {
    let pieces = 0;
    const body = () =>
      new ReadableStream({
        pull(controller) {
          pieces++;
          if (pieces > 50) controller.close();
          else controller.enqueue(new Uint8Array(64 * 1024));
        },
      });
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const refused = await api.call('POST', '/pages', { body: body(), headers });
    expect(refused.status).toBe(401);
    expect(pieces).toBeLessThan(3);
    const tooLarge = await api.call('POST', '/pages', { as: 'editor', body: body(), headers });
    expect(tooLarge.status, 'of the staff it is read, up to the limit').toBe(413);
  });

  test('an unknown call and an unknown content type are a 404 in JSON', async () => {
    for (const path of ['/nothing', '/content/no-such-type', '/content/constructor']) {
      const response = await api.call('GET', path, { as: 'editor' });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    }
  });
});
