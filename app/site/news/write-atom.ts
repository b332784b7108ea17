import { escapeMarkup } from '../../../domain/text/escape.ts';
import { appearedAt, changedAt, type Feed, type FeedItem, newestChange } from './feed.ts';

/** A feed in Atom 1.0 (RFC 4287). An empty one must say a time, too: `now`. */
export function writeAtom(feed: Feed, now: Date): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${escapeMarkup(feed.self)}</id>
<title>${escapeMarkup(feed.title)}</title>
<subtitle>${escapeMarkup(feed.description)}</subtitle>
<updated>${(newestChange(feed) ?? now).toISOString()}</updated>
<author><name>${escapeMarkup(feed.title)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(feed.self)}"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(feed.link)}"/>
${feed.items.map(writeEntry).join('\n')}
</feed>
`;
}

function writeEntry(item: FeedItem): string {
  const { html, picture, author } = item;
  const link = escapeMarkup(item.link);
  return `<entry>
<id>${link}</id>
<title>${escapeMarkup(item.title)}</title>
<link rel="alternate" type="text/html" href="${link}"/>
${picture ? `<link rel="enclosure" type="image/jpeg" title="${escapeMarkup(picture.alt)}" href="${escapeMarkup(picture.url)}"/>\n` : ''}<published>${appearedAt(item).toISOString()}</published>
<updated>${changedAt(item).toISOString()}</updated>
${author ? `<author><name>${escapeMarkup(author)}</name></author>\n` : ''}<category term="${escapeMarkup(item.category)}"/>
<summary>${escapeMarkup(item.description)}</summary>
${html ? `<content type="html">${escapeMarkup(html)}</content>\n` : ''}</entry>`;
}
