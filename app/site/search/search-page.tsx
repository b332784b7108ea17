import { type ContentTypeName, findContentType } from '../../../domain/content-types/all.ts';
import { findMainDates } from '../../../domain/events/main-dates.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { makeExcerpt, markHits } from '../../../domain/search/results/excerpt.ts';
import { type FoundOffice, findOffice } from '../../../domain/search/results/find-office.ts';
import { findInDocuments } from '../../../domain/search/results/in-documents.ts';
import { searchSite } from '../../../domain/search/site-search.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { cleanText } from '../../../domain/text/clean-text.ts';
import { reachedInGreece } from '../../../domain/time/greek-time.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { LiveFilter } from '../../islands/live-filter.tsx';
import { siteRequest } from '../../request-context.ts';
import { useRootData } from '../../root-data.ts';
import { FilterPills, type FilterPillsProps } from '../../ui/forms/filter-pills.tsx';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Fold } from '../../ui/pieces/fold.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { plainWords } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { leadToLastPage } from '../lead-to-last-page.ts';
import { listTitle } from '../list-title.ts';
import type { Route } from './+types/search-page';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultPages } from './result-pages.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResult } from './search-result.tsx';
import { SearchSide } from './search-side.tsx';
import { resultCount, SEARCH_TEXTS as texts } from './search-texts.ts';
import { listSuggestedScreens } from './site-screens.ts';

// There is no end of possible searches: if they were held, they would push everything else out of memory.
export const handle = { parameters: ['q', 'type', 'page'], uncached: true };

const PAGE_SIZE = 10;
const FORM_ID = 'site-search';

export async function loader(args: Route.LoaderArgs) {
  const { services, clientAddress, language, url } = siteRequest(args);
  const query = cleanText(url.searchParams.get('q') ?? '');
  const type = findContentType(url.searchParams.get('type') ?? '')?.name as
    | ContentTypeName
    | undefined;
  const result = await searchSite(services.db, {
    query,
    type,
    page: Math.trunc(Number(url.searchParams.get('page'))) || 1,
    pageSize: PAGE_SIZE,
    now: services.now(),
  });
  leadToLastPage(url, result.page);
  if (query !== '' && result.page === 1) {
    const found = result.counts.length === 0 ? 'nothing' : result.isPartial ? 'some' : 'all';
    services.noteSearch({ query, address: clientAddress, found, now: services.now() });
  }
  const { found, nearest, needles, isPartial: _, ...counted } = result;
  const told = found.map((entry) => {
    const title = localise(entry.title, language);
    const text = localise(entry.text, language);
    const excerpt = makeExcerpt(text.text, needles);
    const isSeen = [...markHits(title.text, needles), ...excerpt].some(({ isHit }) => isHit);
    return { entry, title, excerpt, lang: text.lang, isSeen };
  });
  const unseen = told.flatMap(({ entry, isSeen }) => (isSeen ? [] : [entry.id]));
  const [suggestions, office, inDocuments, eventDates] = await Promise.all([
    listSuggestedScreens(services.db),
    findOffice(services.db, found.length > 0 ? found : nearest),
    findInDocuments(services.db, unseen, needles),
    findMainDates(
      services.db,
      found.map(({ id }) => id),
      reachedInGreece(services.now()),
    ),
  ]);
  return {
    language,
    query,
    type: type ?? '',
    ...counted,
    suggestions,
    office,
    nearest: nearest.flatMap(({ path, download, title }) =>
      path
        ? { title: localise(title, language), path: download ? path : href(path, language) }
        : [],
    ),
    results: told.map(({ entry, title, excerpt, lang }) => ({
      id: entry.id,
      kind: t(entry.label, language),
      path: entry.path && (entry.download ? entry.path : href(entry.path, language)),
      title,
      excerpt,
      excerptLang: lang,
      isInDocument: inDocuments.has(entry.id),
      day: (eventDates.get(entry.id) ?? entry.date).slice(0, 10),
      isArchived: entry.isArchived,
      isOver: entry.isOver,
      isCancelled: entry.isCancelled,
      file: entry.download,
    })),
  };
}

/** The address of a search. */
function searchPath(query: string, type: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  return `/search?${parameters}`;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { language, query, page } = loaderData;
  const title = t(screenAt('/search').title, language);
  return describeScreen(matches[0].loaderData, {
    path: '/search',
    title: listTitle(title, { words: [query], page }, language),
    description: t(texts.lead, language),
    breadcrumb: [{ title, path: '/search' }],
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { language, query, total } = loaderData;
  const switchboard = useRootData()?.site?.settings.phones[0];
  const office = loaderData.office ?? generalOffice(switchboard);
  const summary = t(total === 0 ? texts.empty : resultCount(total, query), language);
  return (
    <>
      <PageHeader
        title={t(screenAt('/search').title, language)}
        lead={t(texts.lead, language)}
        language={language}
        breadcrumb={[]}
      />
      <ContentLayout
        side={
          <SearchSide language={language} suggestions={loaderData.suggestions} office={office} />
        }
      >
        <SearchForm id={FORM_ID} language={language} query={query} />
        <LiveFilter formId={FORM_ID} language={language} />
        <div data-live="results" data-summary={query && summary}>
          <SearchResults {...loaderData} office={office} summary={summary} />
        </div>
      </ContentLayout>
    </>
  );
}

/** Whom to call where no office is known: the first number of the settings. */
function generalOffice(
  phone: { label: Bilingual; number: string } | undefined,
): FoundOffice | undefined {
  return phone && { name: phone.label, phone: phone.number };
}

type SearchResultsProps = Route.ComponentProps['loaderData'] & { summary: string };

/** The parts that depend on the words: kinds, results and pages. */
function SearchResults(props: SearchResultsProps) {
  const { language, query, type, counts, results, isLoose, summary } = props;
  const found = counts.reduce((sum, { count }) => sum + count, 0);
  const isAllShown = counts.every((kind) => kind.type === (type || counts[0]?.type));
  const kinds = [
    {
      label: t(texts.all, language),
      href: href(searchPath(query, ''), language),
      current: type === '',
      count: found,
    },
    ...counts.map((kind) => ({
      label: t(kind.label, language),
      href: href(searchPath(query, kind.type), language),
      current: type === kind.type,
      count: kind.count,
    })),
  ];
  return (
    <>
      {query !== '' && (
        <section aria-labelledby="results" className="mt-10 border-t border-line pt-8">
          <h2 id="results" className="text-2xl">
            {summary}
          </h2>
          <EmergencyNumbers numbers={props.emergency} language={language} />
          {isLoose && (
            <div className="mt-4">
              <Notice>{t(texts.loose, language)}</Notice>
            </div>
          )}
          {!isAllShown && (
            <div className="mt-6">
              <Kinds kinds={kinds} language={language} />
            </div>
          )}
          {results.length === 0 ? (
            <NothingFound nearest={props.nearest} office={props.office} language={language} />
          ) : (
            <ol className="mt-4">
              {results.map((result) => (
                <SearchResult key={result.id} {...result} language={language} />
              ))}
            </ol>
          )}
          <ResultPages
            total={props.total}
            shown={props.shown}
            page={props.page}
            pageCount={props.pageCount}
            hrefOf={(page) => href(searchPath(query, type, page), language)}
            language={language}
          />
        </section>
      )}
    </>
  );
}

/** More kinds fill a phone's screen before the first result. */
const MOST_UNFOLDED = 4;

/** The kinds of what was found; many of them stand behind a button on a phone, which says the current one. */
function Kinds({ kinds, language }: { kinds: FilterPillsProps['items']; language: Language }) {
  const label = t(texts.kinds, language);
  const pills = <FilterPills label={label} items={kinds} />;
  if (kinds.length <= MOST_UNFOLDED) return pills;
  const current = kinds.find((kind) => kind.current)?.label;
  return (
    <Fold title={`${label}: ${plainWords(current ?? t(texts.all, language))}`} isBare>
      {pills}
    </Fold>
  );
}
