import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen } from '../pages/section-screen.tsx';
import type { Route } from './+types/beaches-page';
import { BEACH_PARAMETERS, beachFilters } from './beach-filters.ts';
import { BeachRow } from './beach-row.tsx';
import { BeachTable } from './beach-table.tsx';
import { CATEGORY_SCREENS } from './categories.ts';
import {
  chosenWords,
  filteredPath,
  offeredFilters,
  placesThatFit,
  readChosen,
} from './place-filter.ts';
import { PlaceFilterBar } from './place-filter-bar.tsx';
import { attractionJsonLd } from './place-json-ld.ts';
import { listPlaces } from './places.ts';
import { TourismListHeader } from './tourism-list-header.tsx';
import { LIST_TEXTS, TOURISM_TEXTS } from './tourism-texts.ts';

const TEXTS = CATEGORY_SCREENS.beach;

export const handle = { parameters: BEACH_PARAMETERS };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const [screen, all, units] = await Promise.all([
    loadSectionScreen(services.db, language, TEXTS.path),
    listPlaces(services.db, { category: 'beach' }, language),
    listEntries(services.db, unit),
  ]);
  const filters = beachFilters(units);
  const chosen = readChosen(url.searchParams, filters);
  return {
    language,
    screen,
    isEmpty: all.length === 0,
    beaches: placesThatFit(all, filters, chosen),
    filters: offeredFilters(all, filters, chosen),
    chosen,
    unitNames: Object.fromEntries(units.map(({ slug, data }) => [slug, data.name])),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, screen, beaches, filters, chosen } = loaderData;
  const root = matches[0].loaderData;
  const about = describeSectionScreen(screen, TEXTS);
  const words = chosenWords(filters, chosen, language);
  return describeScreen(root, {
    ...about,
    ...(words && { title: `${about.title}: ${words}` }),
    path: filteredPath(TEXTS.path, filters, chosen),
    // Filters, one with another, repeat the list without end.
    noIndex: Object.keys(chosen).length > 1,
    jsonLd: beaches.map((place) => attractionJsonLd(place, language, root?.siteUrl ?? '')),
  });
}

/** The attractions of the category beach (specification, section 2), side by side and one by one. */
export default function BeachesPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, isEmpty, beaches, filters, chosen, unitNames } = loaderData;
  return (
    <>
      <TourismListHeader screen={screen} texts={TEXTS} />
      <div className="wrap py-8 md:py-12">
        {isEmpty && (
          <EmptyState
            title={t(TOURISM_TEXTS.noAttractions, language)}
            text={t(TOURISM_TEXTS.noAttractionsText, language)}
            action={
              <ButtonLink href={href('/events', language)}>
                {t(TOURISM_TEXTS.allEvents, language)}
              </ButtonLink>
            }
          />
        )}
        <div className="filters-dense no-print mb-8 md:mb-10">
          <PlaceFilterBar path={TEXTS.path} filters={filters} chosen={chosen} language={language} />
        </div>
        {!isEmpty && beaches.length === 0 && (
          <EmptyState
            title={t(LIST_TEXTS.none, language)}
            text={t(LIST_TEXTS.noneText, language)}
            action={
              <ButtonLink href={href(TEXTS.path, language)}>
                {t(LIST_TEXTS.showAll, language)}
              </ButtonLink>
            }
          />
        )}
        {beaches.length > 0 && (
          <>
            <h2 className="mb-5 text-3xl max-md:sr-only">{t(LIST_TEXTS.compare, language)}</h2>
            <BeachTable beaches={beaches} language={language} />
            <div className="md:mt-12">
              {beaches.map((beach, index) => {
                const home = unitNames[beach.data.unit ?? ''];
                return (
                  <BeachRow
                    key={beach.slug}
                    beach={beach}
                    unit={home ? localise(home, language).text : ''}
                    language={language}
                    isFirst={index === 0}
                  />
                );
              })}
            </div>
          </>
        )}
      </div>
    </>
  );
}
