import { type DOMNode, HtmlElement, TextNode } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../harness/screens/read-html.ts';
import { type Answer, openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

/** A screen is in the requested language, and marks any text that is not (specification, section 1). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const GREEK = /\p{Script=Greek}{2,}/u;
const READ_ALOUD = ['alt', 'aria-label', 'title', 'placeholder'];

/** The text that is read or heard in the language of the document, without parts marked as another language. */
function wordsIn(node: DOMNode): string[] {
  if (node instanceof TextNode) return [node.textContent.trim()];
  if (!(node instanceof HtmlElement)) return [];
  if (/^(script|style|template)$/.test(node.tagName) || node.hasAttribute('lang')) return [];
  const spoken = READ_ALOUD.map((name) => node.getAttributeValue(name) ?? '');
  return [...spoken, ...node.childNodes.flatMap(wordsIn)].filter(Boolean);
}

/** The payee's name as it appears at the bank. */
const AS_IT_IS = /Δήμος Αιγιαλείας/;

/** What is written in drawings, and the names that their links have, unless they are marked as another language. */
const drawnIn = (html: string) =>
  [...html.matchAll(/<svg\b[^>]*>(.*?)<\/svg>/gs)].flatMap(([, drawing = '']) =>
    [...drawing.matchAll(/<\w+\b([^>]*)>([^<]*)/g)].flatMap(([, attributes = '', text = '']) =>
      / lang="/.test(attributes) ? [] : [/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '', text],
    ),
  );

const wordsOf = ({ document, html }: Answer) => [
  ...(document.querySelector('body')?.childNodes.flatMap(wordsIn) ?? []),
  ...drawnIn(html).filter(Boolean),
];

/** What tabs, search engines and whoever shares the address are told: the head, and structured data. */
function toldOf({ document, html }: Answer): string[] {
  const head = document
    .querySelectorAll('meta[name="description"], meta[property]')
    .map((meta) => meta.getAttributeValue('content') ?? '');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const strings = data.flatMap(([, json = '']) => json.match(/"(?:[^"\\]|\\.)*"/g) ?? []);
  return [textOf(document.querySelector('title')), ...head, ...strings];
}

/** Links, headings, facts and choices of a screen in which there is nothing to read. */
const emptyIn = ({ main }: Answer) =>
  main
    .querySelectorAll('a, h1, h2, h3, dt, dd, p, option')
    .filter((one) => textOf(one) === '' && wordsIn(one).length === 0 && !one.hasAttribute('role'))
    .map(({ tagName }) => tagName);

async function listAddresses(): Promise<string[]> {
  const { html } = await site.get('/sitemap.xml');
  return [...html.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
}
const isEnglish = (address: string) => /[?&]lang=en(?:&|$)/.test(address);

/** Where its links lead on the site, but for what has no language and the link to the other one. */
const linksOf = ({ document }: Answer) =>
  document
    .querySelectorAll('a[href]')
    .filter(
      (link) =>
        link.getAttributeValue('hreflang') === null &&
        link.getAttributeValue('data-live') !== 'language',
    )
    .map((link) => link.getAttributeValue('href') ?? '')
    .filter((link) => link.startsWith('/') && !/^\/(media|feeds)\//.test(link));

test('the sitemap lists every address in both languages', async () => {
  const addresses = await listAddresses();
  expect(addresses.length).toBeGreaterThan(150);
  for (const path of ['/', '/?lang=en', '/municipality/mayor', '/municipality/units/aigio']) {
    expect(addresses).toContain(path);
  }
  for (const path of addresses.filter((address) => !isEnglish(address))) {
    expect(addresses).toContain(inEnglish(path));
  }
});

describe.each([
  ['English', true, GREEK],
  ['Greek', false, /\b[a-z]{2,}[ ,]+[a-z]{2,}[ ,]+[a-z]{2,}/i],
])('screens that are asked for in %s', (_name, english, foreign) => {
  const titles = new Map<string, string[]>();
  const words = new Map<string, string[]>();
  const told = new Map<string, string[]>();
  const links = new Map<string, string[]>();
  const missing: string[] = [];
  beforeAll(async () => {
    for (const path of await listAddresses()) {
      if (isEnglish(path) !== english) continue;
      const answer = await site.get(path);
      if (answer.status !== 200) missing.push(path);
      const title = textOf(answer.document.querySelector('title'));
      titles.set(title, [...(titles.get(title) ?? []), path]);
      words.set(path, wordsOf(answer));
      told.set(path, toldOf(answer));
      links.set(path, linksOf(answer));
    }
  });

  test('are all there', () => {
    expect(words.size).toBeGreaterThan(70);
    expect(missing).toEqual([]);
  });

  test('are in no other language', () => {
    for (const [path, texts] of words) {
      expect(texts.length, path).toBeGreaterThan(50);
      expect(
        texts.filter((text) => foreign.test(text.replace(AS_IT_IS, ''))),
        path,
      ).toEqual([]);
    }
  });

  test('say what they are in no other language', () => {
    for (const [path, texts] of told) {
      expect(
        texts.filter((text) => foreign.test(text.replace(AS_IT_IS, ''))),
        path,
      ).toEqual([]);
    }
  });

  test('stay in their language on the way: no link leads to a screen in the other one', () => {
    for (const [path, all] of links) {
      // The emergency page is small on purpose.
      expect(all.length, path).toBeGreaterThanOrEqual(path.startsWith('/emergency') ? 3 : 21);
      const others = all.filter((link) => /[?&;]lang=en(&|#|$)/.test(link) !== english);
      expect(others, path).toEqual([]);
    }
  });

  // Tabs, bookmarks and results of search engines have nothing else to tell pages apart.
  test('have titles by which one tells their tabs apart', () => {
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

/** The same data with every text in Greek alone. */
function inGreekAlone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inGreekAlone);
  if (value === null || typeof value !== 'object') return value;
  if ('el' in value && 'en' in value) return { ...value, en: '' };
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, inGreekAlone(part)]),
  );
}

test('what is in Greek alone is marked wherever an English screen names it', async () => {
  const { db } = site.services;
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'published'])
    // A municipality that names itself in one language has that name in the other, too.
    .where('type', '!=', 'settings')
    .where('published', 'is not', null)
    .execute();
  for (const { id, published } of rows) {
    const change = { published: JSON.stringify(inGreekAlone(JSON.parse(published ?? ''))) };
    await db
      .updateTable('entries')
      .set({ ...change, public_languages: 'el' })
      .where('id', '=', id)
      .execute();
  }
  const entries = [
    '/alerts/diakopi-nerou-diakopto',
    '/municipality/tenders/visitor-guide',
    '/municipality/units/akrata',
    '/services/birth-certificate',
    '/tourism/beach/akrata-beach',
    '/tourism/accommodation/ampelones-rooms',
    '/tourism/getting-here',
    '/news/cultural-programme',
    '/events/philharmonic-concert',
  ];
  const found: string[] = [];
  for (const path of [...PUBLIC_ROUTES, ...entries]) {
    const answer = await site.get(inEnglish(path));
    if (entries.includes(path)) {
      const canonical = answer.document.querySelector('link[rel="canonical"]');
      // Search engines are led to the only language that there is.
      expect(canonical?.getAttributeValue('href')).toBe(`http://localhost:3000${path}`);
      const told = answer.document.querySelector('meta[name="description"]');
      expect(told?.getAttributeValue('content'), path).toMatch(GREEK);
    }
    const words = wordsOf(answer);
    expect(words.length, path).toBeGreaterThan(50);
    expect(emptyIn(answer), path).toEqual([]);
    const about = answer.document.querySelector('meta[name="description"]');
    expect(about?.getAttributeValue('content') !== '', path).toBe(true);
    // Nor are search engines told of what has no name.
    expect(answer.html, path).not.toMatch(/"(name|description|headline|streetAddress)":""/);
    // What the frame of a map is called is the name of the place, in whichever language there is.
    for (const map of answer.main.querySelectorAll('[data-map]')) {
      expect(map.getAttributeValue('data-title'), path).toMatch(/: ./);
    }
    // A search repeats what the visitor typed.
    if (path.startsWith('/search?')) continue;
    found.push(...words.filter((text) => GREEK.test(text)).map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
});
