import { searchSite } from '../../../domain/search/site-search.ts';
import { href, localise, t } from '../../i18n/language.ts';
import type { Suggestion } from '../../islands/suggestion-list.ts';
import { siteRequest } from '../../request-context.ts';
import type { Route } from './+types/suggestions';

export const handle = { parameters: ['q'] };

const MOST_SUGGESTED = 7;

/** What the words that somebody is typing may lead to (/search/suggestions?q=σκουπ), the best first, as JSON. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const query = (url.searchParams.get('q') ?? '').trim();
  const { found } = await searchSite(services.db, {
    query,
    page: 1,
    pageSize: MOST_SUGGESTED,
    isTyping: true,
    now: services.now(),
  });
  const suggestions = found.flatMap(({ path, download, title, label, isOver }): Suggestion[] => {
    if (!path || isOver) return [];
    const words = localise(title, language);
    return [
      {
        title: words.text,
        lang: words.lang,
        kind: t(label, language),
        href: download ? path : href(path, language),
      },
    ];
  });
  return Response.json({ suggestions });
}
