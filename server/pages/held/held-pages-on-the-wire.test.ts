import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WAYS } from '../../../harness/fronts/ways-of-held-pages.ts';
import { createHttpServer } from '../../http/connections/http-server.ts';
import { createLog } from '../../observing/log.ts';
import { Metrics } from '../../observing/metrics.ts';
import { RequestObserver } from '../../observing/observe-requests.ts';
import { publicPages } from '../public-pages.ts';
import { holdPage } from './held-page.ts';
import { PageCache } from './page-cache.ts';
import { PageKeys } from './page-keys.ts';

/** Pages as they leave the server, byte by byte: held ones are put together beforehand. */
const BUILD = {
  routes: { page: { id: 'page', path: '*', module: {} } },
} as unknown as ServerBuild;
const SIZE = 3_000_000;

let server: Server;
let port: number;
let metrics: Metrics;
let failures: unknown[];
let cache: PageCache;

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: string[]) =>
  lines(`GET ${path} HTTP/1.1`, 'Host: x', ...headers);
const LAST = 'Connection: close';

/** Everything that comes back for these bytes until the server hangs up. */
async function send(bytes: string): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return everything(socket);
}

async function everything(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface Answer {
  status: string;
  headers: Map<string, string>;
  body: Buffer;
}

/** Takes the answers of one connection apart by their lengths, as a browser does. */
function answersIn(bytes: Buffer, withoutBody: readonly number[] = []): Answer[] {
  const answers: Answer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', at);
    const [status = '', ...fields] = bytes.subarray(at, end).toString('latin1').split('\r\n');
    const headers = new Map<string, string>();
    for (const field of fields) {
      const name = field.slice(0, field.indexOf(':')).toLowerCase();
      expect(headers.has(name), `${name} came twice`).toBe(false);
      headers.set(name, field.slice(field.indexOf(':') + 1).trim());
    }
    const isEmpty = withoutBody.includes(answers.length);
    const length = isEmpty ? 0 : Number(headers.get('content-length') ?? 0);
    answers.push({ status, headers, body: bytes.subarray(end + 4, end + 4 + length) });
    at = end + 4 + length;
  }
  return answers;
}

const only = (bytes: Buffer, withoutBody: readonly number[] = []) => {
  const answers = answersIn(bytes, withoutBody);
  expect(answers).toHaveLength(1);
  return answers[0] as Answer;
};

describe.each(WAYS)('%s', (_way, openFastPath) => {
  beforeEach(async () => {
    metrics = new Metrics();
    cache = new PageCache();
    failures = [];
    const pages = publicPages({
      cache,
      keys: new PageKeys(BUILD),
      now: () => new Date('2026-03-04T10:00:01.000Z'),
      render: async (url) => {
        const html = { 'Content-Type': 'text/html; charset=utf-8' };
        if (url === '/large') return new Response('x'.repeat(SIZE), { headers: html });
        return new Response(`<p>Δήμος ${url}</p>`, { headers: html });
      },
      headers: { 'X-Frame-Options': 'DENY' },
      observer: new RequestObserver(createLog('silent'), metrics),
    });
    server = createHttpServer((incoming, outgoing) => {
      pages.serve(incoming, outgoing)?.catch((error: unknown) => {
        failures.push(error);
        outgoing.destroy();
      });
    });
    openFastPath?.(server, () => pages);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => server.close().closeAllConnections());

  test('a held page is the same as the first one, header by header, and complete', async () => {
    const request = get('/news', 'Accept-Encoding: br', LAST);
    const first = only(await send(request));
    const held = only(await send(request));
    expect(metrics.total('held')).toBe(1);
    // Of a page that was made, the log tells; of one that is held there is nothing to look up.
    expect(first.headers.delete('x-request-id')).toBe(true);
    first.headers.delete('date');
    expect(held.headers.get('date')).toMatch(/GMT$/);
    held.headers.delete('date');
    expect(held).toEqual(first);
    expect([...held.headers.keys()].sort()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'etag',
      'speculation-rules',
      'vary',
      'x-frame-options',
    ]);
    expect(held.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(held.body).toString()).toBe('<p>Δήμος /news</p>');
  });

  test('requests sent one after another without waiting are answered in their order', async () => {
    const tag = only(await send(get('/a', LAST))).headers.get('etag');
    await send(get('/b', LAST));
    const answers = answersIn(
      await send(
        get('/a') +
          get('/b', 'Accept-Encoding: gzip') +
          get('/a', `If-None-Match: ${tag}`) +
          lines('HEAD /b HTTP/1.1', 'Host: x') +
          get('/new') +
          get('/a', LAST),
      ),
      [3],
    );
    expect(answers.map(({ status }) => status.slice(9, 12))).toEqual([
      '200',
      '200',
      '304',
      '200',
      '200',
      '200',
    ]);
    const [a, b, unchanged, head, made, last] = answers;
    expect(a?.body.toString()).toBe('<p>Δήμος /a</p>');
    expect(gunzipSync(b?.body ?? '').toString()).toBe('<p>Δήμος /b</p>');
    expect(unchanged?.headers.has('content-length')).toBe(false);
    expect(unchanged?.headers.get('etag')).toBe(tag);
    expect(head?.headers.get('content-length')).toBe(String('<p>Δήμος /b</p>'.length + 5));
    expect(made?.body.toString()).toBe('<p>Δήμος /new</p>');
    expect(last?.body).toEqual(a?.body);
    expect(a?.headers.get('connection')).toBe('keep-alive');
    expect(last?.headers.get('connection')).toBe('close');
  });

  test('HTTP/1.0 gets the whole page and the end of the connection, unless it asks to keep it', async () => {
    await send(get('/a', LAST));
    const plain = only(await send(lines('GET /a HTTP/1.0')));
    expect(plain.status).toContain('200');
    expect(plain.headers.get('connection')).toBe('close');
    expect(plain.body.toString()).toBe('<p>Δήμος /a</p>');
    const kept = lines('GET /a HTTP/1.0', 'Connection: keep-alive');
    const [first, second] = answersIn(await send(kept + lines('GET /a HTTP/1.0')));
    expect(first?.headers.get('connection')).toBe('keep-alive');
    expect(second?.body).toEqual(first?.body);
    const head = only(await send(lines('HEAD /a HTTP/1.0')), [0]);
    expect(head.headers.get('content-length')).toBe(String(plain.body.length));
  });

  test('a visitor who leaves in the middle of a held page harms nobody', async () => {
    await send(get('/large', LAST));
    const leaving = connect(port, '127.0.0.1');
    leaving.write(get('/large') + get('/large'));
    await once(leaving, 'data');
    leaving.resetAndDestroy();
    await once(leaving, 'close');
    expect(only(await send(get('/large', LAST))).body).toHaveLength(SIZE);
    expect(failures).toEqual([]);
  });

  test('a visitor who reads slowly gets everything in the end', async () => {
    await send(get('/large', LAST));
    const slow = connect(port, '127.0.0.1');
    slow.write(get('/large') + get('/large', LAST));
    await once(slow, 'readable');
    expect(only(await send(get('/large', LAST))).body).toHaveLength(SIZE);
    const answers = answersIn(await everything(slow));
    expect(answers.map(({ body }) => body.length)).toEqual([SIZE, SIZE]);
  });

  test('what goes wrong with a held page is told like any failure', async () => {
    await send(get('/a', LAST));
    vi.spyOn(cache, 'take').mockReturnValue(
      holdPage(200, { 'content-type': 'text/html\nX: y' }, 'broken'),
    );
    expect((await send(get('/a', LAST))).length).toBe(0);
    expect(failures).toMatchObject([{ code: 'ERR_INVALID_CHAR' }]);
  });
});
