import { escapeMarkup } from '../../../domain/text/escape.ts';
import { appearedAt, type Feed, type FeedItem, newestChange } from './feed.ts';

/** A feed in RSS 2.0, with the whole texts (RSS content module) and pictures (Media RSS). */
export function writeRss(feed: Feed): string {
  const newest = newestChange(feed);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeMarkup(feed.title)}</title>
<link>${escapeMarkup(feed.link)}</link>
<description>${escapeMarkup(feed.description)}</description>
<language>${feed.language}</language>
<atom:link href="${escapeMarkup(feed.self)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}${feed.items.map(writeItem).join('\n')}
</channel>
</rss>
`;
}

function writeItem(item: FeedItem): string {
  const { html, picture, author } = item;
  return `<item>
<title>${escapeMarkup(item.title)}</title>
<link>${escapeMarkup(item.link)}</link>
<guid isPermaLink="true">${escapeMarkup(item.link)}</guid>
<pubDate>${appearedAt(item).toUTCString()}</pubDate>
<category>${escapeMarkup(item.category)}</category>
${author ? `<dc:creator>${escapeMarkup(author)}</dc:creator>\n` : ''}<description>${escapeMarkup(item.description)}</description>
${html ? `<content:encoded>${escapeMarkup(html)}</content:encoded>\n` : ''}${picture ? writePicture(picture) : ''}</item>`;
}

function writePicture({ url, alt }: { url: string; alt: string }): string {
  return `<media:content url="${escapeMarkup(url)}" medium="image" type="image/jpeg">
<media:description>${escapeMarkup(alt)}</media:description>
</media:content>
`;
}
