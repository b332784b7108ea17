import { href } from '../../i18n/language.ts';
import type { Address } from './list-addresses.ts';

/** What the protocol allows in one file (sitemaps.org). */
const MAX_URLS = 50_000;
const LANGUAGES = ['gr', 'en'] as const;
/** Each address is there once for each language. */
const ADDRESSES_A_FILE = MAX_URLS / LANGUAGES.length;

/** How many files the addresses need. */
export function countSitemapParts(addresses: readonly Address[]): number {
  return Math.max(1, Math.ceil(addresses.length / ADDRESSES_A_FILE));
}

/** The index of a sitemap of several files. */
export function writeSitemapIndex(parts: number, siteUrl: string): string {
  const files = Array.from(
    { length: parts },
    (_, i) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap.xml?part=${i + 1}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`;
}

/** One file of the sitemap: each address in both languages, with links between them. `part` counts from 1. */
export function writeSitemap(addresses: readonly Address[], siteUrl: string, part = 1): string {
  const shown = addresses.slice((part - 1) * ADDRESSES_A_FILE, part * ADDRESSES_A_FILE);
  const urls = shown.flatMap((address) => {
    const greek = escapeXml(siteUrl + href(encodePath(address.path), 'gr'));
    const english = escapeXml(siteUrl + href(encodePath(address.path), 'en'));
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="el" href="${greek}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${greek}"/>`,
    ].join('');
    const changed = address.changedAt ? `<lastmod>${address.changedAt}</lastmod>` : '';
    return [greek, english].map((loc) => `<url><loc>${loc}</loc>${changed}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
