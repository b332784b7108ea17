import { describe, expect, test } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const SITE = 'https://aigialeia.example';

describe('sitemap.xml', () => {
  test('has each address in both languages with alternates and the last change', () => {
    const xml = writeSitemap([{ path: '/news/a', changedAt: '2026-01-02T03:04:05.000Z' }], SITE);
    const rest =
      '<lastmod>2026-01-02T03:04:05.000Z</lastmod>' +
      `<xhtml:link rel="alternate" hreflang="el" href="${SITE}/news/a"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/news/a?lang=en"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/news/a"/></url>`;
    expect(xml.split('\n').filter((line) => line.startsWith('<url>'))).toEqual([
      `<url><loc>${SITE}/news/a</loc>${rest}`,
      `<url><loc>${SITE}/news/a?lang=en</loc>${rest}`,
    ]);
  });

  test('names what is in one language alone in that one', () => {
    const xml = writeSitemap([{ path: '/news/a', languages: ['en'] }], SITE);
    expect(xml.match(/<loc>.*<\/url>/g)).toEqual([
      `<loc>${SITE}/news/a?lang=en</loc>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${SITE}/news/a?lang=en"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/news/a?lang=en"/></url>`,
    ]);
  });

  test('writes addresses in the letters that addresses have', () => {
    const xml = writeSitemap([{ path: '/news/έργα & ημέρες', languages: ['en'] }], SITE);
    const path = '/news/%CE%AD%CF%81%CE%B3%CE%B1%20%26%20%CE%B7%CE%BC%CE%AD%CF%81%CE%B5%CF%82';
    expect(xml).toContain(`<loc>${SITE}${path}?lang=en</loc>`);
  });

  test('leaves out the last change where none is known', () => {
    expect(writeSitemap([{ path: '/' }], SITE)).not.toContain('lastmod');
  });

  test('of several files has an index that names them', () => {
    const xml = writeSitemapIndex(2, SITE);
    expect(xml).toContain(`<loc>${SITE}/sitemap.xml?part=1</loc>`);
    expect(xml).toContain(`<loc>${SITE}/sitemap.xml?part=2</loc>`);
    expect(xml).not.toContain('part=3');
  });
});
