import { escapeMarkup } from '../../../domain/text/escape.ts';
import { href } from '../../i18n/language.ts';
import type { Address } from './list-addresses.ts';

const LANGUAGES = ['gr', 'en'] as const;

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

/** One file of the sitemap: each address in both languages, with links between them. */
export function writeSitemap(addresses: readonly Address[], siteUrl: string): string {
  const urls = addresses.flatMap((address) => {
    const [greek, english] = LANGUAGES.map((language) =>
      escapeMarkup(siteUrl + href(encodePath(address.path), language)),
    );
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
