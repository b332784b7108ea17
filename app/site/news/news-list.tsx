import { NEWS_CATEGORIES } from '../../../domain/content-types/news.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { FilterPills } from '../../ui/forms/filter-pills.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { Mail, Rss } from '../../ui/pictures/icons.tsx';
import { CardGrid, cardSizes } from '../../ui/pieces/card-grid.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { feedPath } from './feed-links.ts';
import type { NewsPageData } from './list-news.ts';
import { NewsCard } from './news-card.tsx';
import { NEWS_TEXTS as texts } from './news-texts.ts';

interface NewsListProps {
  list: NewsPageData;
  language: Language;
  /** The chosen category, '' for all. */
  category: string;
  /** The path without language of all news, or of one category. */
  categoryPath: (category: string) => string;
}

/** The path of a page of a list: the first has none of its own. */
export function pagePath(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** The news with the choice of category above them and the pages below. */
export function NewsList({ list, language, category, categoryPath }: NewsListProps) {
  const options = [{ value: '', label: texts.all }, ...NEWS_CATEGORIES];
  const feed = href(feedPath(category), language);
  return (
    <div className="wrap py-10 md:py-16">
      <div className="mb-10 flex flex-wrap items-center justify-between gap-4 md:mb-12">
        <FilterPills
          label={t(texts.category, language)}
          items={options.map(({ value, label }) => ({
            label: t(label, language),
            href: href(categoryPath(value), language),
            current: value === category,
          }))}
        />
        <div className="-ms-3 flex flex-wrap">
          <ButtonLink href={feed} variant="quiet" size="small">
            <Rss />
            {t(texts.feed, language)}
          </ButtonLink>
          <ButtonLink href={href('/newsletter', language)} variant="quiet" size="small">
            <Mail />
            {t(texts.subscribe, language)}
          </ButtonLink>
        </div>
      </div>
      {list.items.length === 0 ? (
        <EmptyState
          title={t(texts.empty, language)}
          text={t(category ? texts.emptyText : texts.noneYet, language)}
          action={
            category && (
              <ButtonLink href={href('/news', language)}>{t(texts.showAll, language)}</ButtonLink>
            )
          }
        />
      ) : (
        <CardGrid columns={3}>
          {list.items.map((item, index) => (
            <NewsCard
              key={item.path}
              item={item}
              language={language}
              headingLevel={2}
              priority={index === 0}
              sizes={cardSizes(index, list.items.length)}
            />
          ))}
        </CardGrid>
      )}
      <div className="mt-12 md:mt-16">
        <Pagination
          page={list.page}
          pageCount={list.pageCount}
          hrefOf={(page) => href(pagePath(categoryPath(category), page), language)}
          language={language}
        />
      </div>
    </div>
  );
}
