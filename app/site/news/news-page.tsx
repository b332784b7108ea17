import { screenAt } from '../../../domain/screens/find-screen.ts';
import { t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { describeScreen } from '../describe-screen.ts';
import { leadToLastPage } from '../lead-to-last-page.ts';
import { listTitle } from '../list-title.ts';
import type { Route } from './+types/news-page';
import { feedLinks } from './feed-links.ts';
import { listNews } from './list-news.ts';
import { newsCategoryLabel } from './news-card.tsx';
import { NewsList, pagePath } from './news-list.tsx';
import { newsPath } from './news-path.ts';
import { NEWS_TEXTS as texts } from './news-texts.ts';

export const handle = { parameters: ['category', 'page'] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const asked = url.searchParams.get('category') ?? '';
  // 'all' is the specification's name for no filter; an unknown category also means no filter.
  const category = newsCategoryLabel(asked) ? asked : '';
  const page = url.searchParams.get('page');
  const list = await listNews(services, language, { category, page });
  leadToLastPage(url, list.page);
  return { language, category, list };
}

const pathOf = (category: string) => (category ? `/news?category=${category}` : '/news');

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, category, list } = loaderData;
  const label = newsCategoryLabel(category);
  const title = t(screenAt('/news').title, language);
  const words = label ? [t(label, language)] : [];
  return [
    ...describeScreen(matches[0].loaderData, {
      // A filtered list repeats the category's page at another address.
      path: pagePath(newsPath(category), list.page),
      title: listTitle(title, { words, page: list.page }, language),
      description: t(texts.lead, language),
      breadcrumb: [{ title, path: '/news' }],
    }),
    ...feedLinks(language, category),
  ];
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { language, category, list } = loaderData;
  return (
    <>
      <PageHeader
        kind="front"
        title={t(screenAt('/news').title, language)}
        lead={t(texts.lead, language)}
        language={language}
        breadcrumb={[]}
      />
      <NewsList list={list} language={language} category={category} categoryPath={pathOf} />
    </>
  );
}
