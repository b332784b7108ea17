import { describe, expect, it } from 'vitest';
import { writeRss } from './write-rss.ts';

const FEED = {
  title: 'Νέα – Δήμος',
  description: 'Ανακοινώσεις',
  link: 'https://www.example.gr/news?lang=en',
  self: 'https://www.example.gr/feeds/news.xml?lang=en',
  language: 'en',
  items: [
    {
      title: 'Roads & <bridges>',
      description: 'A "quoted" text',
      link: 'https://www.example.gr/news/roads?a=1&b=2',
      day: '2026-07-04',
      category: 'Projects',
      author: '',
    },
  ],
};

describe('the feed of the news', () => {
  it('says when an item appeared in the way of RFC 822', () => {
    expect(writeRss(FEED)).toContain('<pubDate>Sat, 04 Jul 2026 06:00:00 GMT</pubDate>');
  });

  it('escapes what XML would read as its own', () => {
    const xml = writeRss(FEED);
    expect(xml).toContain('<title>Roads &amp; &lt;bridges&gt;</title>');
    expect(xml).toContain('roads?a=1&amp;b=2</link>');
  });

  it('names no author where there is none', () => {
    expect(writeRss(FEED)).not.toContain('dc:creator>');
    const signed = {
      ...FEED,
      items: FEED.items.map((item) => ({ ...item, author: 'Press office' })),
    };
    expect(writeRss(signed)).toContain('<dc:creator>Press office</dc:creator>');
  });

  it('is a feed without items too', () => {
    expect(writeRss({ ...FEED, items: [] })).not.toContain('lastBuildDate');
  });
});
