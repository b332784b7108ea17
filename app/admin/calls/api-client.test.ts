import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api, isUnanswered, onSomethingFirst, readAnswer } from './api-client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  onSomethingFirst(() => {});
  vi.unstubAllGlobals();
});

/** The client's result for an answer of a real server. */
async function answerOf(answer: RequestListener): Promise<unknown> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return readAnswer(await fetch(`http://127.0.0.1:${port}/`));
}

const problemOf = (answer: RequestListener) =>
  answerOf(answer).then(
    () => undefined,
    ({ kind, status }: ApiError) => ({ kind, status }),
  );

test('the JSON of a good answer is given back', async () => {
  const answer = answerOf((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"id":"a"}');
  });
  expect(await answer).toEqual({ id: 'a' });
});

test('an answer that breaks off in its body is no answer', async () => {
  const problem = await problemOf((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    response.write('{"id":', () => response.destroy());
  });
  expect(problem).toEqual({ kind: 'unreachable', status: 0 });
});

test('JSON that is not whole, and a page of something in between, are answers that are not JSON', async () => {
  const cutOff = await problemOf((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"id":');
  });
  expect(cutOff).toEqual({ kind: 'not-json', status: 200 });
  const page = await problemOf((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<h1>Please accept the terms</h1>');
  });
  expect(page).toEqual({ kind: 'not-json', status: 200 });
  const plain = await problemOf((_request, response) => {
    response.setHeader('Content-Type', 'text/plain').end('404');
  });
  expect(plain).toEqual({ kind: 'not-json', status: 200 });
});

test.each([
  [413, /far too large/],
  [429, /again shortly/],
  [502, /again shortly/],
  [503, /again shortly/],
  [504, /again shortly/],
  [418, /non-JSON/],
])('what a proxy means by a page with status %i is said in words', async (status, words) => {
  const answer = answerOf((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>');
  });
  await expect(answer).rejects.toThrow(words);
});

test('a refusal has the status and the message of the server', async () => {
  const refused = answerOf((_request, response) => {
    response.writeHead(409, { 'Content-Type': 'application/json' }).end('{"message":"Taken."}');
  });
  await expect(refused).rejects.toMatchObject({ kind: 'refused', status: 409, message: 'Taken.' });
});

test.each(['{}', '{"message":""}', '{"message":["Taken."]}'])(
  'a refusal without a sentence is told in our own: %s',
  async (json) => {
    const refused = answerOf((_request, response) => {
      response.writeHead(409, { 'Content-Type': 'application/json' }).end(json);
    });
    await expect(refused).rejects.toMatchObject({
      kind: 'unexplained',
      status: 409,
      message: 'Something went wrong. Please try again.',
    });
  },
);

test.each([
  ['{"message":"First a password.","mustFirst":"password"}', 1],
  ['{"message":"Only for administrators."}', 0],
])('a refusal leads to what must come first, if anything: %s', async (json, times) => {
  const lead = vi.fn();
  onSomethingFirst(lead);
  const problem = await problemOf((_request, response) => {
    response.writeHead(403, { 'Content-Type': 'application/json' }).end(json);
  });
  expect(problem).toEqual({ kind: 'refused', status: 403 });
  expect(lead).toHaveBeenCalledTimes(times);
});

test('a call whose answer broke off is the same call when it is made again', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('gone')) });
    const whole = keys.length > 1 ? '{}' : broken;
    return new Response(whole, { headers: { 'Content-Type': 'application/json' } });
  });
  const send = async () => readAnswer(await api.auth.logout.$post());
  await expect(send()).rejects.toMatchObject({ kind: 'unreachable', status: 0 });
  await send();
  await send();
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test.each([
  [new ApiError('unreachable', 0, 'Nothing answers.'), true],
  [new ApiError('unexplained', 500, 'A fault.'), true],
  [new ApiError('refused', 499, 'No.'), false],
  [new TypeError('Something unforeseen'), true],
])('whether it may have been done is not known after %o: %s', (error, expected) => {
  expect(isUnanswered(error)).toBe(expected);
});
