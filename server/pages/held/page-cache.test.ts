import { describe, expect, test } from 'vitest';
import { type HeldPage, holdPage, plainOf } from './held-page.ts';
import { type AskedPage, PageCache } from './page-cache.ts';

const page = (body: string, status = 200) =>
  holdPage(status, { 'content-type': 'text/html; charset=utf-8' }, body);
const bodyOf = (held: HeldPage | undefined) => held && plainOf(held).toString();

/** A render that ends when told to. */
function slowRender(body: string) {
  let finish: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  let count = 0;
  const gate = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  return {
    render: async () => {
      count++;
      await gate;
      return page(body);
    },
    finish: () => finish(),
    fail: (error: Error) => fail(error),
    count: () => count,
  };
}

describe('the page cache', () => {
  test('renders a page once for all who ask at the same moment and after', async () => {
    const cache = new PageCache();
    const slow = slowRender('news');
    const asked = Array.from({ length: 50 }, () => cache.get('/news', slow.render, 0));
    slow.finish();
    const pages = await Promise.all(asked);
    expect(new Set(pages).size).toBe(1);
    expect(await cache.get('/news', slow.render, 0)).toBe(pages[0]);
    expect(slow.count()).toBe(1);
    expect(bodyOf(cache.take('/news', 0))).toBe('news');
    expect(cache.take('/events', 0)).toBeUndefined();
  });

  test('keeps pages apart by key', async () => {
    const cache = new PageCache();
    await cache.get('/', async () => page('greek'), 0);
    await cache.get('/?lang=en', async () => page('english'), 0);
    expect(bodyOf(await cache.get('/', async () => page('again'), 0))).toBe('greek');
    expect(cache.size.pages).toBe(2);
  });

  test('does not hold what was rendered before a change, and renders anew for who asks after it', async () => {
    const cache = new PageCache();
    const before = slowRender('old');
    const waiting = cache.get('/', before.render, 0);
    cache.change('anything');
    const after = slowRender('new');
    const asking = cache.get('/', after.render, 0);
    after.finish();
    expect(bodyOf(await asking)).toBe('new');
    before.finish();
    expect(bodyOf(await waiting)).toBe('old');
    expect(bodyOf(await cache.get('/', async () => page('third'), 0))).toBe('new');
  });

  test('a change in the middle of a render does not let two renders of the new page begin', async () => {
    const cache = new PageCache();
    const before = slowRender('old');
    const waiting = cache.get('/', before.render, 0);
    cache.change('anything');
    const after = slowRender('new');
    const first = cache.get('/', after.render, 0);
    before.finish();
    await waiting;
    const second = cache.get('/', after.render, 0);
    after.finish();
    expect(await first).toBe(await second);
    expect(after.count()).toBe(1);
  });

  test('forgets a failure: everybody who waited is told, the next one tries', async () => {
    const cache = new PageCache();
    const slow = slowRender('');
    const asked = [cache.get('/', slow.render, 0), cache.get('/', slow.render, 0)];
    slow.fail(new Error('database gone'));
    for (const outcome of await Promise.allSettled(asked)) expect(outcome.status).toBe('rejected');
    expect(bodyOf(await cache.get('/', async () => page('back'), 0))).toBe('back');
  });

  test('holds no error page, and of pages that say it was not found only the one for all addresses', async () => {
    const cache = new PageCache();
    await cache.get('/broken', async () => page('error', 500), 0);
    await cache.get('/nothing', async () => page('not found', 404), 0);
    await cache.get('not found, gr', async () => page('not found', 404), 0);
    expect(cache.take('/broken', 0)).toBeUndefined();
    expect(cache.take('/nothing', 0)).toBeUndefined();
    expect(cache.take('not found, gr', 0)?.status).toBe(404);
  });

  test('lets go of everything at the moment that was set, of several the earliest', async () => {
    const cache = new PageCache();
    await cache.get('/', async () => page('morning'), 0);
    cache.expireAt(2000);
    cache.expireAt(1000);
    cache.expireAt(3000);
    expect(bodyOf(await cache.get('/', async () => page('noon'), 999))).toBe('morning');
    expect(cache.take('/', 1000)).toBeUndefined();
    expect(bodyOf(await cache.get('/', async () => page('noon'), 1000))).toBe('noon');
    // The moment has passed and does not come again.
    expect(bodyOf(await cache.get('/', async () => page('evening'), 5000))).toBe('noon');
  });

  test.each([
    ['fails', () => Promise.reject(new Error('database gone'))],
    ['gives an error page', async () => page('error', 500)],
  ])(
    'shows what it has while rendering %s, and the new page as soon as there is one',
    async (_, fail) => {
      const cache = new PageCache();
      await cache.get('/', async () => page('yesterday'), 0);
      cache.expireAt(1000);
      expect(bodyOf(await cache.get('/', fail, 1000))).toBe('yesterday');
      cache.expireAt(2000);
      expect(bodyOf(await cache.get('/', fail, 2000))).toBe('yesterday');
      expect(bodyOf(await cache.get('/', async () => page('today'), 2001))).toBe('today');
      expect(bodyOf(await cache.get('/', fail, 2002))).toBe('today');
      expect(cache.size.pages).toBe(1);
    },
  );

  test('tells why it shows an older page', async () => {
    const failures: unknown[] = [];
    const cache = new PageCache({ onFailure: (error) => failures.push(error) });
    const error = new Error('database gone');
    await expect(cache.get('/', () => Promise.reject(error), 0)).rejects.toBe(error);
    expect(failures).toEqual([]);
    await cache.get('/', async () => page('yesterday'), 0);
    cache.expireAt(1);
    await cache.get('/', () => Promise.reject(error), 1);
    expect(failures).toEqual([error]);
  });

  test('shows nothing from before a change, even when rendering fails', async () => {
    const cache = new PageCache();
    await cache.get('/', async () => page('withdrawn'), 0);
    cache.change('anything');
    const gone = async () => page('error', 503);
    expect((await cache.get('/', gone, 1)).status).toBe(503);
    await cache.get('/', async () => page('new'), 2);
    cache.expireAt(3);
    const slow = slowRender('');
    const asked = cache.get('/', slow.render, 3);
    cache.change('anything');
    slow.fail(new Error('database gone'));
    await expect(asked).rejects.toThrow('database gone');
  });

  test('counts a page that was made anew once', async () => {
    const cache = new PageCache();
    await cache.get('/', async () => page('x'.repeat(10_000)), 0);
    const { bytes } = cache.size;
    for (let moment = 1; moment < 50; moment++) {
      cache.expireAt(moment);
      await cache.get('/', async () => page('y'.repeat(10_000)), moment);
    }
    expect(cache.size).toEqual({ pages: 1, bytes });
  });

  test('gives what visitors choose a small part of its bytes, and the rest keeps its place', async () => {
    const cache = new PageCache();
    const large = async () => page('x'.repeat(100_000));
    for (const key of ['/', '/news?lang=en']) await cache.get(key, large, 0);
    for (let number = 0; number < 500; number++)
      await cache.get(`/documents?q=${number}`, large, 0);
    expect(cache.size.bytes).toBeLessThanOrEqual(7 * 1024 * 1024);
    expect(cache.size.pages).toBeGreaterThan(30);
    for (const key of ['/', '/news?lang=en', '/documents?q=499'])
      expect(cache.take(key, 0), key).toBeDefined();
    cache.change('anything');
    for (let number = 0; number < 20; number++) await cache.get(`/documents?q=${number}`, large, 0);
    expect(cache.size.pages).toBe(20);
  });

  test('stays within its bytes, and lets go of what was used least recently', async () => {
    const cache = new PageCache();
    const large = 'x'.repeat(1_000_000);
    const put = (key: string) => cache.get(key, async () => page(large), 0);
    await put('/first');
    await put('/second');
    for (let number = 0; number < 18; number++) await put(`/${number}`);
    await put('/first');
    for (let number = 18; number < 36; number++) await put(`/${number}`);
    expect(cache.size.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect(cache.size.pages).toBeGreaterThan(15);
    expect(cache.take('/first', 0)).toBeDefined();
    expect(cache.take('/second', 0)).toBeUndefined();
    expect(cache.take('/35', 0)).toBeDefined();
    cache.change('anything');
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('says with each change what visitors asked for since the one before', async () => {
    const cache = new PageCache();
    const told: AskedPage[][] = [];
    cache.onChange((held) => told.push(held));
    await cache.get('/', async () => page('home'), 0);
    cache.take('/', 0);
    cache.change([]);
    cache.change([]);
    expect(told).toEqual([[{ key: '/', asked: 2 }], []]);
  });

  test('gives a page that is larger than the whole cache without holding it', async () => {
    const cache = new PageCache();
    const huge = page('x'.repeat(40_000_000));
    expect(await cache.get('/huge', async () => huge, 0)).toBe(huge);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});
