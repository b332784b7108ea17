import { TENDER_STATES, type TenderState } from '../../../domain/content-types/tender.ts';
import { listTenderPage } from '../../../domain/tenders/list-tenders.ts';
import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { FilterPills } from '../../ui/forms/filter-pills.tsx';
import { Pagination } from '../../ui/page/pagination.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { describeScreen } from '../describe-screen.ts';
import { leadToLastPage } from '../lead-to-last-page.ts';
import { listTitle } from '../list-title.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import type { Route } from './+types/tenders-page';
import { TenderRow } from './tender-row.tsx';
import { TENDER_LISTS, TENDER_TEXTS as TEXTS, tenderCount } from './tender-texts.ts';
import { viewTender } from './tender-view.ts';

const PATH = '/municipality/tenders';
const PAGE_SIZE = 20;

export const handle = { parameters: ['state', 'page'] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const asked = url.searchParams.get('state');
  // An unknown state means no filter.
  const state = TENDER_STATES.find(({ value }) => value === asked)?.value;
  const now = services.now();
  const [screen, list] = await Promise.all([
    loadSectionScreen(services.db, language, PATH),
    listTenderPage(services.db, {
      state,
      now,
      page: Math.trunc(Number(url.searchParams.get('page'))) || 1,
      pageSize: PAGE_SIZE,
    }),
  ]);
  leadToLastPage(url, list.page);
  return {
    screen,
    state,
    list: { ...list, entries: list.entries.map((entry) => viewTender(entry, now, language)) },
  };
}

/** The path of a page of the tenders in a state, without language. */
function pathOf(state: TenderState | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { screen, state, list } = loaderData;
  const about = describeSectionScreen(screen, TEXTS);
  const words = state ? [t(TENDER_LISTS[state], screen.language)] : [];
  return describeScreen(matches[0].loaderData, {
    ...about,
    title: listTitle(about.title, { words, page: list.page }, screen.language),
    path: pathOf(state, list.page),
    noIndex: state !== undefined,
  });
}

/** The tenders of the municipality, those with the latest deadline first, to filter by their state. */
export default function TendersPage({ loaderData }: Route.ComponentProps) {
  const { screen, state, list } = loaderData;
  const { language, text } = screen;
  return (
    <SectionScreen screen={screen} texts={TEXTS}>
      <TextBody text={text} language={language} />
      <section aria-labelledby="tenders" className={text?.html ? 'mt-12' : undefined}>
        <h2 id="tenders" className="sr-only">
          {t(state ? TENDER_LISTS[state] : TEXTS.showAll, language)}
        </h2>
        <FilterPills
          label={t(TEXTS.state, language)}
          items={[undefined, ...TENDER_STATES.map(({ value }) => value)].map((value) => ({
            label: t(value ? TENDER_LISTS[value] : TEXTS.all, language),
            href: href(pathOf(value), language),
            current: value === state,
          }))}
        />
        {list.total === 0 ? (
          <div className="mt-8">
            <EmptyState
              headingLevel={3}
              title={t(TEXTS.empty, language)}
              text={t(state ? TEXTS.emptyText : TEXTS.noneYet, language)}
              action={
                state && (
                  <ButtonLink href={href(PATH, language)} variant="secondary">
                    {t(TEXTS.showAll, language)}
                  </ButtonLink>
                )
              }
            />
          </div>
        ) : (
          <>
            <p className="mt-6 text-muted">{t(tenderCount(list.total), language)}</p>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets. */}
            <ul role="list" className="mt-3 border-t border-line">
              {list.entries.map((one) => (
                <TenderRow key={one.path} tender={one} language={language} />
              ))}
            </ul>
            <div className="mt-6">
              <Pagination
                page={list.page}
                pageCount={list.pageCount}
                hrefOf={(page) => href(pathOf(state, page), language)}
                language={language}
              />
            </div>
          </>
        )}
      </section>
    </SectionScreen>
  );
}
