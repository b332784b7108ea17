import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFixed, isListed, listNamed, screens } from '../../domain/screens/find-screen.ts';
import { textOf, textsIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { inEnglish } from '../../harness/sites/addresses.ts';

/** A screen has one name in each language, wherever it is named: who follows a link arrives where it said. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The home page has the municipality's name. */
const PATHS = screens
  .filter((screen) => isListed(screen) && screen.path !== '/')
  .flatMap((screen) => [
    ...(isFixed(screen) ? [screen.path as string] : []),
    ...listNamed(screen).map(({ path }) => path),
  ]);

/** A page with the menu of each section that has one. */
const IN_SECTIONS = [
  '/municipality/history',
  '/services/certificates',
  '/tourism/nature/vouraikos-gorge',
] as const;

const addressOf = (path: string, language: string) => (language === 'en' ? inEnglish(path) : path);

/** The names of the links to screens in a part of a page, by their paths. */
function namesIn(part: HtmlElement | null): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const link of part?.querySelectorAll('a') ?? []) {
    const { pathname, search, hash } = new URL(link.getAttributeValue('href') ?? '', 'http://x');
    if (!PATHS.includes(pathname) || !/^(\?lang=en)?$/.test(search) || hash !== '') continue;
    names.set(pathname, [...(names.get(pathname) ?? []), textOf(link)]);
  }
  return names;
}

/** What a page calls itself. */
async function ownNames(address: string): Promise<Record<string, string[]>> {
  const { html, main } = await site.get(address);
  const lists = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .filter((one) => one['@type'] === 'BreadcrumbList')
    .map((one) => (one.itemListElement as { name: string }[]).at(-1)?.name ?? '');
  const [, title = ''] = /<title>(.*?) – [^–]*<\/title>/.exec(html) ?? [];
  return { title: [title], heading: textsIn(main, 'h1'), breadcrumb: lists };
}

test.each(['el', 'en'])('every screen has one name everywhere, in %s', async (language) => {
  const found = new Map<string, Record<string, string[]>>();
  const note = (path: string, where: string, names: string[]) =>
    found.set(path, { ...found.get(path), [where]: names });
  for (const path of PATHS) {
    for (const [where, names] of Object.entries(await ownNames(addressOf(path, language)))) {
      note(path, where, names);
    }
  }
  const { document } = await site.get(addressOf('/news', language));
  const parts: [string, HtmlElement | null][] = [
    ['header', document.querySelector('.site-menu')],
    ['footer', document.querySelector('footer nav')],
    ['site map', (await site.get(addressOf('/sitemap', language))).main],
  ];
  for (const path of IN_SECTIONS) {
    const { main } = await site.get(addressOf(path, language));
    parts.push([`menu on ${path}`, main.querySelector('.side-navigation')]);
  }
  for (const [where, part] of parts) {
    for (const [path, names] of namesIn(part)) note(path, where, names);
  }
  const faults = [...found].filter(
    ([, places]) => new Set(Object.values(places).flat()).size !== 1,
  );
  expect(PATHS.length).toBeGreaterThan(30);
  expect(parts.map(([, part]) => part)).not.toContain(null);
  expect(Object.fromEntries(faults)).toEqual({});
});

test.each([
  ['/news/brown-bins', 'Brown bins for food waste – Municipality of Aigialeia'],
  [
    '/news/sports-ground-lighting',
    'New lights and turf for the municipality’s sports grounds – Aigialeia',
  ],
])('the whole name of the site stands in a title that has room for it: %s', async (path, title) => {
  const { document } = await site.get(inEnglish(path));
  expect(textOf(document.querySelector('title'))).toBe(title);
});
