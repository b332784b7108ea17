import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../domain/content-types/attraction.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import {
  linksIn,
  linksTo,
  sectionOf,
  textOf,
  textsIn,
} from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { PUBLIC_ROUTES } from '../../../harness/sites/addresses.ts';

/** What the specification says of tourism (sections 2 and 3). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the index of tourism', () => {
  test('shows attractions, how to get here, when to visit and what the campaign aims at', async () => {
    const { main, text } = await site.get('/tourism?lang=en');
    const attractions = linksIn(main).filter((link) =>
      /^\/tourism\/(beach|landmark|nature|culture)\/[a-z0-9-]+\?lang=en$/.test(link),
    );
    expect(new Set(attractions).size).toBeGreaterThanOrEqual(6);
    expect((await site.get(attractions[0] ?? '')).status).toBe(200);
    for (const heading of ['Getting here', 'When to visit']) {
      expect(textOf(sectionOf(main, heading)).length, heading).toBeGreaterThan(60);
    }
    expect(text).toContain('30% more visitors within two years');
  });

  test('keeps its tables behind a button on a phone', async () => {
    const { main } = await site.get('/tourism?lang=en');
    expect(main.querySelectorAll('table').length).toBeGreaterThan(1);
    const folded = main.querySelectorAll('.fold-tablet > details table');
    expect(folded).toHaveLength(main.querySelectorAll('table').length);
    for (const details of main.querySelectorAll('.fold-tablet > details')) {
      expect(details.hasAttribute('open')).toBe(false);
    }
  });
});

describe('pictures of the lists', () => {
  test('are each on the list of its kind and perhaps on one more, and never twice on a screen', async () => {
    const lists = PUBLIC_ROUTES.filter((route) => route.startsWith('/tourism'));
    expect(lists.length).toBeGreaterThanOrEqual(9);
    const screens = new Map<string, string[]>();
    for (const path of lists) {
      const { main } = await site.get(path);
      const shown = main
        .querySelectorAll('img')
        .flatMap((image) => /media\/([^/]+)/.exec(image.getAttributeValue('src') ?? '')?.[1] ?? []);
      expect(shown.length, path).toBeGreaterThan(0);
      expect(shown, path).toHaveLength(new Set(shown).size);
      for (const picture of shown) screens.set(picture, [...(screens.get(picture) ?? []), path]);
    }
    const often = [...screens].filter(([, paths]) => paths.length > 2);
    expect(often).toEqual([]);
    expect([...screens.keys()].some((key) => key.startsWith('aigeira-theatre'))).toBe(true);
  });
});

describe('beaches', () => {
  test('have each a picture, name, coordinates to four decimals, text, facilities and tips', async () => {
    const { main } = await site.get('/tourism/beaches?lang=en');
    const beaches = main.querySelectorAll('article');
    expect(beaches.length).toBeGreaterThanOrEqual(3);
    const texts = beaches.map(textOf);
    for (const [index, beach] of beaches.entries()) {
      expect(beach.querySelectorAll('img').length, texts[index]).toBe(1);
      expect(texts[index]).toMatch(/38\.\d{4}/);
      expect(texts[index]).toMatch(/2[12]\.\d{4}/);
      expect(texts[index]?.length).toBeGreaterThan(100);
    }
    // Icons have words beside them: not every beach has both.
    const facilities = textsIn(main, 'article li');
    expect(facilities).toContain('Sunbeds');
    expect(facilities).toContain('Lifeguard');
    expect(textsIn(main, 'article h4')).toContain('Tips');
  });

  test('are attractions of the category beach, each with a page of its own', async () => {
    const { main } = await site.get('/tourism/beaches');
    const beaches = main.querySelectorAll('article');
    // The table above them leads there, too.
    const links = beaches.flatMap((beach) => [...new Set(linksTo(beach, '/tourism/beach/'))]);
    expect(new Set(links).size).toBe(beaches.length);
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) expect((await site.get(link)).status, link).toBe(200);
  });

  test.each(['', '?lang=en'])(
    'are found at the name of their category, too%s',
    async (language) => {
      expect(await site.get(`/tourism/beach${language}`)).toMatchObject({
        status: 301,
        location: `/tourism/beaches${language}`,
      });
    },
  );
});

describe('an attraction', () => {
  test('is found under its own category alone', async () => {
    const { status, main } = await site.get('/tourism/beach/akrata-beach?lang=en');
    expect(status).toBe(200);
    expect(textOf(main.querySelector('h1'))).toMatch(/Akrata/);
    expect(textOf(main.querySelector('.prose')).length).toBeGreaterThan(150);
    expect((await site.get('/tourism/landmark/akrata-beach')).status).toBe(404);
  });
});

describe('culture and accommodation', () => {
  test.each([
    ['', ['Αρχαιολογία', 'Γιορτές και έθιμα', 'Παράδοση και μνήμη', 'Γεύσεις της γης μας']],
    [
      '?lang=en',
      ['Archaeology', 'Festivals and customs', 'Tradition and memory', 'Tastes of our land'],
    ],
  ])('culture has its four blocks: /tourism/culture%s', async (query, titles) => {
    const { main } = await site.get(`/tourism/culture${query}`);
    expect(textsIn(main, 'h2').filter((title) => titles.includes(title))).toEqual(titles);
    const blocks = main.querySelectorAll('h2 + .prose').map(textOf);
    expect(blocks.filter((text) => text.length > 100)).toHaveLength(titles.length);
  });

  test('three lodgings have stars, a phone and an email each, and no link leads nowhere', async () => {
    const { main } = await site.get('/tourism/accommodation?lang=en');
    const stars = main
      .querySelectorAll('[role="img"], svg')
      .map((element) => element.getAttributeValue('aria-label') ?? '')
      .filter((label) => /^[1-5] stars?$/.test(label));
    expect(stars).toHaveLength(3);
    const lodgings = main.querySelectorAll('article').map(textOf);
    expect(lodgings).toHaveLength(3);
    for (const lodging of lodgings) expect(lodging.length).toBeGreaterThan(200);
    expect(new Set(linksTo(main, 'tel:')).size).toBe(3);
    expect(new Set(linksTo(main, 'mailto:')).size).toBe(3);
    for (const link of linksTo(main, 'mailto:')) expect(link).toMatch(/^mailto:[^@]+@[^@]+$/);
    expect(linksIn(main)).not.toContain('#');
  });
});

test('a lodging that nobody classed has no stars, and its own list says so', async () => {
  const lodging = { type: 'lodging', slug: 'ampelones-rooms' };
  await changePublished(site.services.db, lodging, { stars: null });
  const { main: list } = await site.get('/tourism/accommodation?lang=en');
  const cards = list.querySelectorAll('article').map(textOf);
  expect(cards.filter((card) => card.includes('Unrated'))).toEqual([
    expect.stringContaining('Ampelones'),
  ]);
  const { main } = await site.get('/tourism?lang=en');
  const stay = sectionOf(main, 'Where to stay').querySelectorAll('li');
  const starsOf = (name: string) =>
    stay.find((one) => textOf(one).includes(name))?.querySelectorAll('[role="img"]');
  expect(starsOf('Ampelones')).toEqual([]);
  expect(starsOf('Petrino')).toHaveLength(1);
});

test('a category with one place counts one place', async () => {
  const { db } = site.services;
  const others = db
    .updateTable('entries')
    .where('type', '=', 'attraction')
    .where('category', '=', 'landmark')
    .where('slug', '!=', 'rack-railway');
  await others.set({ state: 'draft' }).execute();
  const placesOf = async (path: string) =>
    textsIn((await site.get(path)).main, 'section[aria-labelledby="browse"] a, article').join();
  expect(await placesOf('/tourism')).toMatch(/ 1 μέρος/);
  expect(await placesOf('/tourism?lang=en')).toMatch(/ 1 place(?!s)/);
  await others.set({ state: 'published' }).execute();
});

describe('what somebody can browse by', () => {
  const inBrowse = 'section[aria-labelledby="browse"]';
  const setImages = async (slugs: readonly string[]) => {
    for (const slug of slugs)
      await changePublished(site.services.db, { type: 'attraction', slug }, { image: null });
  };

  test('has the picture of a category’s last place that has one, and a category without any', async () => {
    const places = await listEntries(site.services.db, attraction, { category: 'nature' });
    const [first, ...others] = places.map(({ slug }) => slug);
    const image = String(places[0]?.data.image);
    await setImages(others);
    const withOne = (await site.get('/tourism')).main.querySelectorAll(`${inBrowse} article`);
    const nature = withOne.find((tile) => linksIn(tile).includes('/tourism/nature'));
    expect(nature?.querySelector('img')?.getAttributeValue('src') ?? '').toContain(
      `/media/${image}.`,
    );
    await setImages([first ?? '']);
    const { main } = await site.get('/tourism?lang=en');
    const tiles = main.querySelectorAll(`${inBrowse} article`).map(textOf);
    expect(tiles).toContain(`Nature ${places.length} places`);
    expect(tiles).toHaveLength(withOne.length);
    for (const { slug, data } of places)
      await changePublished(site.services.db, { type: 'attraction', slug }, { image: data.image });
  });

  test('may be nothing yet: the text of the page stands all the same', async () => {
    const { db } = site.services;
    const attractions = db.updateTable('entries').where('type', '=', 'attraction');
    const before = textOf((await site.get('/tourism')).main.querySelector('.prose'));
    await attractions.set({ state: 'draft' }).execute();
    const { main } = await site.get('/tourism');
    expect(main.querySelector(inBrowse)).toBeNull();
    expect(before.length).toBeGreaterThan(40);
    expect(textOf(main.querySelector('.prose'))).toBe(before);
    await attractions.set({ state: 'published' }).execute();
  });
});
