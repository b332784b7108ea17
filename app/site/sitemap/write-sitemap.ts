import { LANGS } from '../../../domain/text/bilingual.ts';
import { escapeMarkup } from '../../../domain/text/escape.ts';
import { href } from '../../i18n/language.ts';
import type { Address } from './list-addresses.ts';

/** The index of a sitemap of several files. */
export function writeSitemapIndex(parts: number, siteUrl: string): string {
  const files = Array.from(
    { length: parts },
    (_, i) =>
      `<sitemap><loc>${escapeMarkup(`${siteUrl}/sitemap.xml?part=${i + 1}`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`;
}

/** One file of the sitemap: each address in the languages that it has, with links between them. */
export function writeSitemap(addresses: readonly Address[], siteUrl: string): string {
  const urls = addresses.flatMap((address) => {
    const { languages = LANGS } = address;
    const own = languages.map((lang) => {
      const path = href(encodePath(address.path), lang === 'el' ? 'gr' : 'en');
      return { lang, loc: escapeMarkup(siteUrl + path) };
    });
    const alternates = [...own, ...own.slice(0, 1).map(({ loc }) => ({ lang: 'x-default', loc }))]
      .map(({ lang, loc }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${loc}"/>`)
      .join('');
    const changed = address.changedAt ? `<lastmod>${address.changedAt}</lastmod>` : '';
    return own.map(({ loc }) => `<url><loc>${loc}</loc>${changed}${alternates}</url>`);
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
