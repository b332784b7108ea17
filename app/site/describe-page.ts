import type { MetaDescriptor } from 'react-router';
import { type Picture, widthsOf } from '../../domain/media/pictures/picture.ts';
import { type Bilingual, LANGS, type Lang } from '../../domain/text/bilingual.ts';
import { shorten } from '../../domain/text/shorten.ts';
import { href, htmlLang, type Language, localise } from '../i18n/language.ts';

/** The facts from which the head of a public page is made. */
export interface PageDescription {
  language: Language;
  siteUrl: string;
  siteName: Bilingual;
  /** Its name without the word for a municipality, for titles that are long already. */
  shortName: Bilingual;
  /** The path with the parameters that make it a different page, without `lang`. */
  path: string;
  title: string;
  description: string;
  picture?: Picture | undefined;
  type?: 'website' | 'article';
  /** Structured data besides the breadcrumb. */
  jsonLd?: Record<string, unknown>[];
  /** From the section to the page, without the home page; for BreadcrumbList. */
  breadcrumb?: { title: string; path: string }[];
  noIndex?: boolean;
  /**
   * The languages in which it is public; both if omitted. In another, visitors see the same text, and search engines
   * are led to where it is public.
   */
  languages?: readonly Lang[];
}

const MAX_DESCRIPTION_LENGTH = 160;
/** What lists of results and tabs show of a title. */
const MAX_TITLE_LENGTH = 60;
const LOCALES = { el: 'el_GR', en: 'en_GB' };
const SHARE_SIZE = { width: 1200, height: 630 };

/** Title, description, canonical address, alternates, Open Graph and JSON-LD of a public page. */
export function describePage(page: PageDescription): MetaDescriptor[] {
  const { language, siteUrl } = page;
  const siteName = localise(page.siteName, language).text;
  const title = page.path === '/' ? siteName : titleWithin(page, siteName);
  const description = shorten(page.description, MAX_DESCRIPTION_LENGTH);
  const addresses = { el: siteUrl + page.path, en: siteUrl + href(page.path, 'en') };
  const { languages = LANGS } = page;
  const own = htmlLang(language);
  const [spoken = own] = languages.includes(own) ? [own] : languages;
  const isSpoken = spoken === own;
  const ownPicture = page.picture && largestJpeg(page.picture);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: addresses[spoken] },
    ...alternates(languages, addresses),
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: addresses[spoken] },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: LOCALES[spoken] },
    ...languages
      .filter((lang) => lang !== spoken)
      .map((lang) => ({ property: 'og:locale:alternate', content: LOCALES[lang] })),
    { property: 'og:image', content: siteUrl + sharePicture(page, ownPicture) },
    { property: 'og:image:width', content: String(SHARE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_SIZE.height) },
    { property: 'og:image:alt', content: title },
    ...(ownPicture ? [{ property: 'og:image', content: siteUrl + ownPicture }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isSpoken ? structuredData(page) : []),
  ];
}

/** The title with the whole name of the site, or its short one where the whole one makes it too long. */
function titleWithin({ title, shortName, language }: PageDescription, siteName: string): string {
  const whole = `${title} – ${siteName}`;
  const inShort = `${title} – ${localise(shortName, language).text}`;
  return whole.length <= MAX_TITLE_LENGTH ? whole : inShort;
}

/** The addresses of a page in its languages; Greek is for everybody else, too. */
function alternates(languages: readonly Lang[], addresses: Record<Lang, string>): MetaDescriptor[] {
  const [first = 'el'] = languages;
  return [...languages.map((lang) => [lang, lang] as const), ['x-default', first] as const].map(
    ([hrefLang, lang]) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: addresses[lang] }),
  );
}

/** The types that have a language for schema.org: works and events, neither places nor people. */
const IN_A_LANGUAGE: ReadonlySet<unknown> = new Set(['Event', 'NewsArticle', 'WebPage']);

function structuredData(page: PageDescription): MetaDescriptor[] {
  const things = (page.jsonLd ?? []).map((thing) => ({
    '@context': 'https://schema.org',
    ...(IN_A_LANGUAGE.has(thing['@type']) && { inLanguage: htmlLang(page.language) }),
    ...thing,
  }));
  return [...(page.breadcrumb ? [breadcrumbList(page)] : []), ...things].map((thing) => ({
    'script:ld+json': thing,
  }));
}

/**
 * The address of the picture that is made for the page (server/pages/share-pictures.ts). The picture is drawn from
 * the page at the path; the version only tells caches of pictures that it has changed.
 */
function sharePicture({ language, path, title }: PageDescription, ownPicture = ''): string {
  const [pathname = ''] = path.split('?', 1);
  const version = fingerprint(title + ownPicture);
  return `/share/${language}${pathname === '/' ? '' : pathname}.jpg?v=${version}`;
}

function largestJpeg(picture: Picture): string {
  const width = widthsOf(picture.width).findLast((offered) => offered <= 1280) ?? picture.width;
  return `${picture.path}/${width}.jpg`;
}

/** FNV-1a of 32 bits: short, the same everywhere, and no secret. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function breadcrumbList({ breadcrumb = [], language, siteUrl }: PageDescription) {
  const home = { title: language === 'gr' ? 'Αρχική' : 'Home', path: '/' };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...breadcrumb].map((item, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: item.title,
      item: siteUrl + href(item.path, language),
    })),
  };
}
