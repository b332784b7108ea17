import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../harness/site.ts';
import { spawnNginx } from '../../harness/spawn-nginx.ts';
import { answerHeld } from '../fast-path/answer-held.ts';
import { HeldPageConnections } from '../fast-path/connections.ts';
import { PageCache } from '../pages/page-cache.ts';
import { PageKeys } from '../pages/page-keys.ts';
import { publicPages } from '../pages/public-pages.ts';
import { SharedCaches } from '../pages/shared-caches.ts';

const OPERATIONS = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
/** The blocks that operators copy. */
const blocks = (language: string) =>
  [...OPERATIONS.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    (match) => match[1] ?? '',
  );
const isInstalled = (program: string) => spawnSync('which', [program]).status === 0;
const CHANGING = { timeout: 20_000, interval: 100 };

const BUILD = {
  routes: {
    form: { id: 'form', path: 'form', module: { handle: { uncached: true } } },
    page: { id: 'page', path: '*', module: {} },
  },
} as unknown as ServerBuild;

let folder: string;
let origin: Server;
let originPort: number;
let cache: PageCache;
let asked: string[];
let content: string;
let seconds: number;
let front: { port: number; process: ChildProcess };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dimos-front-'));
  // Varnish reads and writes it under an account of its own.
  chmodSync(folder, 0o777);
  asked = [];
  content = 'first';
  cache = new PageCache();
  const pages = publicPages({
    cache,
    keys: new PageKeys(BUILD),
    now: () => new Date('2026-03-04T10:00:01.000Z'),
    get sharedSeconds() {
      return seconds;
    },
    render: async () =>
      new Response(`<p>${content}</p>`.repeat(100), {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }),
  });
  origin = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    void pages.serve(incoming, outgoing);
  });
  new HeldPageConnections(origin, (request) => {
    const ready = answerHeld(pages, request);
    if (ready) asked.push(`${request.method} ${request.target}`);
    return ready;
  });
  origin.listen(0, '127.0.0.1');
  await once(origin, 'listening');
  originPort = (origin.address() as AddressInfo).port;
});
afterEach(async () => {
  if (front.process.exitCode === null) {
    const ended = once(front.process, 'exit');
    front.process.kill('SIGTERM');
    await ended;
  }
  origin.close();
  origin.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

function get(path: string, encoding = '', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { ...(encoding && { 'Accept-Encoding': encoding }), ...headers };
    const options = { host: '127.0.0.1', port: front.port, path, headers: sent, agent: false };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const textOf = async (path: string) => (await get(path)).bytes.toString();

async function listening(port: number, child: ChildProcess): Promise<void> {
  await vi.waitFor(async () => {
    if (child.exitCode !== null) throw new Error('It ended before it listened.');
    await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: '/ready', agent: false }, resolve)
        .on('error', reject)
        .end();
    });
  }, CHANGING);
  asked = [];
}

/** Every change as the site makes it: new content, nothing held any more. */
function change(to: string): void {
  content = to;
  cache.change('anything');
}

async function startNginx(): Promise<void> {
  const port = await freePort();
  const [shared = '', location = ''] = blocks('nginx');
  const cacheFolder = join(folder, 'cache');
  mkdirSync(cacheFolder);
  const child = spawnNginx(
    folder,
    `${shared.replace('/var/cache/nginx/dimos', cacheFolder)}
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://127.0.0.1:${originPort};
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        ${location}
      }
    }`,
  );
  front = { port, process: child };
  await listening(port, child);
}

async function startVarnish(): Promise<void> {
  const port = await freePort();
  const [vcl = ''] = blocks('vcl');
  const file = join(folder, 'site.vcl');
  writeFileSync(file, vcl.replace('"3000"', `"${originPort}"`));
  const options = ['-p', 'http_gzip_support=off', '-n', join(folder, 'varnish'), '-s', 'malloc,8m'];
  const child = spawn('varnishd', ['-F', '-f', file, '-a', `127.0.0.1:${port}`, ...options], {
    stdio: 'ignore',
  });
  front = { port, process: child };
  await listening(port, child);
}

/** What any cache in front does with what the site says. */
function keepsPages(): void {
  test('a page is asked for once for each encoding, and comes as it was', async () => {
    for (let i = 0; i < 10; i++) {
      const brotli = await get('/news', i % 2 ? 'gzip, deflate, br, zstd' : 'br');
      expect(brotliDecompressSync(brotli.bytes).toString()).toContain('<p>first</p>');
      expect(gunzipSync((await get('/news', 'gzip')).bytes).toString()).toContain('first');
      expect(await textOf('/news')).toContain('first');
    }
    expect(asked.length).toBe(3);
  });

  test('a browser that has the page is told so without asking the site', async () => {
    const { headers } = await get('/news', 'br');
    const again = await get('/news', 'br', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(asked).toHaveLength(1);
  });

  test('a form is made anew each time', async () => {
    await get('/form');
    change('second');
    expect(await textOf('/form')).toContain('second');
    expect(asked).toHaveLength(2);
  });

  test('the page stays while the site is away', async () => {
    await get('/news');
    origin.close();
    origin.closeAllConnections();
    for (let i = 0; i < 3; i++) expect((await get('/news')).status).toBe(200);
  });
}

describe.skipIf(!isInstalled('nginx'))('nginx, as docs/operations.md sets it up', () => {
  beforeEach(async () => {
    seconds = 1;
    await startNginx();
    // Long enough not to end in the middle of a test.
    seconds = 120;
  });
  keepsPages();

  test('a change is seen by itself after the seconds that the site allows', async () => {
    seconds = 1;
    expect(await textOf('/news')).toContain('first');
    change('second');
    await vi.waitFor(async () => expect(await textOf('/news')).toContain('second'), CHANGING);
  });

  test('nothing is kept where the site allows no seconds', async () => {
    seconds = 0;
    await get('/news');
    change('second');
    expect(await textOf('/news')).toContain('second');
  });
});

describe.skipIf(!isInstalled('varnishd'))('Varnish, as docs/operations.md sets it up', () => {
  beforeEach(async () => {
    seconds = 120;
    await startVarnish();
  });
  keepsPages();

  test('lets go of every page when it is told of a change', async () => {
    for (const path of ['/', '/news', '/news?page=2']) await get(path, 'br');
    change('second');
    const failures: unknown[] = [];
    const caches = new SharedCaches([`http://127.0.0.1:${front.port}/`], (error) =>
      failures.push(error),
    );
    caches.letGo();
    await vi.waitFor(async () => {
      for (const path of ['/', '/news', '/news?page=2']) {
        const { bytes } = await get(path, 'br');
        expect(brotliDecompressSync(bytes).toString()).toContain('second');
      }
    }, CHANGING);
    caches.stop();
    expect(failures).toEqual([]);
  });

  test('is not told by visitors, who come through a proxy on the same machine', async () => {
    await get('/news');
    const status = await new Promise((resolve, reject) => {
      const headers = { 'X-Forwarded-For': '198.51.100.4' };
      request(
        {
          host: '127.0.0.1',
          port: front.port,
          path: '/news',
          method: 'PURGE',
          headers,
          agent: false,
        },
        (response) => resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(405);
    change('second');
    expect(await textOf('/news')).toContain('first');
  });
});
