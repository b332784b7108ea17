import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdPage } from './held-page.ts';
import { PageCache } from './page-cache.ts';
import { PageWarmer } from './page-warmer.ts';

let cache: PageCache;
let warmer: PageWarmer;
let made: string[];
let failures: unknown[];
let gone: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  failures = [];
  gone = false;
  cache = new PageCache();
  warmer = new PageWarmer({
    make: async (key) => {
      if (gone) throw new Error('database gone');
      await cache.get(key, render(key), 0, 0);
    },
    onFailure: (error) => failures.push(error),
  });
  cache.onChange((held) => warmer.cleared(held));
});
afterEach(() => {
  vi.useRealTimers();
});

const render =
  (key: string, status = 200) =>
  async () => {
    made.push(key);
    return holdPage(status, {}, key);
  };

/** Visitors ask for a page so many times. */
async function visit(key: string, times = 1, status = 200): Promise<void> {
  for (let i = 0; i < times; i++) await cache.get(key, render(key, status), 0);
}

/** What is made ahead after a change, in that order, once enough time has gone by. */
async function afterChange(): Promise<string[]> {
  made = [];
  cache.change('anything');
  await vi.advanceTimersByTimeAsync(60_000);
  return made;
}

test('a change while a page is being made begins anew, and what stops begins nothing more', async () => {
  const begun: string[] = [];
  let finish = () => {};
  const slow = new PageWarmer({
    make(key) {
      begun.push(key);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    onFailure: (error) => failures.push(error),
  });
  slow.cleared([
    { key: '/', asked: 9 },
    { key: '/news', asked: 2 },
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['/']);
  slow.cleared([{ key: '/contact', asked: 20 }]);
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['/', '/contact']);
  slow.stop();
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['/', '/contact']);
});

describe('after a change', () => {
  test('the pages asked for most are made anew, those asked for most first', async () => {
    await visit('/news', 2);
    await visit('/', 5);
    await visit('/contact', 3);
    expect(await afterChange()).toEqual(['/', '/contact', '/news']);
    expect(cache.take('/', 0)).toBeDefined();
  });

  test('nothing is made while the change is still being answered', async () => {
    await visit('/', 5);
    made = [];
    cache.change('anything');
    await vi.advanceTimersByTimeAsync(100);
    expect(made).toEqual([]);
  });

  test('they are made one after another, with time for visitors between them', async () => {
    for (let i = 0; i < 5; i++) await visit(`/${i}`);
    made = [];
    cache.change('anything');
    const at: number[] = [];
    for (let ms = 0; ms < 2000; ms++) {
      await vi.advanceTimersByTimeAsync(1);
      while (at.length < made.length) at.push(ms);
    }
    expect(new Set(at).size).toBe(5);
  });

  test('no more than twenty are made, however many were asked for', async () => {
    for (let i = 0; i < 300; i++) await visit(`/search?q=${i}`);
    expect(await afterChange()).toHaveLength(20);
  });

  test('what a visitor has asked for meanwhile is not made twice', async () => {
    await visit('/', 3);
    made = [];
    cache.change('anything');
    await visit('/');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual(['/']);
  });

  test('what nobody asks for any more is no longer made, though it was once asked for much', async () => {
    await visit('/storm', 40);
    const rounds: string[][] = [];
    for (let i = 0; i < 10; i++) rounds.push(await afterChange());
    expect(rounds[0]).toEqual(['/storm']);
    expect(rounds.at(-1)).toEqual([]);
  });

  test('a series of saves makes them once, when it has ended', async () => {
    await visit('/', 64);
    made = [];
    for (let i = 0; i < 5; i++) {
      cache.change('anything');
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(made).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual(['/']);
  });

  test('errors and pages that are not there are nobody’s favourites', async () => {
    await visit('/none', 5, 404);
    await visit('/broken', 5, 500);
    expect(await afterChange()).toEqual([]);
  });

  test('a failure is told once, and the rest is left to visitors', async () => {
    await visit('/', 3);
    await visit('/news', 2);
    gone = true;
    expect(await afterChange()).toEqual([]);
    expect(failures).toEqual([new Error('database gone')]);
  });

  test('nothing is begun once the site stops', async () => {
    await visit('/', 3);
    made = [];
    cache.change('anything');
    warmer.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual([]);
  });
});
