import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NotedRows, noteRows } from '../../../database/noted-rows.ts';
import { CONTENT_TYPES } from '../../../domain/content-types/all.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { PUBLIC_ROUTES } from '../../../harness/sites/addresses.ts';
import { type HeldPage, holdPage, plainOf } from './held-page.ts';
import { PageCache } from './page-cache.ts';

/** A page that was made of rows with those ids. */
const pageOf = (body: string, ids: string[], status = 200): HeldPage => ({
  ...holdPage(status, {}, body),
  rows: new NotedRows(new Set(ids)),
});
const gone = () => Promise.reject(new Error('the database is away'));

describe('with the database gone right after a change', () => {
  const open = async () => {
    const cache = new PageCache();
    await cache.get('/', async () => pageOf('home', ['news-1', 'news-2']), 0);
    await cache.get('/news', async () => pageOf('list', ['news-1', 'news-2']), 0);
    await cache.get('/news/one', async () => pageOf('one', ['news-1']), 0);
    await cache.get('/contact', async () => pageOf('contact', ['office']), 0);
    return cache;
  };
  const read = async (cache: PageCache, key: string) => {
    const page = await cache.get(key, gone, 1);
    return { body: plainOf(page).toString(), isStale: page.isStale };
  };

  test('every page that was held still comes after a save, marked as stale', async () => {
    const cache = await open();
    cache.change([]);
    for (const [key, body] of [
      ['/', 'home'],
      ['/news', 'list'],
      ['/news/one', 'one'],
      ['/contact', 'contact'],
    ] as const) {
      expect(cache.take(key, 1)).toBeUndefined();
      expect(await read(cache, key)).toEqual({ body, isStale: true });
    }
  });

  test('what was withdrawn does not come back, nor any list that shows it; the others do', async () => {
    const cache = await open();
    cache.change(['news-1']);
    for (const key of ['/', '/news', '/news/one']) {
      await expect(cache.get(key, gone, 1)).rejects.toThrow('away');
    }
    expect(await read(cache, '/contact')).toEqual({ body: 'contact', isStale: true });
  });

  test('what was withdrawn does not come back when a save follows', async () => {
    const cache = await open();
    cache.change(['news-1']);
    cache.change([]);
    await expect(cache.get('/news', gone, 1)).rejects.toThrow('away');
  });

  test('a page that was begun before something was withdrawn is not kept', async () => {
    const cache = new PageCache();
    const begun = cache.get(
      '/news',
      async () => {
        cache.change(['news-1']);
        return pageOf('list', ['news-1']);
      },
      0,
    );
    await begun;
    await expect(cache.get('/news', gone, 1)).rejects.toThrow('away');
  });

  test('a page of which nobody knows what it was made of may show what was withdrawn', async () => {
    const cache = await open();
    await cache.get('/search', async () => holdPage(200, {}, 'found'), 0);
    cache.change(['news-1']);
    await expect(cache.get('/search', gone, 1)).rejects.toThrow('away');
  });

  test('where anything may have been withdrawn, nothing comes back', async () => {
    const cache = await open();
    cache.change('anything');
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('what was not there, or elsewhere, is not said of a site that has changed', async () => {
    const cache = new PageCache();
    await cache.get('/new', async () => pageOf('not found', [], 404), 0);
    cache.change([]);
    await expect(cache.get('/new', gone, 1)).rejects.toThrow('away');
  });

  test('pages stay within the same memory, and the newest pages are among them', async () => {
    const cache = new PageCache();
    const large = 'x'.repeat(1_000_000);
    for (let change = 0; change < 10; change++) {
      for (let page = 0; page < 20; page++) {
        await cache.get(`/${change}/${page}`, async () => pageOf(large, []), 0);
      }
      cache.change([]);
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(48 * 1024 * 1024);
    expect((await cache.get('/9/19', gone, 1)).isStale).toBe(true);
  });

  test('the next page that can be made takes its place', async () => {
    const cache = await open();
    cache.change([]);
    await read(cache, '/');
    const made = await cache.get('/', async () => pageOf('new', []), 2);
    expect(plainOf(made).toString()).toBe('new');
    expect(made.isStale).toBeUndefined();
    expect(cache.take('/', 3)).toBe(made);
  });
});

describe('while nothing answers', () => {
  const never = () => new Promise<HeldPage>(() => {});

  test('whoever could be shown an older page waits for a new one for a while', async () => {
    const cache = new PageCache({ patienceMs: 20 });
    await cache.get('/', async () => pageOf('home', []), 0);
    cache.change([]);
    expect((await cache.get('/', never, 1)).isStale).toBe(true);
  });

  test('and nothing is waited for any more once there is a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const cache = new PageCache();
      await cache.get('/', async () => pageOf('home', []), 0);
      cache.change([]);
      await cache.get('/', async () => pageOf('new', []), 1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('and is not shown what was withdrawn while they waited', async () => {
    const cache = new PageCache({ patienceMs: 20 });
    await cache.get('/', async () => pageOf('home', ['news-1']), 0);
    cache.change([]);
    let fail: (error: Error) => void = () => {};
    const waiting = cache.get('/', () => new Promise((_, reject) => (fail = reject)), 1);
    cache.change(['news-1']);
    await new Promise((resolve) => setTimeout(resolve, 30));
    fail(new Error('the database is away'));
    await expect(waiting).rejects.toThrow('away');
  });

  test('one visitor in ten seconds tries, for any page, until it is said that it answers', async () => {
    let isDown = true;
    const cache = new PageCache({ patienceMs: 20, isDown: () => isDown });
    for (const key of ['/', '/news', '/events'])
      await cache.get(key, async () => pageOf(key, []), 0);
    cache.change([]);
    const tried: string[] = [];
    const ask = (key: string, now: number) => {
      const render = () => {
        tried.push(key);
        return never();
      };
      return cache.get(key, render, now);
    };
    for (const [key, now] of [
      ['/', 1],
      ['/news', 2],
      ['/events', 9999],
      ['/news', 10_001],
      ['/events', 10_002],
    ] as const) {
      expect((await ask(key, now)).isStale).toBe(true);
    }
    expect(tried).toEqual(['/', '/news']);
    isDown = false;
    cache.resume();
    const made = await cache.get('/events', async () => pageOf('new', []), 10_003);
    expect(plainOf(made).toString()).toBe('new');
  });
});

describe('the rows that a page is made of', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  /** Every screen, the feeds, and the site maps with all their parts. */
  const addresses = async () => {
    const { html } = await site.get('/sitemap.xml');
    const files = [...html.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    );
    return [...PUBLIC_ROUTES, '/sitemap.xml', '/feeds/news.xml', '/feeds/events.ics', ...files];
  };

  test('name every entry that it shows: without the entry it says something else', async () => {
    const before = new Map<string, { html: string; rows: NotedRows }>();
    for (const path of await addresses()) {
      const { result, rows } = await noteRows(() => site.get(path));
      if (result.status === 200) before.set(path, { html: result.html, rows });
    }
    expect(before.size).toBeGreaterThan(40);
    const { db } = site.services;
    const shown = new Set<string>();
    const missed: string[] = [];
    for (const type of CONTENT_TYPES) {
      if (type.singleton) continue;
      const entry = await db
        .selectFrom('entries')
        .select(['id', 'slug', 'title_el'])
        .where('type', '=', type.name)
        .where('state', '=', 'published')
        .orderBy('sort_date', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!entry) continue;
      // Its name, or its address, which is all that a site map has.
      const signs = [escapeText(entry.title_el), `/${entry.slug}"`, `/${entry.slug}<`];
      const count = (html: string) =>
        signs.reduce((sum, sign) => sum + html.split(sign).length - 1, 0);
      const setState = (state: 'draft' | 'published') =>
        db.updateTable('entries').set({ state }).where('id', '=', entry.id).execute();
      for (const [path, { html, rows }] of before) {
        if (count(html) === 0) continue;
        if (rows.has(entry.id)) {
          shown.add(type.name);
          continue;
        }
        // Something else may be called the same: it still is when the entry is gone.
        await setState('draft');
        const after = (await site.get(path)).html;
        await setState('published');
        if (count(after) < count(html)) missed.push(`${path} shows a ${type.name}`);
      }
    }
    expect(missed).toEqual([]);
    expect(shown.size).toBeGreaterThan(10);
  });
});

/** What React writes for a text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
}
