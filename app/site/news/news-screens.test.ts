import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePublished } from '../../../harness/content/change-published.ts';
import { linksIn, sectionOf, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

/** What the specification says of news (sections 2, 3 and 4). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** A search without words has no pages. */
const QUERIES: Record<string, string> = { '/search': 'municipality' };

interface Card {
  title: string;
  category: string;
  date: string;
  link: string;
}

function cardsOf(main: HtmlElement): Card[] {
  return main.querySelectorAll('article').map((card) => ({
    title: textOf(card.querySelector('h2, h3')),
    category: textOf(card.querySelector('.badge')),
    date: card.querySelector('time')?.getAttributeValue('datetime') ?? '',
    link: linksIn(card)[0] ?? '',
  }));
}

describe('the news', () => {
  test('are six to a page, newest first, each with category, date and a page of its own', async () => {
    const { main } = await site.get('/news?lang=en');
    const cards = cardsOf(main);
    expect(cards).toHaveLength(6);
    const dates = cards.map((card) => card.date);
    expect(dates.toSorted().reverse()).toEqual(dates);
    for (const { title, category, date, link } of cards) {
      expect(title).not.toBe('');
      expect(category).toMatch(/^(Announcements|Events|Projects|Tenders)$/);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(link).toMatch(/^\/news\/[a-z0-9-]+\?lang=en$/);
      expect((await site.get(link)).status, link).toBe(200);
    }
    const next = cardsOf((await site.get('/news?lang=en&page=2')).main);
    const shown = new Set(cards.map(({ link }) => link));
    expect(next.length).toBeGreaterThan(0);
    expect(next.filter(({ link }) => shown.has(link))).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString', 'nothing'])(
    'have no page for the category %s',
    async (category) => {
      expect((await site.get(`/news/category/${category}`)).status).toBe(404);
    },
  );

  test.each([
    ['', ['Όλα', 'Ανακοινώσεις', 'Εκδηλώσεις', 'Έργα', 'Διαγωνισμοί']],
    ['?lang=en', ['All', 'Announcements', 'Events', 'Projects', 'Tenders']],
  ])('have the five filters: /news%s', async (query, names) => {
    const { main } = await site.get(`/news${query}`);
    expect(textsIn(main, 'a.pill')).toEqual(names);
    expect(textsIn(main, 'a.pill[aria-current]')).toEqual([names[0]]);
    expect(new Set(linksIn(main, 'a.pill')).size).toBe(names.length);
    // A category that there is not filters nothing.
    const unknown = await site.get(`/news${query || '?'}&category=nothing`);
    expect(cardsOf(unknown.main)).toEqual(cardsOf(main));
    expect(textsIn(unknown.main, 'a.pill[aria-current]')).toEqual([names[0]]);
  });

  test.each([
    ['announcements', 'Announcements', 'Announcements'],
    ['events', 'Events', 'Events in the news'],
    ['projects', 'Projects', 'Projects'],
    ['tenders', 'Tenders', 'Tenders in the news'],
  ])(
    'of one category are shown alone, by filter and by address: %s',
    async (category, name, page) => {
      for (const path of [
        `/news?category=${category}&lang=en`,
        `/news/category/${category}?lang=en`,
      ]) {
        const { main, status } = await site.get(path);
        expect(status).toBe(200);
        const cards = cardsOf(main);
        expect(cards.length, path).toBeGreaterThanOrEqual(2);
        expect(new Set(cards.map((card) => card.category)), path).toEqual(new Set([name]));
        expect(textsIn(main, 'a.pill[aria-current]'), path).toEqual([name]);
      }
      const { main } = await site.get(`/news/category/${category}?lang=en`);
      expect(textOf(main.querySelector('h1'))).toBe(page);
    },
  );

  test('have more pages, which repeat none', async () => {
    const first = cardsOf((await site.get('/news')).main).map((card) => card.link);
    const second = cardsOf((await site.get('/news?page=2')).main).map((card) => card.link);
    expect(second).toHaveLength(6);
    expect(first.filter((link) => second.includes(link))).toEqual([]);
    for (const page of ['abc', '-1', '0']) {
      const { status, main } = await site.get(`/news?page=${page}`);
      expect(status, page).toBe(200);
      expect(
        cardsOf(main).map((card) => card.link),
        page,
      ).toEqual(first);
    }
  });

  test.each([
    ['/news', 'article'],
    ['/news/category/tenders', 'article'],
    ['/municipality/transparency', 'tbody tr'],
    ['/events', 'article'],
    ['/municipality/tenders', 'li'],
    ['/alerts', 'h2'],
    ['/search', 'li'],
  ])('and other lists: a page of %s beyond the last leads to the last', async (path, item) => {
    const beyond = await site.get(`${path}?page=99&q=${QUERIES[path] ?? ''}&lang=en`);
    expect(beyond.status).toBe(302);
    expect(beyond.location).toContain(`${path}?`);
    expect(beyond.location).toContain('lang=en');
    const farBeyond = await site.get(`${path}?page=1e9&q=${QUERIES[path] ?? ''}&lang=en`);
    expect(farBeyond.location).toBe(beyond.location);
    const { status, main, document } = await site.get(beyond.location ?? '');
    expect(status).toBe(200);
    expect(main.querySelectorAll(item).length).toBeGreaterThan(0);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttributeValue('href');
    expect(canonical).toContain(path);
    expect(canonical).not.toContain('99');
  });

  test.each([
    ['gr', '/news/category/all', '/news'],
    ['en', '/news/category/all?lang=en', '/news?lang=en'],
  ])('of all categories have one address (%s)', async (_language, path, address) => {
    expect(await site.get(path)).toMatchObject({ status: 301, location: address });
  });
});

describe('an article', () => {
  test('has a picture, its date, a link to its category, tags, an author and a way back', async () => {
    const [card] = cardsOf((await site.get('/news?lang=en')).main);
    const { main } = await site.get(card?.link ?? '');
    expect(textOf(main.querySelector('h1'))).toBe(card?.title);
    // Of the article itself: others of its category stand below with pictures of their own.
    expect(main.querySelectorAll('.page-header img')).toHaveLength(1);
    expect(main.querySelector('time')?.getAttributeValue('datetime')).toBe(card?.date);
    expect(textOf(main.querySelector('time'))).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    expect(textOf(main.querySelector('article')).length).toBeGreaterThan(200);
    const facts = sectionOf(main, 'About this article');
    expect(textsIn(facts, 'dt')).toEqual(['Author', 'Tags']);
    for (const fact of textsIn(facts, 'dd')) expect(fact).not.toBe('');
    expect(linksIn(main, '.page-header a')).toContain('/news/category/announcements?lang=en');
    const back = main
      .querySelectorAll('a')
      .filter((link) => link.getAttributeValue('href') === '/news?lang=en');
    expect(back.map(textOf)).toContain('Back to news');
  });

  test('names what it is about also where nobody signed it, and nothing where neither is known', async () => {
    const { db } = site.services;
    const item = { type: 'news', slug: 'cultural-programme' };
    const factsOf = async (facts: object) => {
      await changePublished(db, item, { author: { el: '', en: '' }, ...facts });
      const { main } = await site.get('/news/cultural-programme?lang=en');
      return textsIn(main, 'section[aria-labelledby="facts"]');
    };
    const tags = [{ name: { el: 'Μουσική', en: 'Music' } }];
    expect(await factsOf({ tags })).toEqual(['About this article Tags Music']);
    expect(await factsOf({ tags: [] })).toEqual([]);
  });

  test('that is the only one of its category has no list of others below it', async () => {
    const others = () =>
      site.services.db
        .updateTable('entries')
        .where('type', '=', 'news')
        .where('slug', '!=', 'cultural-programme');
    const headings = async () =>
      textsIn((await site.get('/news/cultural-programme?lang=en')).main, '#related');
    expect(await headings()).toHaveLength(1);
    await others().set({ state: 'draft' }).execute();
    const alone = await headings();
    await others().set({ state: 'published' }).execute();
    expect(alone).toEqual([]);
  });

  test('is in Greek on its Greek address', async () => {
    const [card] = cardsOf((await site.get('/news')).main);
    const { main } = await site.get(card?.link ?? '');
    expect(textOf(main.querySelector('h1'))).toBe(card?.title);
    expect(textOf(main.querySelector('time'))).toMatch(/^\d{1,2} \p{L}+ου \d{4}$/u);
  });
});
