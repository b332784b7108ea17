import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { news } from '../../../domain/content-types/news.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, htmlLang, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/news-feed';
import { newsCategoryLabel } from './news-card.tsx';
import { NEWS_TEXTS } from './news-texts.ts';
import { writeRss } from './write-rss.ts';

const FEED_LENGTH = 30;

/** The latest news as RSS 2.0: those that are public in the language of the address. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db, siteUrl } = services;
  const [{ data: site }, entries] = await Promise.all([
    getSingleton(db, settings),
    listEntries(db, news, { limit: FEED_LENGTH, language: htmlLang(language) }),
  ]);
  const xml = writeRss({
    title: `${t(screenAt('/news').title, language)} – ${t(site.name, language)}`,
    description: t(NEWS_TEXTS.lead, language),
    link: siteUrl + href('/news', language),
    self: siteUrl + href('/feeds/news.xml', language),
    language: htmlLang(language),
    items: entries.map(({ slug, data }) => ({
      title: localise(data.title, language).text,
      description: localise(data.summary, language).text,
      link: siteUrl + href(`/news/${slug}`, language),
      day: data.date ?? '',
      category: t(newsCategoryLabel(data.category ?? '') ?? screenAt('/news').title, language),
      author: localise(data.author, language).text,
    })),
  });
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
