import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { timeRequests } from './time-requests.ts';

let server: Server;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer(({ method, url = '' }, response) => {
    if (method !== 'GET') return response.end('{"token":"x","id":"1"}');
    asked.push(url);
    if (url.endsWith('page=9')) return response.writeHead(302, { Location: '?page=2' }).end();
    return response.writeHead(url.includes('page') ? 200 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.close());

/** Times a request on that server, whose processor time is that of the test. */
const time = (path: string, rounds: number) => {
  const { port } = server.address() as AddressInfo;
  const site = { url: `http://127.0.0.1:${port}`, pid: process.pid };
  return timeRequests(site, [{ what: 'last page', path }], rounds);
};

test('where a page leads to another one, that one alone is timed', async () => {
  const [times] = await time('/news?page=9', 3);
  expect(times).toMatchObject({ what: 'last page', p50: expect.any(Number) });
  expect(asked.slice(0, 5)).toEqual([
    '/news?page=9',
    ...Array.from({ length: 4 }, () => '/news?page=2'),
  ]);
  expect(asked.lastIndexOf('/news?page=9')).toBe(0);
});

test('a page that is not there ends the measuring', async () => {
  await expect(time('/nothing', 3)).rejects.toThrow('last page answered 404.');
});
