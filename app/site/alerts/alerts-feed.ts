import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, htmlLang, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { writeRss } from '../news/write-rss.ts';
import type { Route } from './+types/alerts-feed';
import { ALERT_TEXTS as TEXTS } from './alert-texts.ts';
import { severityWord } from './alert-words.ts';
import { listForFeeds, listMessagesForFeeds } from './list-for-feeds.ts';

/** For readers: the warnings as RSS 2.0 (/feeds/alerts.xml), in either language, since none may be missed. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db, siteUrl } = services;
  const [{ data: site }, alerts, messages] = await Promise.all([
    getSingleton(db, settings),
    listForFeeds(services),
    listMessagesForFeeds(services),
  ]);
  const withdrawn = messages.filter(({ isPublic }) => !isPublic);
  const xml = writeRss({
    title: `${t(TEXTS.feed, language)} – ${localise(site.name, language).text}`,
    description: t(TEXTS.lead, language),
    link: siteUrl + href('/alerts', language),
    self: siteUrl + href('/feeds/alerts.xml', language),
    language: htmlLang(language),
    items: [
      ...withdrawn.map(({ id, data, sentAt }) => ({
        title: `${t(TEXTS.withdrawn, language)}: ${localise(data.title, language).text}`,
        description: t(TEXTS.nowWithdrawn, language),
        // Readers know an item by its address: the page of the warning is gone.
        link: `${siteUrl}${href('/alerts', language)}#${id}`,
        day: sentAt,
        category: severityWord(data.severity, language),
        author: '',
      })),
      ...alerts.map(({ slug, data, publishedAt }) => ({
        title: `${severityWord(data.severity, language)}: ${localise(data.title, language).text}`,
        description: [data.description, data.instruction]
          .map((text) => localise(text, language).text)
          .filter(Boolean)
          .join('\n'),
        link: siteUrl + href(entryPath('alert', { slug }), language),
        day: publishedAt,
        category: severityWord(data.severity, language),
        author: '',
      })),
    ],
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
