import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FrontOrigin, startFrontOrigin } from '../../../harness/fronts/front-origin.ts';
import {
  type Front,
  type FrontName,
  isInstalled,
  startFront,
} from '../../../harness/fronts/fronts.ts';
import { ask } from '../../../harness/sites/ask.ts';
import { SharedCaches } from '../../pages/held/shared-caches.ts';

const CHANGING = { timeout: 20_000, interval: 100 };
/** Long enough not to end in the middle of a test. */
const LONG_SECONDS = 120;

let origin: FrontOrigin;
let front: Front;

function get(path: string, encoding = '', headers: Record<string, string> = {}) {
  const sent = { ...(encoding && { 'Accept-Encoding': encoding }), ...headers };
  return ask(front, path, { headers: sent });
}

/** What a visitor reads, however it was sent. */
async function read(path: string, encoding = ''): Promise<string> {
  const { headers, bytes } = await get(path, encoding);
  const sent = headers['content-encoding'];
  if (sent === 'br') return brotliDecompressSync(bytes).toString();
  return (sent === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Tells the front of a change as the site does; what failed. */
async function letGo(): Promise<unknown[]> {
  const failures: unknown[] = [];
  const caches = new SharedCaches([front.purgeUrl ?? ''], (error) => failures.push(error));
  await caches.letGo();
  caches.stop();
  return failures;
}

const CACHES: FrontName[] = ['nginx standard', 'Varnish'];

describe.each(CACHES.filter(isInstalled))('%s, as docs/operations.md sets it up', (name) => {
  // Varnish compiles its block at each start, which takes half a second of the processor.
  beforeAll(async () => {
    origin = await startFrontOrigin(undefined);
    front = await startFront(name, [origin.port]);
  });
  beforeEach(async () => {
    origin.seconds = LONG_SECONDS;
    origin.change('first');
    expect(await letGo()).toEqual([]);
  });
  afterAll(async () => {
    await front.stop();
    origin.close();
  });

  test('a page is asked for once for each encoding, and comes as it was', async () => {
    for (let i = 0; i < 5; i++) {
      expect(await read('/news', i % 2 ? 'gzip, deflate, br, zstd' : 'br')).toContain(
        '/news first',
      );
      expect(await read('/news', i % 2 ? 'gzip' : 'GZIP;q=0.5')).toContain('/news first');
      expect(await read('/news')).toContain('/news first');
    }
    origin.change('second');
    const kept = [await read('/news', 'br'), await read('/news', 'gzip'), await read('/news')];
    expect(kept.map((text) => text.includes('first'))).toEqual([true, true, true]);
    expect((await get('/news', 'gzip, br')).headers['content-encoding']).toBe('br');
    expect((await get('/news', 'gzip')).headers['content-encoding']).toBe('gzip');
  });

  test('no compression comes that was not asked for', async () => {
    await read('/news', 'br');
    for (const encoding of ['br;q=0', 'gzip;q=0, br;q=0.0', 'identity', 'zebra', 'x-br', '*;q=0']) {
      expect((await get('/news', encoding)).headers['content-encoding']).toBeUndefined();
    }
  });

  test('no address is kept as another with another compression', async () => {
    // Each of the first would be the second, were the parts of the key only put one after the other.
    const pairs = [
      ['/br', '', '/', 'br'],
      ['/gzip', '', '/', 'gzip'],
      ['/identity', '', '/', ''],
      ['/news?lang=enbr', '', '/news?lang=en', 'br'],
      ['/news?lang=engzip', '', '/news?lang=en', 'gzip'],
      ['/news?page=2%20br', '', '/news?page=2', 'br'],
      ['/news%3Fpage=2', '', '/news?page=2', ''],
      ['/news%20', '', '/news', ''],
      ['/news/%2e%2e/', '', '/', ''],
      ['//', '', '/', ''],
    ] as const;
    for (const [odd, withoutAny, path, encoding] of pairs) {
      await get(odd, withoutAny);
      expect(await read(path, encoding), `${odd} before ${path}`).toContain(`<p>${path} first</p>`);
      expect((await get(path, encoding)).status).toBe(200);
    }
  });

  test('a browser that has the page is told so without asking the site', async () => {
    const { headers } = await get('/news', 'br');
    origin.change('second');
    const again = await get('/news', 'br', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('a form is made anew each time', async () => {
    await get('/form');
    origin.change('second');
    expect(await read('/form')).toContain('second');
  });

  test('the page stays while the site is away', async () => {
    const leaving = await startFrontOrigin(undefined);
    leaving.seconds = LONG_SECONDS;
    const own = await startFront(name, [leaving.port]);
    try {
      await ask(own, '/news');
      leaving.close();
      for (let i = 0; i < 3; i++) expect((await ask(own, '/news')).status).toBe(200);
    } finally {
      await own.stop();
      leaving.close();
    }
  });

  test('lets go of every page when it is told of a change, before the save is answered', async () => {
    const paths = ['/', '/news', '/news?page=2', '/media/a/1.webp'];
    for (let round = 1; round <= 3; round++) {
      for (const path of paths) await get(path, 'br');
      origin.change(`change ${round}`);
      expect(await letGo()).toEqual([]);
      for (const path of paths.slice(0, 3)) {
        expect(await read(path, 'br')).toContain(`${path} change ${round}`);
      }
    }
    // Nothing is kept now that could be let go of a second time.
    expect([await letGo(), await letGo()]).toEqual([[], []]);
    expect(await read('/news')).toContain('change 3');
  });

  test('a page that nobody asked for since is not given long after its time', async () => {
    origin.seconds = 1;
    expect(await read('/news')).toContain('first');
    origin.change('second');
    // The site allows one second, and one more while a new page is fetched; nginx counts whole seconds.
    const began = performance.now();
    await vi.waitFor(() => expect(performance.now() - began).toBeGreaterThan(3100), CHANGING);
    expect(await read('/news')).toContain('second');
  });

  test('nothing is kept where the site allows no seconds', async () => {
    origin.seconds = 0;
    await get('/news');
    origin.change('second');
    expect(await read('/news')).toContain('second');
  });
});
