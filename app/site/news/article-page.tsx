import { findEntry, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { news } from '../../../domain/content-types/news.ts';
import { tender } from '../../../domain/content-types/tender.ts';
import { findEntryFiles } from '../../../domain/media/library/entry-files.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { formatLongDate } from '../../i18n/dates.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { Band } from '../../ui/page/band.tsx';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PreviousNext } from '../../ui/page/previous-next.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { ArrowLeft } from '../../ui/pictures/icons.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { ArchivedNote } from '../archived-note.tsx';
import { describeScreen } from '../describe-screen.ts';
import { addressesOfPictures } from '../files/addresses-of-pictures.ts';
import { EntryFiles } from '../files/entry-files.tsx';
import { LanguageNote } from '../language-note.tsx';
import { pageNotFound } from '../not-found.ts';
import { pictureSource } from '../picture-source.ts';
import { TenderInArticle } from '../tenders/tender-in-article.tsx';
import { viewTender } from '../tenders/tender-view.ts';
import { showTextsOf } from '../texts/show-texts.ts';
import type { Route } from './+types/article-page';
import { ArticleFacts } from './article-facts.tsx';
import { newsCategoryName } from './category-name.ts';
import { findNeighbours } from './find-neighbours.ts';
import { NewsCard, newsCategoryLabel, newsTeaser } from './news-card.tsx';
import { newsPath } from './news-path.ts';
import { NEWS_TEXTS as texts } from './news-texts.ts';

const RELATED_COUNT = 3;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const stored = await findEntry(db, news, args.params.slug);
  if (!stored) throw pageNotFound();
  const item = await showTextsOf(db, news, stored);
  const { data } = item;
  const category = data.category ?? '';
  const [{ older, newer }, inCategory, about] = await Promise.all([
    findNeighbours(services, item),
    listEntries(db, news, { category, limit: RELATED_COUNT + 1 }),
    data.tender ? findEntry(db, tender, data.tender) : undefined,
  ]);
  const related = inCategory.filter(({ id }) => id !== item.id).slice(0, RELATED_COUNT);
  const [pictures, files] = await Promise.all([
    findPictures(
      db,
      [item, ...related].map((entry) => entry.data.image),
    ),
    findEntryFiles(db, data),
  ]);
  const link = (entry: typeof item) => ({
    href: href(entryPath('news', entry), language),
    title: localise(entry.data.title, language),
  });
  return {
    language,
    slug: item.slug,
    title: localise(data.title, language),
    summary: localise(data.summary, language),
    content: localise(data.content, language),
    date: data.date ?? '',
    category,
    label: newsCategoryLabel(category) ?? screenAt('/news').title,
    page: newsCategoryName(category) ?? screenAt('/news').title,
    author: localise(data.author, language),
    tags: data.tags.map((tag) => localise(tag.name, language)),
    image: pictures.get(data.image ?? ''),
    files,
    tender: about && viewTender(about, services.now(), language),
    updatedOn: dayInGreece(new Date(item.updatedAt)),
    publishedAt: item.publishedAt,
    updatedAt: item.updatedAt,
    archivedAt: item.archivedAt,
    languages: item.languages,
    isEnglishBehind: item.isEnglishBehind,
    older: older && link(older),
    newer: newer && link(newer),
    related: related.map((entry) => newsTeaser(entry, pictures, language)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  if (!loaderData || !root?.site) return [];
  const { language, slug, title, summary, label, image } = loaderData;
  const path = entryPath('news', { slug });
  const publisher = {
    '@type': 'GovernmentOrganization',
    '@id': `${root.siteUrl}/#municipality`,
    name: localise(root.site.settings.name, language).text,
    url: root.siteUrl,
  };
  return describeScreen(root, {
    path,
    title: title.text,
    description: summary.text,
    type: 'article',
    picture: image,
    noIndex: loaderData.archivedAt !== null,
    languages: loaderData.languages,
    breadcrumb: [
      { title: t(screenAt('/news').title, language), path: '/news' },
      { title: t(loaderData.page, language), path: newsPath(loaderData.category) },
      { title: title.text, path },
    ],
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: title.text,
        description: summary.text,
        datePublished: loaderData.date,
        // A notice may bear the date of the day on which it holds: it is not changed before that.
        dateModified:
          loaderData.updatedOn < loaderData.date ? loaderData.date : loaderData.updatedAt,
        articleSection: t(label, language),
        keywords: loaderData.tags.map((tag) => tag.text).join(', ') || undefined,
        mainEntityOfPage: root.siteUrl + href(path, language),
        image: addressesOfPictures(root.siteUrl, image, loaderData.files.gallery),
        author: loaderData.author.text
          ? { '@type': 'Organization', name: loaderData.author.text }
          : publisher,
        publisher,
      },
    ],
  });
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { language, title, summary, content, date, category, label, related } = loaderData;
  const categoryHref = href(newsPath(category), language);
  return (
    <>
      <PageHeader
        title={title}
        lead={summary}
        language={language}
        breadcrumb={[
          { label: t(screenAt('/news').title, language), href: href('/news', language) },
          { label: t(loaderData.page, language), href: categoryHref },
        ]}
        kicker={
          <>
            <a href={categoryHref} className="inline-flex min-h-11 items-center">
              <Badge words={t(label, language)} />
            </a>
            <time dateTime={date}>{formatLongDate(date, language)}</time>
          </>
        }
        picture={pictureSource(loaderData.image, language)}
      />
      <ContentLayout
        side={
          (loaderData.author.text || loaderData.tags.length > 0) && (
            <ArticleFacts language={language} author={loaderData.author} tags={loaderData.tags} />
          )
        }
      >
        <article className="grid gap-8">
          <ArchivedNote
            since={loaderData.archivedAt}
            language={language}
            current={{ path: '/news', words: t(texts.back, language) }}
          />
          <LanguageNote
            entry={loaderData}
            language={language}
            path={entryPath('news', loaderData)}
          />
          {loaderData.tender && <TenderInArticle tender={loaderData.tender} language={language} />}
          <Prose html={content.text} lang={content.lang} language={language} />
          <EntryFiles files={loaderData.files} language={language} />
        </article>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <ButtonLink href={href('/news', language)} variant="secondary" className="no-print">
            <ArrowLeft />
            {t(texts.back, language)}
          </ButtonLink>
          {loaderData.updatedOn > date && (
            <LastUpdated day={loaderData.updatedOn} language={language} />
          )}
        </div>
        <div className="mt-10">
          <PreviousNext previous={loaderData.older} next={loaderData.newer} language={language} />
        </div>
      </ContentLayout>
      {related.length > 0 && (
        <Band tone="sand" labelledBy="related" className="no-print">
          <SectionHeading
            id="related"
            title={t(texts.related, language)}
            link={{ href: categoryHref, text: t(loaderData.page, language) }}
          />
          <CardGrid columns={3}>
            {related.map((item) => (
              <NewsCard key={item.path} item={item} language={language} />
            ))}
          </CardGrid>
        </Band>
      )}
    </>
  );
}
