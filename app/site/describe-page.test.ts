import { expect, test } from 'vitest';
import type { Picture } from '../../domain/media/pictures/picture.ts';
import type { Language } from '../i18n/language.ts';
import { describePage, type PageDescription } from './describe-page.ts';
import { describeScreen } from './describe-screen.ts';

const SITE = {
  siteUrl: 'https://x.example',
  siteName: { el: 'Δήμος', en: 'Municipality' },
  shortName: { el: 'Δ', en: 'M' },
};

/** What the head of a list says of itself, by the name of each part. */
function headOf(language: Language, more: Partial<PageDescription> = {}) {
  const parts = describePage({
    ...SITE,
    language,
    path: '/news?page=2',
    title: 'News',
    description: 'word '.repeat(60),
    breadcrumb: [{ title: 'News', path: '/news' }],
    ...more,
  }) as Record<string, unknown>[];
  const named = (name: string) =>
    parts.find((part) => part.property === name || part.name === name)?.content as string;
  const [breadcrumb] = parts.flatMap((part) => part['script:ld+json'] ?? []) as {
    itemListElement: { item: string }[];
  }[];
  const title = parts.find((part) => 'title' in part)?.title as string;
  const pictures = parts.flatMap(({ property, content }) =>
    property === 'og:image' ? [content as string] : [],
  );
  return { named, title, pictures, links: breadcrumb?.itemListElement.map(({ item }) => item) };
}

/** The parts of a head, a line each, besides its structured data. */
function linesOf(more: Partial<PageDescription>) {
  const parts = describePage({
    ...SITE,
    language: 'gr',
    path: '/',
    title: 'Αρχική σελίδα',
    description: 'Όλα.',
    ...more,
  }) as Record<string, string>[];
  const lines = parts.flatMap(({ title, rel, hrefLang, href, property, name, content }) => {
    if (title) return [`title ${title}`];
    if (rel) return [[rel, hrefLang, href].filter(Boolean).join(' ')];
    return content ? [`${property ?? name} ${content.replace(/v=.*/, 'v=…')}`] : [];
  });
  return { lines, things: parts.flatMap((part) => part['script:ld+json'] ?? []) };
}

test('the home page is named as the site, and has no more than what follows from it', () => {
  const { lines, things } = linesOf({});
  expect(lines).toEqual([
    'title Δήμος',
    'description Όλα.',
    'canonical https://x.example/',
    'alternate el https://x.example/',
    'alternate en https://x.example/?lang=en',
    'alternate x-default https://x.example/',
    'og:title Αρχική σελίδα',
    'og:description Όλα.',
    'og:type website',
    'og:url https://x.example/',
    'og:site_name Δήμος',
    'og:locale el_GR',
    'og:locale:alternate en_GB',
    'og:image https://x.example/share/gr.jpg?v=…',
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Δήμος',
    'twitter:card summary_large_image',
  ]);
  expect(things).toEqual([]);
});

test('a page that is public in Greek alone leads there from English, and says nothing else of itself', () => {
  const { lines, things } = linesOf({
    language: 'en',
    path: '/news/a',
    title: 'Νέα',
    type: 'article',
    languages: ['el'],
    jsonLd: [{ '@type': 'NewsArticle' }],
    breadcrumb: [],
    noIndex: true,
  });
  expect(lines).toEqual([
    'title Νέα – Municipality',
    'description Όλα.',
    'canonical https://x.example/news/a',
    'alternate el https://x.example/news/a',
    'alternate x-default https://x.example/news/a',
    'robots noindex',
    'og:title Νέα',
    'og:description Όλα.',
    'og:type article',
    'og:url https://x.example/news/a',
    'og:site_name Municipality',
    'og:locale el_GR',
    'og:image https://x.example/share/en/news/a.jpg?v=…',
    'og:image:width 1200',
    'og:image:height 630',
    'og:image:alt Νέα – Municipality',
    'twitter:card summary_large_image',
  ]);
  expect(things).toEqual([]);
});

test.each([
  ['gr', 'el', 'Αρχική', ''],
  ['en', 'en', 'Home', '?lang=en'],
] as const)(
  'structured data (%s) has the way to the page, and the language of works',
  (language, inLanguage, home, query) => {
    const { things } = linesOf({
      language,
      breadcrumb: [{ title: 'Νέα', path: '/news' }],
      jsonLd: [
        { '@type': 'Event', name: 'Α' },
        { '@type': 'Place', name: 'Β' },
      ],
    });
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://x.example${path}${query}`,
    });
    expect(things).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [item(1, home, '/'), item(2, 'Νέα', '/news')],
      },
      { '@context': 'https://schema.org', '@type': 'Event', inLanguage, name: 'Α' },
      { '@context': 'https://schema.org', '@type': 'Place', name: 'Β' },
    ]);
  },
);

test('whoever shares an English page shares its English address, words and picture', () => {
  const { named, links } = headOf('en');
  expect(named('og:url')).toBe('https://x.example/news?page=2&lang=en');
  expect(named('og:locale')).toBe('en_GB');
  expect(named('og:locale:alternate')).toBe('el_GR');
  expect(named('og:image')).toMatch(/^https:\/\/x\.example\/share\/en\/news\.jpg\?v=/);
  expect(links).toEqual(['https://x.example/?lang=en', 'https://x.example/news?lang=en']);
});

test('whoever shares a Greek page shares the Greek one', () => {
  const { named, links } = headOf('gr');
  expect(named('og:url')).toBe('https://x.example/news?page=2');
  expect(named('og:locale')).toBe('el_GR');
  expect(named('og:image')).toMatch(/^https:\/\/x\.example\/share\/gr\/news\.jpg\?v=/);
  expect(links).toEqual(['https://x.example/', 'https://x.example/news']);
});

test('a description is no longer than what search engines show of it', () => {
  expect(headOf('en').named('description').length).toBeLessThanOrEqual(160);
  const lengthOf = (description: string) =>
    headOf('en', { description }).named('description').length;
  expect([160, 161].map((length) => lengthOf('x'.repeat(length)))).toEqual([160, 160]);
});

test('a title has the whole name of the site up to sixty letters, then its short one', () => {
  const title = 'x'.repeat(60 - ' – Municipality'.length);
  expect(headOf('en', { title }).title).toBe(`${title} – Municipality`);
  expect(headOf('en', { title: `${title}x` }).title).toBe(`${title}x – M`);
});

test('whoever shares a page is offered its picture, as large as others show it, and each new one anew', () => {
  const of = (path: string, width: number) =>
    headOf('en', { picture: { path, width, height: 100 } as Picture }).pictures;
  const [drawn, own] = of('/media/a', 1920);
  expect(own).toBe('https://x.example/media/a/1280.jpg');
  expect(of('/media/a', 500)[1]).toBe('https://x.example/media/a/480.jpg');
  expect(of('/media/b', 1920)[0]).not.toBe(drawn);
});

test('a preview has no address to be kept or shared, and is kept out of searches', () => {
  const root = {
    language: 'en' as const,
    siteUrl: SITE.siteUrl,
    site: { settings: { name: SITE.siteName, shortName: SITE.shortName } },
    preview: {},
    hasFormErrors: false,
  };
  expect(describeScreen(root, { path: '/news', title: 'News', description: 'All.' })).toEqual([
    { title: 'News – Municipality' },
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
  ]);
  const inGreekAlone = { settings: { ...root.site.settings, name: { el: 'Δήμος', en: '' } } };
  const shown = { path: '/news', title: 'News', description: 'All.' };
  const [{ title } = {}] = describeScreen({ ...root, site: inGreekAlone }, shown) as {
    title?: string;
  }[];
  expect(title).toBe('News – Δήμος');
  // The home page is named as the site, once.
  const home = { path: '/', title: 'Municipality', description: 'All.' };
  expect(describeScreen(root, home)[0]).toEqual({ title: 'Municipality' });
});
