import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooBusy } from '../../../domain/limits/busy.ts';
import { holdPage, plainOf } from './held-page.ts';
import { PageCache } from './page-cache.ts';

// No time passes but what a render is said to take: a busy machine changes nothing.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

const page = (body: string, status = 200) => holdPage(status, {}, body);

/** A render that fails after so many milliseconds, by the clock that the cache looks at. */
function failingAfter(ms: number, fail: () => Promise<never> | ReturnType<typeof page>) {
  return vi.fn(async () => {
    const before = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(before + ms);
    return fail();
  });
}

const outages = [
  ['throws', () => Promise.reject(new Error('timeout'))],
  ['gives an error page', () => page('error', 503)],
] as const;

test.each(outages)(
  'while nothing answers and each render %s only after seconds, visitors wait once in ten seconds, for any page',
  async (_, fail) => {
    const cache = new PageCache();
    for (const key of ['/', '/news']) await cache.get(key, async () => page(`old ${key}`), 0);
    cache.expireAt(1000);
    const hanging = failingAfter(5000, fail);
    const read = async (key: string, now: number) =>
      plainOf(await cache.get(key, hanging, now)).toString();
    expect(await read('/', 1000)).toBe('old /');
    expect(hanging).toHaveBeenCalledTimes(1);
    expect(await read('/', 6001)).toBe('old /');
    expect(await read('/news', 15_999)).toBe('old /news');
    expect(hanging).toHaveBeenCalledTimes(1);
    expect(await read('/news', 16_001)).toBe('old /news');
    expect(hanging).toHaveBeenCalledTimes(2);
  },
);

test.each(outages)(
  'a render that %s at once is tried again with the next request',
  async (_, fail) => {
    const cache = new PageCache();
    await cache.get('/', async () => page('old'), 0);
    cache.expireAt(1000);
    const quick = failingAfter(5, fail);
    await cache.get('/', quick, 1000);
    await cache.get('/', quick, 1001);
    expect(quick).toHaveBeenCalledTimes(2);
  },
);

test('a render that is refused after seconds, since too many are asked for, is no outage', async () => {
  const cache = new PageCache();
  for (const key of ['/', '/news']) await cache.get(key, async () => page(`old ${key}`), 0);
  cache.expireAt(1000);
  await cache.get(
    '/',
    failingAfter(5000, () => Promise.reject(tooBusy())),
    1000,
  );
  const made = await cache.get('/news', async () => page('new'), 6001);
  expect(plainOf(made).toString()).toBe('new');
});

test('pages that may have changed unseen are made anew, and shown while that fails', async () => {
  const cache = new PageCache();
  await cache.get('/', async () => page('old'), 0);
  cache.change([]);
  expect(cache.take('/', 1)).toBeUndefined();
  const shown = await cache.get('/', () => Promise.reject(new Error('gone again')), 1);
  expect(plainOf(shown).toString()).toBe('old');
  expect(plainOf(await cache.get('/', async () => page('new'), 2)).toString()).toBe('new');
});

test('a page that is not held is tried at any time, and its success ends the waiting', async () => {
  const cache = new PageCache();
  await cache.get('/', async () => page('old'), 0);
  cache.expireAt(1000);
  await cache.get(
    '/',
    failingAfter(5000, () => page('error', 503)),
    1000,
  );
  expect(plainOf(await cache.get('/events', async () => page('events'), 6100)).toString()).toBe(
    'events',
  );
  expect(plainOf(await cache.get('/', async () => page('new'), 6200)).toString()).toBe('new');
});
