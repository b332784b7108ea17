import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { news } from '../../../domain/content-types/news.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import type { Services } from '../../../domain/services.ts';
import { href, htmlLang, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { addressesOfPictures } from '../files/addresses-of-pictures.ts';
import { pictureSource } from '../picture-source.ts';
import { showTexts } from '../texts/show-texts.ts';
import type { Route } from './+types/news-feed';
import type { Feed, FeedItem } from './feed.ts';
import { newsCategoryLabel } from './news-card.tsx';
import { newsPath } from './news-path.ts';
import { NEWS_TEXTS } from './news-texts.ts';
import { withWholeAddresses } from './whole-addresses.ts';
import { writeAtom } from './write-atom.ts';
import { writeJsonFeed } from './write-json-feed.ts';
import { writeRss } from './write-rss.ts';

export const handle = { parameters: ['category'] };

const FEED_LENGTH = 30;

/**
 * The latest news that are public in the language of the address, as RSS 2.0 (`/feeds/news.xml`), Atom
 * (`/feeds/news.atom`) or JSON Feed (`/feeds/news.json`); with `category`, those of one category.
 */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const asked = url.searchParams.get('category') ?? '';
  const category = asked === 'all' ? '' : asked;
  // A reader's program would follow all news for ever in the belief that they are of one category.
  if (category && !newsCategoryLabel(category)) return new Response('Not found', { status: 404 });
  const feed = await loadFeed(services, language, { path: url.pathname, category });
  if (url.pathname.endsWith('.json')) return answer(writeJsonFeed(feed), 'application/feed+json');
  if (url.pathname.endsWith('.atom'))
    return answer(writeAtom(feed, services.now()), 'application/atom+xml');
  return answer(writeRss(feed), 'application/rss+xml');
}

function answer(body: string, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

async function loadFeed(
  { db, siteUrl }: Services,
  language: Language,
  { path, category }: { path: string; category: string },
): Promise<Feed> {
  const [{ data: site }, stored] = await Promise.all([
    getSingleton(db, settings),
    listEntries(db, news, {
      limit: FEED_LENGTH,
      language: htmlLang(language),
      ...(category && { category }),
    }),
  ]);
  const [entries, pictures] = await Promise.all([
    showTexts(db, news, stored),
    findPictures(
      db,
      stored.map(({ data }) => data.image),
    ),
  ]);
  const label = newsCategoryLabel(category) ?? screenAt('/news').title;
  const query = category && `?category=${category}`;
  return {
    title: `${t(label, language)} – ${localise(site.name, language).text}`,
    description: t(NEWS_TEXTS.lead, language),
    link: siteUrl + href(newsPath(category), language),
    self: siteUrl + href(path + query, language),
    language: htmlLang(language),
    items: entries.map(({ slug, data, updatedAt }): FeedItem => {
      const link = siteUrl + href(entryPath('news', { slug }), language);
      const picture = pictures.get(data.image ?? '');
      const [pictureUrl] = addressesOfPictures(siteUrl, picture, []) ?? [];
      return {
        title: localise(data.title, language).text,
        description: localise(data.summary, language).text,
        link,
        day: data.date ?? '',
        category: t(newsCategoryLabel(data.category ?? '') ?? screenAt('/news').title, language),
        author: localise(data.author, language).text,
        html: withWholeAddresses(localise(data.content, language).text, link),
        ...(pictureUrl && {
          picture: { url: pictureUrl, alt: pictureSource(picture, language)?.alt ?? '' },
        }),
        updatedAt,
      };
    }),
  };
}
