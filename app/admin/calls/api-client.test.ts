import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ApiError, readAnswer } from './api-client.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The client's result for an answer of a real server. */
async function answerOf(answer: RequestListener): Promise<unknown> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
