import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { type ContentType, emptyData } from '../../domain/content/model/content-type.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { event } from '../../domain/content-types/event.ts';
import { news } from '../../domain/content-types/news.ts';
import { tender } from '../../domain/content-types/tender.ts';
import { transparencyDocument } from '../../domain/content-types/transparency-document.ts';
import { DAY_MS } from '../../domain/time/durations.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { linksIn, textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';

/**
 * How much of a long list one page shows. The clock stands on the day after the test's, when its warnings have ended.
 */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => new Date(TEST_NOW.getTime() + DAY_MS);
  const { db } = site.services;
  const title = (number: number) => ({ el: `Αύξων ${number}`, en: `Running ${number}` });
  const file = await db
    .selectFrom('media')
    .where('kind', '=', 'document')
    .select('id')
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (tx) => {
    const publish = async (
      type: ContentType,
      times: number,
      dataOf: (number: number) => object,
    ) => {
      for (let number = 1; number <= times; number++) {
        const data = { ...emptyData(type.fields), title: title(number), ...dataOf(number) };
        await createEntry(tx, type, { data, publish: true } as never, actAs(TEST_EDITOR));
      }
    };
    await publish(alert, 21, () => alertData('Πυρκαγιά'));
    await publish(alert, 1, () =>
      alertData('Καύσωνας', { startsAt: '2026-03-06T10:00', endsAt: '2026-03-06T18:00' }),
    );
    await publish(news, 31, () => newsData('Πρόσκληση', '2020-05-04', 'tenders'));
    for (const startsAt of ['2031-05-04T10:00', '2019-05-04T10:00']) {
      await publish(event, 11, (number) => ({
        description: title(number),
        location: title(number),
        startsAt,
      }));
    }
    await publish(tender, 21, (number) => ({
      summary: title(number),
      number: String(number),
      kind: 'works',
      state: 'open',
      published: '2026-03-01',
      deadline: '2026-04-01T15:00',
      budget: 1,
    }));
    await publish(transparencyDocument, 21, () => ({
      category: 'decisions',
      date: '2026-03-01',
      file: file.id,
    }));
  });
});
afterAll(() => site.close());

test.each([
  ['warnings that have ended', '/alerts', 'section[aria-labelledby="ended"] li .text-sm', 20],
  ['events to come', '/events', 'li article', 10],
  ['events that are over', '/events?view=past&year=2019', 'li article', 10],
  ['tenders', '/municipality/tenders', 'section[aria-labelledby="tenders"] h3', 20],
  ['transparency documents', '/municipality/transparency', 'tbody tr', 20],
  ['results of a search', `/search?q=${encodeURIComponent('Αύξων')}`, 'ol li article', 10],
])(
  '%s stand on pages of their own length, which lead to each other: %s',
  async (_, path, rows, size) => {
    const { main } = await site.get(path);
    expect(main.querySelectorAll(rows)).toHaveLength(size);
    const next = linksIn(main, 'nav.pagination a[rel="next"]');
    expect(next).toHaveLength(1);
    const second = await site.get(next[0] ?? '');
    expect(second.main.querySelectorAll(rows).length).toBeGreaterThan(0);
    expect(second.main.querySelectorAll('nav.pagination a[rel="prev"]')).toHaveLength(1);
  },
);

test.each([
  '/events?view=past&year=2019',
  '/news?category=tenders',
  '/municipality/tenders?state=open',
  `/municipality/transparency?q=${encodeURIComponent('Αύξων')}&category=decisions`,
  '/municipality/transparency?date=2026-03-01',
  `/search?q=${encodeURIComponent('Αύξων')}&type=tender`,
])('the next page of %s is narrowed as the first, in English too', async (narrowed) => {
  for (const language of ['', '&lang=en']) {
    const { main } = await site.get(narrowed + language);
    const [next] = linksIn(main, 'nav.pagination a[rel="next"]');
    const asked = new URLSearchParams(next?.split('?')[1]);
    expect(asked.get('page')).toBe('2');
    asked.delete('page');
    asked.sort();
    const expected = new URLSearchParams((narrowed + language).split('?')[1]);
    expected.sort();
    expect(asked.toString()).toBe(expected.toString());
  }
});

test.each([
  ['/events', '/events?page=2&lang=en', /^Events, page 2 /],
  [
    '/events?view=past&year=2019',
    '/events?view=past&year=2019&page=2&lang=en',
    /Past 2019, page 2 /,
  ],
])('the second page of %s is known to search engines as itself', async (_, address, title) => {
  const { document } = await site.get(address);
  expect(linksIn(document, 'link[rel="canonical"]')).toEqual([expect.stringContaining(address)]);
  expect(`${textOf(document.querySelector('title'))} `).toMatch(title);
});

test('the years of the archive begin each with its first page', async () => {
  const { main } = await site.get('/events?view=past&year=2019&page=2&lang=en');
  const years = linksIn(main, 'nav[aria-label="Year"] a');
  expect(years).toContain('/events?view=past&year=2019&lang=en');
  expect(years.join()).not.toContain('page=');
});

test.each([
  ['/alerts', '2'],
  ['/events', '3'],
  ['/events?view=past&year=2019', '2'],
  ['/news?category=tenders', '6'],
  ['/news/category/tenders', '6'],
  ['/municipality/tenders?state=open', '2'],
  ['/municipality/transparency?date=2026-03-01', '2'],
  [`/search?q=${encodeURIComponent('Αύξων')}&type=tender`, '3'],
])(
  'a page of %s beyond its last leads to page %s, which is narrowed as it was',
  async (path, last) => {
    const [pathname = '', narrowed] = path.split('?');
    const asked = new URLSearchParams(narrowed);
    asked.set('page', '99');
    asked.set('lang', 'en');
    const { status, location } = await site.get(`${pathname}?${asked}`);
    expect(status).toBe(302);
    asked.set('page', last);
    const [led, by] = location?.split('?') ?? [];
    expect([led, Object.fromEntries(new URLSearchParams(by))]).toEqual([
      pathname,
      Object.fromEntries(asked),
    ]);
  },
);

test('the map of the site names the latest news alone, a dozen of them', async () => {
  const { main } = await site.get('/sitemap');
  const news = linksIn(main).filter((link) => /^\/news\/(?!category)/.test(link));
  expect(news).toHaveLength(12);
});

test('what holds now and what is ahead stand on the first page of warnings alone', async () => {
  const parts = async (path: string) =>
    (await site.get(path)).main
      .querySelectorAll('section[aria-labelledby]')
      .map((part) => part.getAttributeValue('aria-labelledby'));
  expect(await parts('/alerts')).toEqual(['current', 'ahead', 'ended']);
  expect(await parts('/alerts?page=2')).toEqual(['ended']);
});

test('a warning that is ahead has a page that says from when it holds, and search engines may have it', async () => {
  const { main } = await site.get('/alerts');
  const [path = ''] = linksIn(main, 'section[aria-labelledby="ahead"] h3 a');
  const { text, html } = await site.get(path);
  expect(text).toContain('Από αύριο στις 10:00.');
  expect(html).not.toContain('noindex');
});

test('a feed of news has the last thirty', async () => {
  const rss = await site.get('/feeds/news.xml?category=tenders');
  expect(rss.html.match(/<item>/g)).toHaveLength(30);
  const json = await site.get('/feeds/news.json?category=tenders');
  expect(JSON.parse(json.html).items).toHaveLength(30);
});
