import type { ListedMessage } from '../../../domain/alerts/messages.ts';
import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { escapeMarkup } from '../../../domain/text/escape.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/alerts-index';
import { ALERT_TEXTS as TEXTS } from './alert-texts.ts';
import { capAddress, identifierOf, pageOf } from './cap-document.ts';
import { listMessagesForFeeds } from './list-for-feeds.ts';

/**
 * For programs: the index of CAP messages as an Atom feed (/feeds/alerts.atom, RFC 4287), the last one about each
 * warning.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const { siteUrl, db } = services;
  const [office, messages] = await Promise.all([
    getSingleton(db, settings),
    listMessagesForFeeds(services),
  ]);
  const self = `${siteUrl}/feeds/alerts.atom`;
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="el">
<id>${escapeMarkup(self)}</id>
<title>${escapeMarkup(`${TEXTS.feed.el} – ${office.data.name.el}`)}</title>
<updated>${messages[0]?.sentAt ?? office.updatedAt}</updated>
<author><name>${escapeMarkup(office.data.name.el)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(`${siteUrl}/alerts`)}"/>
${messages.map((message) => writeEntry(message, siteUrl)).join('\n')}
</feed>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}

function writeEntry({ id, slug, sentAt, data, isPublic }: ListedMessage, siteUrl: string): string {
  const cap = siteUrl + capAddress(id);
  const title = data.title.el || data.title.en;
  const page = isPublic ? pageOf(siteUrl, slug, 'el') : `${siteUrl}/alerts`;
  return `<entry>
<id>${escapeMarkup(`${cap}#${identifierOf(siteUrl, id)}`)}</id>
<title>${escapeMarkup(isPublic ? title : `${TEXTS.withdrawn.el}: ${title}`)}</title>
<updated>${sentAt}</updated>
<summary>${escapeMarkup(data.description.el || data.description.en)}</summary>
<link rel="alternate" type="application/cap+xml" href="${escapeMarkup(cap)}"/>
<link rel="related" type="text/html" href="${escapeMarkup(page)}"/>
</entry>`;
}
