import { escapeMarkup } from '../../../domain/text/escape.ts';

export interface RssFeed {
  title: string;
  description: string;
  /** The page that the feed is of, and the feed itself; whole addresses. */
  link: string;
  self: string;
  language: string;
  /** Newest first. */
  items: RssItem[];
}

export interface RssItem {
  title: string;
  description: string;
  link: string;
  /** `YYYY-MM-DD`, or a moment in ISO 8601. */
  day: string;
  category: string;
  /** '' when nobody is named. */
  author: string;
}

/** A feed in RSS 2.0. */
export function writeRss(feed: RssFeed): string {
  const newest = feed.items[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(feed.title)}</title>
<link>${escapeMarkup(feed.link)}</link>
<description>${escapeMarkup(feed.description)}</description>
<language>${feed.language}</language>
<atom:link href="${escapeMarkup(feed.self)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest.day)}</lastBuildDate>\n` : ''}${feed.items.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem(item: RssItem): string {
  return `<item>
<title>${escapeMarkup(item.title)}</title>
<link>${escapeMarkup(item.link)}</link>
<guid isPermaLink="true">${escapeMarkup(item.link)}</guid>
<pubDate>${rfc822(item.day)}</pubDate>
<category>${escapeMarkup(item.category)}</category>
${item.author ? `<dc:creator>${escapeMarkup(item.author)}</dc:creator>\n` : ''}<description>${escapeMarkup(item.description)}</description>
</item>`;
}

/** News have a day and no hour: six in the morning UTC is the same day everywhere in Greece. */
function rfc822(day: string): string {
  return new Date(day.includes('T') ? day : `${day}T06:00:00Z`).toUTCString();
}
