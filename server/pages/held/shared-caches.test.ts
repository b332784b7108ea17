import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SharedCaches } from './shared-caches.ts';

let server: Server;
let url: string;
let heard: { method: string; path: string; authorization: string | undefined }[];
let answer: number;
let failures: unknown[];
let caches: SharedCaches;

beforeEach(async () => {
  heard = [];
  failures = [];
  answer = 200;
  server = createServer((incoming, outgoing) => {
    if (incoming.url === '/elsewhere') {
      outgoing.writeHead(302, { Location: `http://${incoming.headers.host}/secret` }).end();
      return;
    }
    heard.push({
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      authorization: incoming.headers.authorization,
    });
    outgoing.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  caches.stop();
  server.close();
  server.closeAllConnections();
});

const open = (urls: string[], delays = { againMs: 10, retryMs: [10, 10] as readonly number[] }) => {
  const told = failures;
  caches = new SharedCaches(urls, (error) => told.push(error), delays);
};

describe('caches in front', () => {
  test('are told at once, and once more when every server has heard of the change', async () => {
    open([`http://${url}/site?all=1`]);
    void caches.letGo();
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[0]).toEqual({ method: 'PURGE', path: '/site?all=1', authorization: undefined });
    expect(failures).toEqual([]);
  });

  test('are waited for by whoever saved, but no longer than a moment', async () => {
    open([`http://${url}/`], { againMs: 60_000, retryMs: [] });
    await caches.letGo();
    expect(heard).toHaveLength(1);
    server.removeAllListeners('request').on('request', () => {
      // One that does not answer.
    });
    const began = performance.now();
    await caches.letGo();
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test('are heard to the end, so that their connections are free again', async () => {
    let heardOut = 0;
    server.removeAllListeners('request').on('request', (_, outgoing) => {
      outgoing.end(Buffer.alloc(16_000_000), () => heardOut++);
    });
    open([`http://${url}/`], { againMs: 60_000, retryMs: [] });
    void caches.letGo();
    await vi.waitFor(() => expect(heardOut).toBe(1), 5000);
  });

  test('get the name and password of their address', async () => {
    open([`http://purger:p%40ss@${url}/`]);
    void caches.letGo();
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    expect(heard[0]?.authorization).toBe(`Basic ${Buffer.from('purger:p@ss').toString('base64')}`);
  });

  test('that refuse are told again until they take it, each refusal is told, and no password', async () => {
    open([`http://purger:hunter2@${url}/`], { againMs: 10, retryMs: Array(500).fill(10) });
    answer = 405;
    void caches.letGo();
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(1));
    answer = 200;
    const refused = failures.length;
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(refused));
    expect(String(failures[0])).toContain('was answered 405');
    expect(failures.map(String).join()).not.toContain('hunter2');
  });

  test('that lead elsewhere are not followed', async () => {
    open([`http://${url}/elsewhere`], { againMs: 60_000, retryMs: [] });
    await caches.letGo();
    expect(heard).toEqual([]);
    expect(failures).toHaveLength(1);
  });

  test('that are away fail nothing but themselves', async () => {
    open(['http://127.0.0.1:1/', `http://${url}/`]);
    void caches.letGo();
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0));
  });

  test('are given up after some attempts', async () => {
    open(['http://127.0.0.1:1/'], { againMs: 1, retryMs: [1, 1] });
    void caches.letGo();
    // At once, once more, and twice again.
    await vi.waitFor(() => expect(failures).toHaveLength(4));
    void caches.letGo();
    await vi.waitFor(() => expect(failures).toHaveLength(8));
  });

  test('are told nothing more once the site ends, be it in the middle of an attempt', async () => {
    open([`http://${url}/`], { againMs: 1, retryMs: [1] });
    answer = 503;
    server.prependOnceListener('request', () => caches.stop());
    await caches.letGo();
    await caches.letGo();
    expect(heard).toHaveLength(1);
  });

  test('hear of a change once more also where one before it is only now refused', async () => {
    const answers: ServerResponse[] = [];
    server.removeAllListeners('request').on('request', (_, outgoing) => answers.push(outgoing));
    const answerWith = (number: number, status: number) => answers[number]?.writeHead(status).end();
    const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));
    open([`http://${url}/`], { againMs: 200, retryMs: [600_000] });
    void caches.letGo();
    await asked(1);
    answerWith(0, 503);
    await asked(2);
    void caches.letGo();
    await asked(3);
    answerWith(1, 503);
    answerWith(2, 200);
    await asked(4);
  });

  test('of a site without any are told nothing', () => {
    open([]);
    void caches.letGo();
    expect(heard).toEqual([]);
  });
});
