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
  /** `YYYY-MM-DD` */
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
<title>${escapeXml(feed.title)}</title>
<link>${escapeXml(feed.link)}</link>
<description>${escapeXml(feed.description)}</description>
<language>${feed.language}</language>
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest.day)}</lastBuildDate>\n` : ''}${feed.items.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem(item: RssItem): string {
  return `<item>
<title>${escapeXml(item.title)}</title>
<link>${escapeXml(item.link)}</link>
<guid isPermaLink="true">${escapeXml(item.link)}</guid>
<pubDate>${rfc822(item.day)}</pubDate>
<category>${escapeXml(item.category)}</category>
${item.author ? `<dc:creator>${escapeXml(item.author)}</dc:creator>\n` : ''}<description>${escapeXml(item.description)}</description>
</item>`;
}

/** News have a day and no hour: six in the morning UTC is the same day everywhere in Greece. */
function rfc822(day: string): string {
  return new Date(`${day}T06:00:00Z`).toUTCString();
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
