import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchPatiently } from './fetch-patiently.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a server that takes a call and says nothing is given up', async () => {
  const url = await listen(() => {});
  await expect(fetchPatiently(url, {}, 20)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('so is an answer that stops in the middle', async () => {
  const url = await listen((_request, response) => void response.write('{"id":'));
  const answer = await fetchPatiently(url, {}, 200);
  await expect(answer.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('whoever asked ends it sooner', async () => {
  const url = await listen(() => {});
  const own = new AbortController();
  const answer = fetchPatiently(url, { signal: own.signal });
  own.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetchPatiently(url, { signal: own.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
