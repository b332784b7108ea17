import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { bytesOf, type HeldPage, holdPage } from './held-page.ts';
import { PageCache } from './page-cache.ts';
import { TighterPages } from './tighter-pages.ts';

const pageOf = (text: string) => holdPage(200, {}, text);

function openPages(pauseMs = 0) {
  const failures: unknown[] = [];
  const pages = new TighterPages({ onFailure: (error) => failures.push(error), pauseMs });
  return { pages, failures };
}

/** A page that was given in brotli once. */
function given(text: string): HeldPage {
  const page = pageOf(text);
  bytesOf(page, 'br');
  return page;
}

describe('pages that are asked for again', () => {
  test('are compressed better one after the other, each once', async () => {
    const { pages, failures } = openPages();
    const all = ['πρώτη', 'δεύτερη', 'τρίτη'].map((word) => given(`${word} σελίδα `.repeat(50)));
    for (const page of [...all, ...all]) pages.note(page);
    await vi.waitFor(() =>
      expect(all.map(({ tightness }) => tightness)).toEqual(Array(3).fill('tight')),
    );
    expect(brotliDecompressSync(bytesOf(all[2] as HeldPage, 'br')).toString()).toMatch(/^τρίτη/);
    const bytes = all.map((page) => page.brotli);
    pages.note(all[0] as HeldPage);
    await new Promise(setImmediate);
    expect(all.map((page) => page.brotli)).toEqual(bytes);
    expect(failures).toEqual([]);
  });

  test('stay as they are when nobody asks in brotli, and after the end', async () => {
    const { pages } = openPages();
    const plain = pageOf('α');
    pages.note(plain);
    expect(plain.tightness).toBeUndefined();

    vi.useFakeTimers();
    const late = given('β');
    pages.note(late);
    pages.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(late.tightness).toBe('waiting');
  });

  test('stay compressed better when they are made anew, without being asked for twice again', async () => {
    const { pages } = openPages();
    const cache = new PageCache();
    cache.onRenewed((page, before) => pages.renewed(page, before));
    const ask = (text: string) => cache.get('/news', async () => pageOf(text.repeat(50)), 0);

    pages.note(given('something else '.repeat(50)));
    const first = await ask('πρώτη σελίδα ');
    cache.change([]);
    const second = await ask('δεύτερη σελίδα ');
    expect(second.tightness, 'nobody had asked for the first one again').toBeUndefined();
    bytesOf(second, 'br');
    pages.note(second);
    await vi.waitFor(() => expect(second.tightness).toBe('tight'));

    cache.change([]);
    const third = await ask('τρίτη σελίδα ');
    await vi.waitFor(() => expect(third.tightness).toBe('tight'));
    expect(brotliDecompressSync(bytesOf(third, 'br')).toString()).toMatch(/^τρίτη/);
    expect(third.plain, 'what nobody asked for as it is').toBeUndefined();
    expect(first.tightness).toBeUndefined();
  });

  test('do not stop the others when one fails', async () => {
    const { pages, failures } = openPages();
    const broken = given('γ');
    broken.brotli = Buffer.from('not brotli');
    const whole = given('δ');
    pages.note(broken);
    pages.note(whole);
    await vi.waitFor(() => expect(whole.tightness).toBe('tight'));
    expect(failures).toHaveLength(1);
  });
});
