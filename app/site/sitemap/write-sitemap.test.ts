import { describe, expect, test } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

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

  test('of several files has an index that names them', () => {
    const xml = writeSitemapIndex(2, SITE);
    expect(xml).toContain(`<loc>${SITE}/sitemap.xml?part=1</loc>`);
    expect(xml).toContain(`<loc>${SITE}/sitemap.xml?part=2</loc>`);
    expect(xml).not.toContain('part=3');
  });
});
