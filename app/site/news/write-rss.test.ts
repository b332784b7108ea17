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

  it('gives the picture of an item with its description, escaped, and none where there is none', () => {
    const picture = { url: 'https://www.example.gr/media/a/1280.jpg', alt: 'The "old" pier & sea' };
    const xml = writeRss({ ...FEED, items: FEED.items.map((item) => ({ ...item, picture })) });
    expect(xml).toContain(
      '<media:content url="https://www.example.gr/media/a/1280.jpg" medium="image" type="image/jpeg">\n' +
        '<media:description>The &quot;old&quot; pier &amp; sea</media:description>\n' +
        '</media:content>\n</item>',
    );
    expect(writeRss(FEED)).not.toContain('<media:content');
  });

  it('is a feed without items too', () => {
    expect(writeRss({ ...FEED, items: [] })).not.toContain('lastBuildDate');
  });
});
