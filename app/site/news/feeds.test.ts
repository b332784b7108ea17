import { parseFeed } from '@rowanmanning/feed-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { news } from '../../../domain/content-types/news.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';

/** The feeds of the news, as a reader's program takes them apart. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const XML = ['/feeds/news.xml', '/feeds/news.atom'] as const;
type Item = ReturnType<typeof parseFeed>['items'][number];
const titles = (items: readonly Item[]) => items.map(({ title }) => title);

interface JsonFeed {
  version: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    image?: string;
    date_published: string;
    date_modified: string;
    tags: string[];
  }[];
}

const readJson = async (path: string) => JSON.parse((await site.get(path)).html) as JsonFeed;

test.each([
  ['/feeds/news.xml', 'application/rss+xml; charset=utf-8'],
  ['/feeds/news.atom', 'application/atom+xml; charset=utf-8'],
  ['/feeds/news.json', 'application/feed+json; charset=utf-8'],
])('%s is what it says it is', async (path, type) => {
  expect(await site.get(path)).toMatchObject({ status: 200, contentType: type });
});

test.each(['', '?lang=en'])('all three forms have the same news (%s)', async (language) => {
  const json = await readJson(`/feeds/news.json${language}`);
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.items.length).toBeGreaterThan(6);
  for (const path of XML) {
    const feed = parseFeed((await site.get(path + language)).html);
    expect(titles(feed.items)).toEqual(json.items.map(({ title }) => title));
    expect(feed.items.map(({ url }) => url)).toEqual(json.items.map(({ url }) => url));
    expect(feed.items.map(({ published }) => published?.toISOString())).toEqual(
      json.items.map(({ date_published }) => date_published),
    );
    expect(feed.items.map(({ content }) => content)).toEqual(
      json.items.map(({ content_html }) => content_html),
    );
  }
});

test.each(XML)('%s has whole texts and pictures that lead back to the site', async (path) => {
  const { items } = parseFeed((await site.get(`${path}?lang=en`)).html);
  expect(items.every(({ content }) => (content?.length ?? 0) > 300)).toBe(true);
  const addresses = items.flatMap(({ content }) =>
    [...(content ?? '').matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? ''),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !/^(?:https?|tel|mailto):/.test(address))).toEqual([]);
  const pictures = items.flatMap(({ media }) => media.map(({ url }) => url));
  expect(pictures.length).toBeGreaterThan(6);
  for (const picture of pictures) {
    expect(picture).toMatch(new RegExp(`^${site.services.siteUrl}/media/.*\\.jpg$`));
  }
});

test.each(['/feeds/news.xml', '/feeds/news.atom', '/feeds/news.json'])(
  '%s may be asked for one category',
  async (path) => {
    const tagsOf = async (address: string) => {
      const { html } = await site.get(address);
      const tags = path.endsWith('.json')
        ? (JSON.parse(html) as JsonFeed).items.flatMap((item) => item.tags)
        : parseFeed(html).items.flatMap((item) => item.categories.map(({ term }) => term));
      return [...new Set(tags)];
    };
    expect(await tagsOf(`${path}?category=tenders`)).toEqual(['Διαγωνισμοί']);
    expect(await tagsOf(`${path}?category=tenders&lang=en`)).toEqual(['Tenders']);
    expect((await tagsOf(path)).length).toBeGreaterThan(2);
    expect((await tagsOf(`${path}?category=all`)).length).toBeGreaterThan(2);
    expect((await site.get(`${path}?category=gossip`)).status).toBe(404);
  },
);

test.each([
  ['/news', ''],
  ['/news/category/tenders', '?category=tenders'],
  ['/news?category=tenders', '?category=tenders'],
])('%s tells browsers and readers of its own three feeds', async (path, query) => {
  const { document, main } = await site.get(path);
  const links = document.querySelectorAll('link[rel="alternate"][type]');
  expect(links.map((link) => link.getAttributeValue('href'))).toEqual([
    `/feeds/news.xml${query}`,
    `/feeds/news.atom${query}`,
    `/feeds/news.json${query}`,
  ]);
  expect(main.querySelectorAll(`a[href="/feeds/news.xml${query}"]`)).toHaveLength(1);
});

describe('what readers of feeds ask of an item', () => {
  const ITEM = {
    title: 'Roads & <bridges>',
    description: 'A "quoted" text',
    link: 'https://www.example.gr/news/roads?a=1&b=2',
    day: '2026-07-04',
    category: 'Projects',
    author: 'Press office',
    html: '<p>Fish and chips</p>',
    picture: { url: 'https://www.example.gr/media/a/640.jpg', alt: 'A "bridge"' },
    updatedAt: '2026-07-05T10:00:00.000Z',
  };
  const FEED = {
    title: 'News – Municipality',
    description: 'Announcements',
    link: 'https://www.example.gr/news?lang=en',
    self: 'https://www.example.gr/feeds/news.atom?lang=en',
    language: 'en',
    items: [ITEM],
  };
  const NOW = new Date('2026-08-01T00:00:00Z');

  test('Atom says what it is, when it appeared and when it was changed', () => {
    const [item] = parseFeed(writeAtom(FEED, NOW)).items;
    expect([item?.id, item?.title, item?.description, item?.content]).toEqual([
      ITEM.link,
      ITEM.title,
      ITEM.description,
      ITEM.html,
    ]);
    expect(item?.published?.toISOString()).toBe('2026-07-04T06:00:00.000Z');
    expect(item?.updated?.toISOString()).toBe('2026-07-05T10:00:00.000Z');
    expect(item?.authors[0]?.name).toBe('Press office');
    expect(item?.media.map(({ url, mimeType }) => [url, mimeType])).toEqual([
      [ITEM.picture.url, 'image/jpeg'],
    ]);
    // The parser takes what is no XML, too.
    expect(writeAtom(FEED, NOW)).toContain(' title="A &quot;bridge&quot;" ');
  });

  test('an empty Atom feed says a time, too (RFC 4287, section 4.1.1)', () => {
    expect(writeAtom({ ...FEED, items: [] }, NOW)).toContain(
      '<updated>2026-08-01T00:00:00.000Z</updated>',
    );
  });

  test('a change before the day of the news counts from the day', () => {
    const early = { ...FEED, items: [{ ...ITEM, updatedAt: '2026-06-01T00:00:00.000Z' }] };
    const feed = JSON.parse(writeJsonFeed(early)) as JsonFeed;
    expect(feed.items[0]?.date_modified).toBe('2026-07-04T06:00:00.000Z');
  });

  test('JSON Feed has a text in each item', () => {
    const { html: _, ...bare } = ITEM;
    const feed = JSON.parse(writeJsonFeed({ ...FEED, items: [bare] }));
    expect(feed.items[0]).toMatchObject({
      content_text: ITEM.description,
      image: ITEM.picture.url,
    });
  });
});

test('a feed has the thirty latest items', async () => {
  const { db } = site.services;
  for (let number = 1; number <= 30; number++) {
    const data = newsData(`Είδηση ${number}`, '2026-03-02');
    await createEntry(
      db,
      news,
      { slug: `item-${number}`, data, publish: true },
      actAs(TEST_EDITOR),
    );
  }
  const { items } = await readJson('/feeds/news.json');
  expect(items).toHaveLength(30);
});
