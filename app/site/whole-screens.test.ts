import { existsSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../harness/screens/read-html.ts';
import {
  type Answer,
  makeBuild,
  openTestSite,
  type TestSite,
} from '../../harness/screens/site-screens.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

/** What is so on every public screen, in both languages: names of its parts, and where its links lead. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The value of an attribute; empty where there is none. */
const attribute = (element: HtmlElement, name: string) =>
  (element.getAttributeValue(name) ?? '').replaceAll('&amp;', '&');
/** Addresses without a language: files, what other programs read, and the screens of the staff. */
const NO_LANGUAGE = /^\/(?:admin|assets|feeds|login|media)\b/;

/** Where nothing is found there are other links. */
const NOTHING_FOUND = [
  '/services?topic=tourism',
  '/municipality/tenders?state=cancelled',
  '/events?audience=visitors&category=talk',
];

/** Pages that begin with the mountains and the wave, since they say where one has arrived (decision 62). */
const ARRIVALS: Readonly<Record<string, 'front' | 'place'>> = {
  '/municipality': 'place',
  '/municipality/units/aigio': 'place',
  '/tourism': 'place',
  '/tourism/beaches': 'front',
  '/tourism/landmark': 'front',
  '/tourism/nature': 'front',
  '/tourism/culture': 'front',
  '/tourism/accommodation': 'front',
  '/services': 'front',
  '/news': 'front',
  '/news/category/projects': 'front',
  '/events': 'front',
  '/contact': 'front',
};

/** The pieces that the scripts of app/islands/entries/ move. */
const MOVED: Readonly<Record<string, string>> = {
  gallery: '[data-gallery]',
  'live-filter': '[data-live-filter]',
  'map-frame': '[data-map]',
  slider: '.slider',
  suggestions: 'form[data-suggestions]',
};

/** The titles of the documents that were asked for, by their addresses. */
const titles = new Map<string, string>();

async function visit(path: string): Promise<Answer> {
  const answer = await site.get(path);
  titles.set(path, textOf(answer.document.querySelector('title')));
  return answer;
}

describe.each([...PUBLIC_ROUTES, ...NOTHING_FOUND])('%s', (route) => {
  let answers: [path: string, answer: Answer][];
  beforeAll(async () => {
    answers = [];
    for (const path of [route, inEnglish(route)]) answers.push([path, await visit(path)]);
  });

  test('begins with mountains and a wave only where they say where one has arrived', () => {
    const [pathname = ''] = route.split('?', 1);
    const kind = ARRIVALS[pathname];
    // It is a document of its own kind, below 15 KB with all that it loads.
    if (pathname === '/emergency') return;
    for (const [path, { document, main }] of answers) {
      const heads = main.querySelectorAll('.page-header').map((head) => attribute(head, 'class'));
      if (pathname === '/') expect(heads, path).toEqual([]);
      else expect(heads.join(), path).toMatch(new RegExp(`\\bpage-header-${kind ?? 'quiet'}\\b`));
      const marks = main.querySelectorAll('.ridge, .wave-mark').length;
      expect(marks > 0, path).toBe(kind !== undefined || pathname === '/');
      expect(document.querySelectorAll('h1'), path).toHaveLength(1);
    }
  });

  test('says its language, which a screen reader speaks', () => {
    for (const [path, { document }] of answers) {
      const html = document.querySelector('html');
      expect(html && attribute(html, 'lang'), path).toBe(path === route ? 'el' : 'en');
    }
  });

  test('names each of its sections, and each name is on the screen', () => {
    for (const [path, { document }] of answers) {
      const sections = document.querySelectorAll('section, nav, article');
      for (const section of sections) {
        const label = attribute(section, 'aria-label');
        const ids = attribute(section, 'aria-labelledby').split(' ').filter(Boolean);
        const names = ids.map((id) => textOf(document.querySelector(`[id="${id}"]`)));
        const where = `${path}: ${textOf(section).slice(0, 60)}`;
        expect([label, ...names].join(' ').trim(), where).not.toBe('');
      }
    }
  });

  test('has no list without items', () => {
    for (const [path, { document }] of answers) {
      const lists = document.querySelectorAll('ul, ol, dl');
      const empty = lists.filter(({ childElements }) => childElements.length === 0);
      const before = empty.map(({ parent }) => textOf(parent as HtmlElement).slice(0, 60));
      expect(before, path).toEqual([]);
    }
  });

  test('gives searches and forms names, each its own', () => {
    for (const [path, { document }] of answers) {
      const sent = document
        .querySelectorAll('form')
        .filter((form) => form.getAttributeValue('method') === 'post');
      for (const landmarks of [document.querySelectorAll('search'), sent]) {
        const names = landmarks.map((one) => attribute(one, 'aria-label'));
        expect(names, path).not.toContain('');
        expect(new Set(names).size, `${path}: ${names.join(', ')}`).toBe(names.length);
      }
    }
  });

  test('gives each field a name that stays while somebody types', () => {
    for (const [path, { document }] of answers) {
      for (const field of document.querySelectorAll('input, select, textarea')) {
        if (/^(?:hidden|submit)$/.test(attribute(field, 'type'))) continue;
        const id = attribute(field, 'id');
        const label = id && document.querySelector(`label[for="${id}"]`);
        const isNamed =
          label || attribute(field, 'aria-label') || attribute(field, 'aria-labelledby');
        expect(
          isNamed || field.closest('label'),
          `${path}: ${attribute(field, 'name')}`,
        ).toBeTruthy();
      }
    }
  });

  test('leads to places that are there, and stays in its language', () => {
    for (const [path, { document }] of answers) {
      for (const link of document.querySelectorAll('a')) {
        const href = attribute(link, 'href');
        const where = `${path}: ${href} ${textOf(link)}`;
        if (href.startsWith('#')) {
          expect(document.querySelector(`[id="${href.slice(1)}"]`), where).not.toBeNull();
        } else if (
          /^\/(?!\/)/.test(href) &&
          !NO_LANGUAGE.test(href) &&
          !link.hasAttribute('hreflang')
        ) {
          const { searchParams } = new URL(href, 'http://localhost');
          expect(searchParams.get('lang'), where).toBe(path === route ? null : 'en');
        }
      }
    }
  });

  test('has the script of each piece that one moves, and no other', () => {
    for (const [path, { document }] of answers) {
      const moved = Object.entries(MOVED).flatMap(([script, piece]) =>
        document.querySelector(piece) ? [`/${script}.js`] : [],
      );
      const scripts = document
        .querySelectorAll('script[type="module"]')
        .map((script) => attribute(script, 'src'));
      const kept = path.startsWith('/emergency') ? ['/offline.js'] : [];
      expect([...new Set(scripts)].sort(), path).toEqual([...moved, ...kept].sort());
    }
  });

  test('has icons, pictures and captions that are there', () => {
    for (const [path, { document }] of answers) {
      for (const link of document.querySelectorAll('link')) {
        if (!/icon/.test(attribute(link, 'rel'))) continue;
        const href = attribute(link, 'href');
        expect(existsSync(`public${href}`), `${path}: ${href}`).toBe(true);
      }
      for (const caption of document.querySelectorAll('figcaption')) {
        expect(textOf(caption).trim(), path).toMatch(/^[\p{L}\d«‘(].*[^·\s]$/su);
      }
    }
  });
});

test('no two screens have one title', async () => {
  const met = new Map<string, string[]>();
  for (const path of PUBLIC_ROUTES.flatMap((route) => [route, inEnglish(route)])) {
    if (!titles.has(path)) await visit(path);
    const title = titles.get(path) ?? '';
    met.set(title, [...(met.get(title) ?? []), path]);
  }
  expect([...met].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test.each([
  ['/municipality/transparency?category=budgets&lang=en', 'Transparency: Budgets'],
  ['/municipality/transparency?q=works&lang=en', 'Transparency: works'],
  ['/municipality/transparency?archive=only', 'Διαφάνεια: Αρχειοθετημένα έγγραφα'],
  ['/municipality/tenders?state=cancelled', 'Διαγωνισμοί: Ματαιώθηκαν'],
  ['/services?topic=water&group=families&lang=en', 'Services: Water and sewerage, Families'],
  ['/news?category=projects&lang=en', 'News: Projects'],
  ['/news?page=2', 'Νέα, σελίδα 2'],
  ['/events?page=2&lang=en', 'Events, page 2'],
  ['/search?q=municipality&page=2&lang=en', 'Search: municipality, page 2'],
])('the title of %s says what the list is narrowed to, and its page', async (path, title) => {
  const { document } = await site.get(path);
  expect(textOf(document.querySelector('title'))).toMatch(new RegExp(`^${title} – `));
});

/** The words of an address that each screen reads; of others no page is made. Of `made anew` no answer is held. */
const READ: Readonly<Record<string, string>> = {
  '/alerts': 'page',
  '/contact': 'sent about',
  '/events': 'view month day year page unit category audience',
  '/events/submit': 'sent',
  '/feeds/events.ics': 'event unit category audience',
  '/feeds/news.atom': 'category',
  '/feeds/news.json': 'category',
  '/feeds/news.xml': 'category',
  '/municipality/tenders': 'state page',
  '/municipality/transparency': 'q category date archive page',
  '/news': 'category page',
  '/news/category/:category': 'page',
  '/newsletter': 'sent',
  '/newsletter/confirm': 'token done, made anew',
  '/newsletter/unsubscribe': 'token done, made anew',
  '/search': 'q type page, made anew',
  '/search/suggestions': 'q',
  '/services': 'topic event group',
  '/sitemap.xml': 'part',
  '/tourism/accommodation': 'unit kind sea price month aid',
  '/tourism/beaches': 'unit shore depth shade water has month lifeguard aid',
  '/tourism/culture': 'unit month aid',
  '/tourism/landmark': 'unit month aid',
  '/tourism/nature': 'unit month aid',
};

test('each screen reads of its address what it says, and holds no answer that is of one person', async () => {
  const { routes } = await makeBuild();
  const told = Object.values(routes).flatMap((route): [string, string][] => {
    const { parameters, uncached } = (route?.module.handle ?? {}) as {
      parameters?: readonly string[];
      uncached?: boolean;
    };
    const words = `${parameters?.join(' ') ?? ''}${uncached ? ', made anew' : ''}`;
    return words ? [[`/${route?.path ?? ''}`, words]] : [];
  });
  expect(Object.fromEntries(told)).toEqual(READ);
});
