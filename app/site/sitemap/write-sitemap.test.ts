import { describe, expect, test } from 'vitest';
import { countSitemapParts, writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const SITE = 'https://aigialeia.example';

describe('sitemap.xml', () => {
  test('has each address in both languages with alternates and the last change', () => {
    const xml = writeSitemap([{ path: '/news/a', changedAt: '2026-01-02T03:04:05.000Z' }], SITE);
    expect(xml.match(/<url>/g)).toHaveLength(2);
    expect(xml).toContain(`<loc>${SITE}/news/a</loc>`);
    expect(xml).toContain(`<loc>${SITE}/news/a?lang=en</loc>`);
    expect(xml.match(/<lastmod>2026-01-02T03:04:05\.000Z<\/lastmod>/g)).toHaveLength(2);
    expect(xml.match(/hreflang="en"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
  });

  test('leaves out the last change where none is known', () => {
    expect(writeSitemap([{ path: '/' }], SITE)).not.toContain('lastmod');
  });

  test('is split where the protocol asks for it', () => {
    const many = Array.from({ length: 25_001 }, (_, i) => ({ path: `/news/${i}` }));
    expect(countSitemapParts([])).toBe(1);
    expect(countSitemapParts(many)).toBe(2);
    expect(writeSitemap(many, SITE, 1).match(/<url>/g)).toHaveLength(50_000);
    expect(writeSitemap(many, SITE, 2).match(/<url>/g)).toHaveLength(2);
    expect(writeSitemapIndex(2, SITE)).toContain(`${SITE}/sitemap.xml?part=2`);
  });
});
