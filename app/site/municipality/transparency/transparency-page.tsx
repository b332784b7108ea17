import { countEntries, listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { teaser } from '../../../../domain/content-types/teaser.ts';
import {
  DOCUMENT_CATEGORIES,
  transparencyDocument,
} from '../../../../domain/content-types/transparency-document.ts';
import { findDownloads, findPictures } from '../../../../domain/media/library/reading.ts';
import { screenAt } from '../../../../domain/screens/find-screen.ts';
import { listDocumentPage } from '../../../../domain/transparency/list-documents.ts';
import { formatLongDate } from '../../../i18n/dates.ts';
import { href, type Language, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { EmptyState } from '../../../ui/pieces/empty-state.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { leadToLastPage } from '../../lead-to-last-page.ts';
import { listTitle } from '../../list-title.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../../pages/section-screen.tsx';
import { TextBody } from '../../pages/text-body.tsx';
import type { Route } from './+types/transparency-page';
import { DocumentFilterBar } from './document-filter-bar.tsx';
import { DocumentTable } from './document-table.tsx';
import {
  allDocumentsPath,
  type DocumentFilters,
  documentsPath,
  isFiltered,
  readDocumentFilters,
} from './read-document-filters.ts';
import { TransparencyTeasers } from './transparency-teasers.tsx';
import { documentCount, TRANSPARENCY_TEXTS as TEXTS, toArchive } from './transparency-texts.ts';

const PAGE_SIZE = 20;
/** What is looked for here and stands on a screen of its own. */
const SEE_ALSO = ['/municipality/tenders', '/council-meetings'] as const;

export const handle = { parameters: ['q', 'category', 'date', 'archive', 'page'] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { db } = services;
  const filters = readDocumentFilters(url.searchParams);
  const { isArchived } = filters;
  const [screen, list, elsewhere, cards, banners] = await Promise.all([
    loadSectionScreen(db, language, '/municipality/transparency'),
    listDocumentPage(db, {
      search: filters.q,
      category: filters.category === 'all' ? undefined : filters.category,
      day: filters.date || undefined,
      isArchived,
      page: filters.page,
      pageSize: PAGE_SIZE,
    }),
    countEntries(db, transparencyDocument, { isArchived: !isArchived }),
    listEntries(db, teaser, { category: 'transparency-card' }),
    listEntries(db, teaser, { category: 'transparency-banner', limit: 1 }),
  ]);
  leadToLastPage(url, list.page);
  const [files, pictures] = await Promise.all([
    findDownloads(
      db,
      list.entries.map((entry) => entry.data.file),
    ),
    findPictures(
      db,
      banners.map((entry) => entry.data.image),
    ),
  ]);
  return { screen, filters, list, elsewhere, files, cards, banner: banners[0], pictures };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { screen, filters, list } = loaderData;
  const { language } = screen;
  const filtered = isFiltered(filters);
  const about = describeSectionScreen(screen, TEXTS);
  return describeScreen(matches[0].loaderData, {
    ...about,
    title: listTitle(
      about.title,
      { words: filterWords(filters, language), page: list.page },
      language,
    ),
    path: documentsPath(filters, list.page),
    noIndex: filtered || filters.isArchived,
  });
}

/** What the documents are narrowed to, in words. */
function filterWords({ q, category, date, isArchived }: DocumentFilters, language: Language) {
  const label = DOCUMENT_CATEGORIES.find(({ value }) => value === category)?.label;
  return [
    isArchived ? t(TEXTS.archive, language) : undefined,
    label && t(label, language),
    date && formatLongDate(date, language),
    q,
  ];
}

/** The documents that the municipality publishes, to search and filter. */
export default function TransparencyPage({ loaderData }: Route.ComponentProps) {
  const { screen, filters, list, elsewhere, files, cards, banner, pictures } = loaderData;
  const { isArchived } = filters;
  const { language, text } = screen;
  const summary = t(list.total > 0 ? documentCount(list.total) : TEXTS.emptyTitle, language);
  const resetHref = href(allDocumentsPath(filters), language);
  const otherHref = href(allDocumentsPath({ isArchived: !isArchived }), language);
  return (
    <SectionScreen
      screen={screen}
      texts={TEXTS}
      bands={
        <TransparencyTeasers
          cards={cards}
          banner={banner}
          pictures={pictures}
          language={language}
        />
      }
    >
      <TextBody text={text} language={language} />
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {SEE_ALSO.map((path) => (
          <TextLink key={path} href={href(path, language)} arrow>
            {t(screenAt(path).title, language)}
          </TextLink>
        ))}
      </p>
      <section aria-labelledby="documents" className="mt-12">
        <SectionHeading
          id="documents"
          title={t(isArchived ? TEXTS.archive : TEXTS.documents, language)}
        />
        {isArchived && <p className="mb-6 text-muted">{t(TEXTS.archiveText, language)}</p>}
        <DocumentFilterBar filters={filters} language={language} />
        <div data-live="results" data-summary={summary}>
          {list.total === 0 ? (
            <EmptyState
              headingLevel={3}
              title={t(TEXTS.emptyTitle, language)}
              text={t(isFiltered(filters) ? TEXTS.emptyText : TEXTS.noneYet, language)}
              action={
                isFiltered(filters) && (
                  <ButtonLink href={resetHref} variant="secondary">
                    {t(TEXTS.reset, language)}
                  </ButtonLink>
                )
              }
            />
          ) : (
            <div className="mt-6 grid gap-6">
              <p className="text-muted">{summary}</p>
              <DocumentTable documents={list.entries} files={files} language={language} />
              <Pagination
                page={list.page}
                pageCount={list.pageCount}
                hrefOf={(page) => href(documentsPath(filters, page), language)}
                language={language}
              />
            </div>
          )}
        </div>
        {(elsewhere > 0 || isArchived) && (
          <p className="mt-6">
            <TextLink href={otherHref} arrow>
              {t(isArchived ? TEXTS.toCurrent : toArchive(elsewhere), language)}
            </TextLink>
          </p>
        )}
      </section>
    </SectionScreen>
  );
}
