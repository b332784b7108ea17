import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { escapeMarkup } from '../../../domain/text/escape.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/alerts-index';
import { ALERT_TEXTS } from './alert-texts.ts';
import { listForFeeds } from './list-for-feeds.ts';
import { capAddress, loadCap } from './load-cap.ts';

/** For programs: the index of CAP messages as an Atom feed (/feeds/alerts.atom, RFC 4287), one entry for each warning. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = siteRequest(args);
  const { siteUrl, db } = services;
  const [office, alerts] = await Promise.all([getSingleton(db, settings), listForFeeds(services)]);
  const messages = await loadCap(services, alerts);
  const sent = messages.map(({ around }) => around.message.sent).sort();
  const self = `${siteUrl}/feeds/alerts.atom`;
  const entries = messages.map(({ alert, around }) => {
    const cap = siteUrl + capAddress(alert.slug);
    const title = alert.data.title.el || alert.data.title.en;
    const summary = alert.data.description.el || alert.data.description.en;
    return `<entry>
<id>${escapeMarkup(`${cap}#${around.message.identifier}`)}</id>
<title>${escapeMarkup(title)}</title>
<updated>${around.message.sent}</updated>
<summary>${escapeMarkup(summary)}</summary>
<link rel="alternate" type="application/cap+xml" href="${escapeMarkup(cap)}"/>
<link rel="related" type="text/html" href="${escapeMarkup(around.webOf('el'))}"/>
</entry>`;
  });
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="el">
<id>${escapeMarkup(self)}</id>
<title>${escapeMarkup(`${ALERT_TEXTS.feed.el} – ${office.data.name.el}`)}</title>
<updated>${sent.at(-1) ?? office.updatedAt}</updated>
<author><name>${escapeMarkup(office.data.name.el)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(`${siteUrl}/alerts`)}"/>
${entries.join('\n')}
</feed>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
