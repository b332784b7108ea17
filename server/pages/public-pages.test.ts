import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCache } from './held/page-cache.ts';
import { PageKeys } from './held/page-keys.ts';
import { TighterPages } from './held/tighter-pages.ts';
import { publicPages } from './public-pages.ts';

const BUILD = {
  routes: {
    news: { id: 'news', path: 'news', module: { handle: { parameters: ['page'] } } },
    form: { id: 'form', path: 'form', module: { handle: { uncached: true } } },
    page: { id: 'page', path: '*', module: {} },
  },
} as unknown as ServerBuild;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let server: Server;
let cache: PageCache;
let rendered: string[];
let failures: unknown[];
let clock: Date;
let sharedSeconds: number;
let nextPublication: number | undefined;
let isEmergency: boolean;
let tighter: TighterPages | undefined;
/** The database, or whatever else rendering needs. */
let gone: boolean;

/** What the screens answer, by path; each render says which it was. */
function render(url: string): Response {
  rendered.push(url);
  if (gone) throw new Error('database gone');
  const html = { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': 'x=1' };
  if (url === '/broken') return new Response('error', { status: 500, headers: html });
  if (url === '/nothing') return new Response('not found', { status: 404, headers: html });
  if (url.startsWith('/left/')) return new Response(null, { status: 404 });
  if (url === '/moved') return new Response(null, { status: 302, headers: { Location: '/news' } });
  if (url === '/download')
    return new Response('BEGIN', { headers: { ...html, 'Content-Disposition': 'attachment' } });
  if (url === '/busy')
    return new Response('busy', { status: 503, headers: { ...html, 'Retry-After': '5' } });
  if (url === '/throws') throw new Error('database gone');
  return new Response(`<p>Δήμος ${url} ${rendered.length}</p>`.repeat(50), { headers: html });
}

beforeEach(async () => {
  cache = new PageCache();
  rendered = [];
  failures = [];
  gone = false;
  sharedSeconds = 0;
  nextPublication = undefined;
  isEmergency = false;
  tighter = undefined;
  clock = new Date('2026-03-04T10:02:00.000Z');
  const pages = publicPages({
    cache,
    keys: new PageKeys(BUILD),
    now: () => clock,
    get sharedSeconds() {
      return sharedSeconds;
    },
    nextPublication: () => nextPublication,
    isEmergency: () => isEmergency,
    get tighter() {
      return tighter;
    },
    render: async (url) => render(url),
    renderNotFound: async (language) => {
      rendered.push(`nothing in ${language}`);
      return new Response(`nothing here in ${language}`, { status: 404 });
    },
  });
  server = createServer((incoming, outgoing) => {
    pages.serve(incoming, outgoing)?.catch((error: unknown) => {
      failures.push(error);
      outgoing.writeHead(503).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('public pages', () => {
  test('may be given by caches in front for the allowed seconds, but not beyond what the clock changes', async () => {
    const allowed = async (path = '/news') => (await get(path)).headers['cache-control'];
    expect(await allowed()).toBe('public, no-cache');
    sharedSeconds = 10;
    expect(await allowed()).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
    );
    expect((await get('/news')).headers.vary).toBe('Accept-Encoding');
    clock = new Date('2026-03-04T10:04:53.000Z');
    expect(await allowed()).toContain('s-maxage=7, stale-while-revalidate=7,');
    clock = new Date('2026-03-04T10:04:59.500Z');
    expect(await allowed()).toBe('public, no-cache');
    expect(await allowed('/form')).toBe('no-store');
    expect(await allowed('/broken')).toBe('no-store');
  });

  test('in emergency mode may be given for half a minute at least, and never beyond what begins or ends', async () => {
    const allowed = async () => (await get('/news')).headers['cache-control'];
    isEmergency = true;
    expect(await allowed()).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400',
    );
    sharedSeconds = 100;
    expect(await allowed()).toContain('s-maxage=100,');
    sharedSeconds = 0;
    nextPublication = clock.getTime() + 12_000;
    expect(await allowed()).toBe('public, max-age=0, s-maxage=12, stale-if-error=86400');
  });

  test('end at the moment of a planned publication, here and in caches in front', async () => {
    sharedSeconds = 10;
    nextPublication = clock.getTime() + 4000;
    // The old page is not given even once more beyond that moment: a warning may begin or end then.
    expect((await get('/news')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=4, stale-if-error=86400',
    );
    nextPublication = clock.getTime() + 16_000;
    expect((await get('/news')).headers['cache-control']).toContain(
      's-maxage=10, stale-while-revalidate=6,',
    );
    nextPublication = clock.getTime() + 4000;
    await get('/news');
    clock = new Date(nextPublication - 1);
    await get('/news');
    expect(rendered).toEqual(['/news']);
    clock = new Date(nextPublication);
    await get('/news');
    expect(rendered).toEqual(['/news', '/news']);
  });

  test('that are held end at the moment of what was planned after they were made', async () => {
    await get('/news');
    nextPublication = clock.getTime() + 4000;
    await get('/news');
    expect(rendered).toEqual(['/news']);
    clock = new Date(nextPublication);
    await get('/news');
    expect(rendered).toEqual(['/news', '/news']);
  });

  test('are held although a planned publication is late', async () => {
    nextPublication = clock.getTime() - 1;
    await get('/news');
    await get('/news');
    expect(rendered).toEqual(['/news']);
  });

  test('come with what browsers and proxies need to know', async () => {
    const { status, headers, body } = await get('/news');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('are rendered once, whatever junk the address carries', async () => {
    await get('/news');
    await Promise.all([1, 2, 3, 4].map((number) => get(`/news?utm=${number}`)));
    expect(rendered).toEqual(['/news']);
    await get('/news?page=2');
    await get('/news?lang=en');
    expect(rendered).toEqual(['/news', '/news?page=2', '/news?lang=en']);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('come in %s for who takes it, with a tag of its own', async (encoding, decode) => {
    const plain = await get('/news');
    const encoded = await get('/news', { 'Accept-Encoding': encoding });
    expect(encoded.headers['content-encoding']).toBe(encoding);
    expect(encoded.headers.vary).toBe('Accept-Encoding');
    expect(Number(encoded.headers['content-length'])).toBe(encoded.body.length);
    expect(decode(encoded.body).equals(plain.body)).toBe(true);
    expect(encoded.headers.etag).not.toBe(plain.headers.etag);
    expect(encoded.headers.etag).toContain(encoding);
  });

  test.each(['', 'br', 'gzip'])(
    'answer 304 in “%s” as long as nothing changed',
    async (encoding) => {
      const accept = { 'Accept-Encoding': encoding };
      const tag = String((await get('/news', accept)).headers.etag);
      for (const sent of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
        const again = await get('/news', { ...accept, 'If-None-Match': sent });
        expect(again.status, sent).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
      }
      const other = encoding === 'br' ? 'gzip' : 'br';
      const elsewhere = await get('/news', { 'Accept-Encoding': other, 'If-None-Match': tag });
      expect(elsewhere.status).toBe(200);
      cache.change('anything');
      expect((await get('/news', { ...accept, 'If-None-Match': tag })).status).toBe(200);
    },
  );

  test('become fewer bytes when they are asked for again, and still hold for who has them', async () => {
    tighter = new TighterPages({ onFailure: (error) => failures.push(error), pauseMs: 0 });
    const accept = { 'Accept-Encoding': 'br' };
    const first = await get('/news', accept);
    const again = await get('/news', accept);
    expect(again.headers.etag).toBe(first.headers.etag);
    await vi.waitFor(async () =>
      expect((await get('/news', accept)).headers.etag).not.toBe(first.headers.etag),
    );
    const tight = await get('/news', accept);
    expect(brotliDecompressSync(tight.body)).toEqual(brotliDecompressSync(first.body));
    expect(Number(tight.headers['content-length'])).toBe(tight.body.length);
    for (const tag of [first.headers.etag, tight.headers.etag]) {
      const known = await get('/news', { ...accept, 'If-None-Match': String(tag) });
      expect(known.status).toBe(304);
    }
    expect(rendered).toEqual(['/news']);
    expect(failures).toEqual([]);
  });

  test('answer HEAD with the headers of GET and nothing else', async () => {
    const whole = await get('/news', { 'Accept-Encoding': 'br' });
    const head = await get('/news', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.body.length).toBe(0);
    const { date: _first, ...expected } = whole.headers;
    const { date: _second, ...received } = head.headers;
    expect(received).toEqual(expected);
  });

  test('that were not found have no tag, and none is held for its address', async () => {
    const { status, headers } = await get('/nothing', { 'If-None-Match': '*' });
    expect(status).toBe(404);
    expect(headers.etag).toBeUndefined();
    expect(cache.size.pages).toBe(0);
  });

  test('that were not found are one page for all addresses, made once for each language', async () => {
    const first = await get('/left/1', { 'Accept-Encoding': 'br' });
    expect(first.status).toBe(404);
    for (let number = 2; number < 50; number++) {
      const again = await get(`/left/${number}`, { 'Accept-Encoding': 'br' });
      expect(again.body.equals(first.body)).toBe(true);
    }
    expect(brotliDecompressSync(first.body).toString()).toBe('nothing here in gr');
    expect((await get('/left/1?lang=en')).body.toString()).toBe('nothing here in en');
    expect(rendered.filter((what) => what.startsWith('nothing'))).toHaveLength(2);
    expect(cache.size.pages).toBe(2);
    cache.change('anything');
    await get('/left/1');
    expect(rendered.filter((what) => what.startsWith('nothing'))).toHaveLength(3);
  });

  test('that failed are kept by nobody', async () => {
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await get('/broken');
      expect(status).toBe(500);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    }
    expect(rendered).toEqual(['/broken', '/broken']);
    expect((await get('/throws')).status).toBe(503);
    expect(failures).toHaveLength(1);
  });

  test('that are made anew each time are kept by nobody either', async () => {
    const first = await get('/form');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers.etag).toBeUndefined();
    await get('/form', { 'If-None-Match': '*' });
    expect(rendered).toEqual(['/form', '/form']);
    expect(cache.size.pages).toBe(0);
  });

  test('lead on where the screen says so', async () => {
    const { status, headers } = await get('/moved');
    expect([status, headers.location]).toEqual([302, '/news']);
  });

  test('say that they are to be saved, and under which name, where the screen says so', async () => {
    for (const time of ['made', 'held']) {
      const { headers } = await get('/download');
      expect(headers['content-disposition'], time).toBe('attachment');
    }
    expect(rendered).toEqual(['/download']);
  });

  test('follow the clock in steps of five minutes', async () => {
    await get('/news');
    clock = new Date('2026-03-04T10:04:59.999Z');
    await get('/news');
    expect(rendered).toHaveLength(1);
    clock = new Date('2026-03-04T10:05:00.000Z');
    await get('/news');
    await get('/news');
    expect(rendered).toHaveLength(2);
  });

  test('say when to come again where a screen says so', async () => {
    const { status, headers } = await get('/busy');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  test('keep coming from the cache while what renders them is gone', async () => {
    await get('/news');
    const held = await get('/news');
    gone = true;
    expect((await get('/events')).status).toBe(503);
    clock = new Date('2026-03-04T18:00:00.000Z');
    const { status, body } = await get('/news');
    expect([status, body.equals(held.body)]).toEqual([200, true]);
    gone = false;
    expect((await get('/news')).body.equals(held.body)).toBe(false);
  });

  test('say that they are stale where no newer one can be made, and are kept by nobody then', async () => {
    sharedSeconds = 10;
    const held = await get('/news', { 'Accept-Encoding': 'br' });
    const tag = String(held.headers.etag);
    expect(held.headers['cache-status']).toBeUndefined();
    cache.change([]);
    gone = true;
    const stale = await get('/news', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect(stale.status).toBe(200);
    expect(stale.body.equals(held.body)).toBe(true);
    expect(stale.headers).toMatchObject({
      'cache-status': 'Dimos; hit; detail=stale',
      'cache-control': 'no-store',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(stale.headers.etag).toBeUndefined();
    gone = false;
    const anew = await get('/news');
    expect(anew.headers['cache-status']).toBeUndefined();
    expect(anew.headers['cache-control']).toContain('s-maxage=10');
  });
});
