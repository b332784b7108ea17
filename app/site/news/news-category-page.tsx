import { redirect } from 'react-router';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { describeScreen } from '../describe-screen.ts';
import { leadToLastPage } from '../lead-to-last-page.ts';
import { listTitle } from '../list-title.ts';
import { pageNotFound } from '../not-found.ts';
import type { Route } from './+types/news-category-page';
import { newsCategoryName } from './category-name.ts';
import { feedLinks } from './feed-links.ts';
import { listNews } from './list-news.ts';
import { NewsList, pagePath } from './news-list.tsx';
import { newsPath } from './news-path.ts';
import { NEWS_CATEGORY_LEADS, NEWS_TEXTS as texts } from './news-texts.ts';

export const handle = { parameters: ['page'] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const category = args.params.category;
  // The specification's list of categories begins with 'all' (section 3).
  if (category === 'all') throw redirect(href('/news', language), 301);
  const name = newsCategoryName(category);
  if (!name) throw pageNotFound();
  const page = url.searchParams.get('page');
  const list = await listNews(services, language, { category, page });
  leadToLastPage(url, list.page);
  return { language, category, name, list };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, category, name, list } = loaderData;
  const title = t(name, language);
  return [
    ...describeScreen(matches[0].loaderData, {
      path: pagePath(newsPath(category), list.page),
      title: listTitle(title, { page: list.page }, language),
      description: t(NEWS_CATEGORY_LEADS[category] ?? texts.lead, language),
      breadcrumb: [
        { title: t(screenAt('/news').title, language), path: '/news' },
        { title, path: newsPath(category) },
      ],
    }),
    ...feedLinks(language, category),
  ];
}

export default function NewsCategoryPage({ loaderData }: Route.ComponentProps) {
  const { language, category, name, list } = loaderData;
  return (
    <>
      <PageHeader
        kind="front"
        title={t(name, language)}
        lead={t(NEWS_CATEGORY_LEADS[category] ?? texts.lead, language)}
        language={language}
        breadcrumb={[
          { label: t(screenAt('/news').title, language), href: href('/news', language) },
        ]}
      />
      <NewsList list={list} language={language} category={category} categoryPath={newsPath} />
    </>
  );
}
