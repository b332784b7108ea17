import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../harness/api.ts';
import { type FrontOrigin, startFrontOrigin } from '../../../harness/fronts/front-origin.ts';
import { FRONTS, type Front, isInstalled, startFront } from '../../../harness/fronts/fronts.ts';
import {
  type Answer,
  ask,
  openBytes,
  type Question,
  sendBytes,
  VISITOR,
} from '../../../harness/sites/ask.ts';

/** What a program in front, or the site, says of a request that it does not take. */
const REFUSED = /^[45]\d\d$/;
/** Caddy answers with nothing, and 200, for hosts that are not the site's. */
const refusedOrEmpty = ({ status, bytes }: Answer) =>
  REFUSED.test(String(status)) || (status === 200 && bytes.length === 0);

let api: TestApi;
let origin: FrontOrigin;
let front: Front;

const get = (path: string, headers: Record<string, string> = {}) => ask(front, path, { headers });
const send = (path: string, question: Question) => ask(front, path, question);

/** Another visitor gets the page as it is, and nothing of what an attacker sent. */
async function othersSee(path: string, why: string): Promise<void> {
  for (const encoding of ['', 'br']) {
    const answer: Answer = await get(path, encoding ? { 'Accept-Encoding': encoding } : {});
    const isBrotli = answer.headers['content-encoding'] === 'br';
    const text = (isBrotli ? brotliDecompressSync(answer.bytes) : answer.bytes).toString();
    expect(answer.status, why).toBe(200);
    expect(text, why).toBe(`<p>${path} first</p>`.repeat(100));
    expect(JSON.stringify(answer.headers), why).not.toMatch(/evil|attacker/i);
    expect(answer.headers['set-cookie'], why).toBeUndefined();
  }
}

describe.each(FRONTS.filter(isInstalled))('%s, as docs/operations.md has it', (name) => {
  beforeAll(async () => {
    api = await openTestApi();
    origin = await startFrontOrigin((path, { method = 'GET', headers, body }) =>
      api.call(method, path, {
        headers: Object.fromEntries(headers as Headers),
        ...(body && { body }),
      }),
    );
    origin.seconds = 120;
    front = await startFront(name, [origin.port, origin.port]);
  });
  beforeEach(() => {
    origin.reached.length = 0;
  });
  afterAll(async () => {
    await front.stop();
    origin.close();
    await api.close();
  });

  test('leads from port 80 to TLS on the site’s own name', async () => {
    if (front.plainPort === undefined) {
      expect(front.isTls).toBe(false);
      return;
    }
    const plain = { port: front.plainPort, isTls: false };
    const { status, headers } = await ask(plain, '/news?page=2');
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe('https://www.example.gr/news?page=2');
    for (const Host of ['evil.example', 'www.example.gr.evil.example', 'www.example.gr:81']) {
      const odd = await ask(plain, '/news', { headers: { Host } });
      const [asked = ''] = Host.split(':');
      const led = new URL(odd.headers.location ?? 'https://www.example.gr/news');
      expect(['www.example.gr', asked], Host).toContain(led.hostname);
      expect(led.protocol, Host).toBe('https:');
    }
  });

  test('tells the site who asks, whatever they say of themselves', async () => {
    const claims = ['', '192.0.2.7', '192.0.2.7, 127.0.0.1', '127.0.0.1', ',', 'x'.repeat(500)];
    for (const [i, claim] of claims.entries()) {
      const headers = {
        'X-Forwarded-For': claim,
        'X-Real-IP': '192.0.2.9',
        Forwarded: 'for=192.0.2.9',
      };
      expect((await get(`/api/none-${i}`, headers)).status).toBe(404);
      expect(origin.reached.at(-1)).toMatchObject({ target: `/api/none-${i}`, client: VISITOR });
    }
  });

  test('no header of one visitor decides what another one gets', async () => {
    const headers: Record<string, string>[] = [
      { Host: 'evil.example' },
      { 'X-Forwarded-Host': 'evil.example' },
      { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '99', 'X-Forwarded-Scheme': 'http' },
      { 'X-Original-URL': '/evil', 'X-Rewrite-URL': '/evil' },
      { 'X-HTTP-Method-Override': 'DELETE' },
      { 'X-Request-Id': 'attacker-12345' },
      { 'Accept-Language': 'en', 'User-Agent': 'evil', Referer: 'https://evil.example/' },
      { Cookie: 'session=evil' },
      { Authorization: 'Bearer evil' },
      { 'Accept-Encoding': 'evil, br' },
      { 'Accept-Encoding': 'br;q=0, evil' },
      { Range: 'bytes=0-9' },
      { Range: 'bytes=-1' },
      { Range: `bytes=${'0-,'.repeat(200)}0-` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': 'Wed, 04 Mar 2099 10:00:00 GMT' },
      { 'If-Match': '"evil"' },
      { Upgrade: 'h2c', Connection: 'Upgrade, HTTP2-Settings', 'HTTP2-Settings': 'AAMAAABk' },
      { 'Transfer-Encoding': 'identity' },
      { Connection: 'Host, X-Forwarded-For, Accept-Encoding' },
    ];
    for (const [i, odd] of headers.entries()) {
      const path = `/news?page=${i}`;
      const { bytes } = await get(path, odd);
      expect(bytes.length, JSON.stringify(odd)).toBeLessThan(20_000);
      await othersSee(path, JSON.stringify(odd));
    }
  });

  test('the id of a request is not its sender’s', async () => {
    const { headers } = await get('/api/auth/verify', { 'X-Request-Id': 'attacker-12345' });
    // Varnish stands behind a proxy that has said it already.
    if (name !== 'Varnish') expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
  });

  test('no method but GET and HEAD changes or fills what others get', async () => {
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL'];
    for (const method of [...methods, 'PURGE', 'BAN', 'REFRESH', 'LINK', 'REPORT']) {
      const path = `/news?page=${method}`;
      const answer = await send(path, { method }).catch(() => undefined);
      expect(answer?.bytes.toString() ?? '', method).not.toContain(`<p>${path}`);
      await othersSee(path, method);
    }
    for (const line of [
      'get /news',
      'GET /news HTTP/9.9',
      'CONNECT evil.example:443',
      'OPTIONS *',
    ]) {
      const bytes = await sendBytes(front, `${line} HTTP/1.1\r\nHost: www.example.gr\r\n\r\n`);
      expect(bytes, line).toMatch(
        /^(?:HTTP\/1\.[01] [45]|HTTP\/1\.1 200[\s\S]*Content-Length: 0\r\n|$)/i,
      );
    }
    expect(origin.reached.filter(({ target }) => target.includes('evil'))).toEqual([]);
  });

  test('a visitor empties nothing', async () => {
    await othersSee('/kept', 'before');
    origin.change('second');
    const asVisitor: Question[] = [
      { method: 'PURGE' },
      { method: 'PURGE', headers: { 'X-Forwarded-For': '127.0.0.1' } },
      { method: 'PURGE', headers: { 'X-Forwarded-For': '' } },
      { method: 'PURGE', headers: { Host: '127.0.0.1:8081' } },
      { method: 'DELETE', headers: { Depth: 'infinity' } },
      { method: 'BAN', headers: { 'X-Forwarded-For': '127.0.0.1' } },
    ];
    for (const question of asVisitor) {
      for (const path of ['/', '/kept', '/dimos/']) {
        expect(refusedOrEmpty(await send(path, question)), JSON.stringify(question)).toBe(true);
      }
    }
    if (!front.purgeUrl) {
      origin.change('first');
      return;
    }
    const purge = { port: Number(new URL(front.purgeUrl).port), isTls: false };
    for (const question of asVisitor) {
      for (const path of ['/', '/dimos/']) {
        expect(refusedOrEmpty(await ask(purge, path, question))).toBe(true);
      }
    }
    await othersSee('/kept', 'though the site has a newer one');
    origin.change('first');
  });

  test('what only staff may see is kept for nobody', async () => {
    const bearer = { Authorization: `Bearer ${api.tokens.editor}` };
    const paths = ['/api/auth/verify', '/api/pages', '/api/content/news?limit=5', '/api/media'];
    for (const path of paths) {
      const answer = await get(path, bearer);
      expect(answer.status, path).toBe(200);
      expect(answer.headers['cache-control'], path).toContain('no-store');
      expect((await get(path)).status, path).toBe(401);
    }
    // Addresses that look like a file's, behind which a cache may expect one.
    const endings = [
      '/x.css',
      '%2Fx.css',
      '.css',
      ';x.css',
      '%0Ax.css',
      '%23.css',
      '?x.css',
      '%3Fx.css',
    ];
    for (const ending of endings) {
      const path = `/api/auth/verify${ending}`;
      await get(path, bearer);
      const { status, bytes } = await get(path);
      expect(String(status), path).toMatch(REFUSED);
      expect(bytes.toString(), path).not.toContain('@');
    }
  });

  test('slashes and dots in any writing lead to no other page and no other site', async () => {
    const odd = [
      '//evil.example',
      '/%2Fevil.example',
      '/\\evil.example',
      '/%5Cevil.example',
      '/news%2F..%2Fapi',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/news/..;/api',
      '/./news',
      '/news%00',
      '/news%0d%0aSet-Cookie:%20evil=1',
      '/en//evil.example',
      '/el/%2f%2fevil.example',
    ];
    for (const path of odd) {
      const { headers } = await get(path);
      if (headers.location) expect(headers.location, path).toMatch(/^\/(?![/\\])/);
      expect(headers['set-cookie'], path).toBeUndefined();
    }
    await othersSee('/news', 'after odd addresses');
    await othersSee('/', 'after odd addresses');
  });

  test('long addresses and headers are refused, and nobody else is', async () => {
    for (const length of [9_000, 40_000, 200_000]) {
      const line = `GET /${'x'.repeat(length)} HTTP/1.1\r\nHost: www.example.gr\r\nConnection: close\r\n\r\n`;
      // Some say nothing more and hang up, or say that the site did.
      expect((await sendBytes(front, line)).slice(9, 12), `${length}`).toMatch(/^(?:[45]\d\d|)$/);
    }
    const header = `GET / HTTP/1.1\r\nHost: www.example.gr\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`;
    expect((await sendBytes(front, header)).slice(9, 12)).toMatch(/^(?:[45]\d\d|)$/);
    await othersSee('/news', 'after long ones');
  });

  test('no request is hidden in another', async () => {
    const hidden =
      'GET /api/hidden HTTP/1.1\r\nHost: www.example.gr\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n';
    const host = 'Host: www.example.gr\r\n';
    const chunked = `0\r\n\r\n${hidden}`;
    const requests = [
      `POST /form HTTP/1.1\r\n${host}Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      `POST /form HTTP/1.1\r\n${host}Content-Length: +${hidden.length}\r\n\r\n${hidden}`,
      `POST /form HTTP/1.1\r\n${host}Content-Length: 0x10\r\n\r\n${hidden}`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding:\tchunked\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}X: y\nTransfer-Encoding: chunked\r\n\r\n${chunked}`,
      `POST /form HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n${chunked}`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n0;${hidden}\r\n\r\n`,
      `POST /form HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n-1\r\n${hidden}\r\n`,
      `POST /form HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 0\r\n\r\n${hidden}`,
      `GET /news HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
      `GET /news HTTP/1.1\r\n${host} X-Folded: ${hidden}`,
      `GET /news\r\n${hidden}`,
      `GET http://evil.example/news HTTP/1.1\r\nHost: evil.example\r\n\r\n${hidden}`,
      `GET /news HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`,
      `GET /news HTTP/1.1\r\n\r\n${hidden}`,
      `GET /news HTTP/1.1\r\n${host}X: \0\r\n\r\n${hidden}`,
      `GET /news#${hidden}`,
      `BREW /form HTTP/1.1\r\n${host}\r\n${hidden}`,
      `BREW /api/none HTTP/1.1\r\n${host}Content-Length: 0\r\n\r\n${hidden}`,
    ];
    // Together: some are only answered when the program in front has waited long enough.
    await Promise.all(requests.map((bytes) => sendBytes(front, bytes)));
    // A second request that the front has seen for what it is, it has signed with its sender's address.
    for (const { client, target } of origin.reached)
      expect([client, target]).toEqual([VISITOR, target]);
    await othersSee('/news', 'after smuggling');
  });

  test('a body that is too large is refused before it is whole', async () => {
    if (name === 'Varnish') {
      // It keeps no bodies: the site refuses them.
      expect((await send('/form', { method: 'POST', body: 'a=b' })).status).toBe(405);
      return;
    }
    const body = Buffer.alloc(13_000_000, 'a');
    const withLength = await send('/form', { method: 'POST', body }).catch(() => undefined);
    expect(String(withLength?.status ?? 413)).toMatch(REFUSED);
    const chunked = { 'Transfer-Encoding': 'chunked' };
    const without = await send('/form', { method: 'POST', body, headers: chunked }).catch(
      () => undefined,
    );
    expect(String(without?.status ?? 413)).toMatch(REFUSED);
    expect(Math.max(0, ...origin.reached.map(({ bodyBytes }) => bodyBytes))).toBeLessThan(
      11_600_000,
    );
    await othersSee('/news', 'after large bodies');
  });

  test('slow senders hold up nobody', async () => {
    const slow = Array.from({ length: 100 }, (_, i) =>
      openBytes(
        front,
        i % 2
          ? 'GET /api/slow HTTP/1.1\r\nHost: www.example.gr\r\nX-Slow: '
          : 'POST /form HTTP/1.1\r\nHost: www.example.gr\r\nContent-Length: 1000\r\n\r\na',
      ),
    );
    try {
      await Promise.all(slow.map(({ opened }) => opened));
      for (let i = 0; i < 10; i++) {
        expect((await get(`/news?page=${i}`)).status).toBe(200);
        expect((await get('/form')).status).toBe(200);
      }
      expect(origin.reached.filter(({ target }) => target === '/api/slow')).toEqual([]);
      if (name.startsWith('nginx')) {
        expect(origin.reached.filter(({ method }) => method === 'POST')).toEqual([]);
      }
    } finally {
      for (const { close } of slow) close();
    }
  });
});
