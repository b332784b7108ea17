import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { CardGrid, cardSizes } from '../../../ui/pieces/card-grid.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { pageNotFound } from '../../not-found.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen } from '../../pages/section-screen.tsx';
import { NothingFits } from '../places/filter/nothing-fits.tsx';
import { describeNarrowed, narrowPlaces } from '../places/filter/place-filter.ts';
import { PlaceFilterBar } from '../places/filter/place-filter-bar.tsx';
import { PlaceCard } from '../places/place-card.tsx';
import { attractionJsonLd } from '../places/place-json-ld.ts';
import { listPlaces } from '../places/places.ts';
import { TourismListHeader } from '../tourism-list-header.tsx';
import { TOURISM_TEXTS } from '../tourism-texts.ts';
import type { Route } from './+types/category-page';
import { ATTRACTION_PARAMETERS, attractionFilters } from './attraction-filters.ts';
import { CATEGORY_SCREENS, findCategory } from './categories.ts';
import { NoAttractions } from './no-attractions.tsx';

export const handle = { parameters: ATTRACTION_PARAMETERS };

/** Serves /tourism/landmark and /tourism/nature: the category is the last part of the path. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const category = findCategory(url.pathname.split('/').at(-1));
  if (!category) throw pageNotFound();
  const [screen, all, units] = await Promise.all([
    loadSectionScreen(services.db, language, CATEGORY_SCREENS[category].path),
    listPlaces(services.db, { category }, language),
    listEntries(services.db, unit),
  ]);
  return {
    language,
    category,
    screen,
    ...narrowPlaces(all, attractionFilters(units), url.searchParams),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, category, screen, places } = loaderData;
  const root = matches[0].loaderData;
  const about = describeSectionScreen(screen, CATEGORY_SCREENS[category]);
  return describeScreen(root, {
    ...about,
    ...describeNarrowed(about.title, CATEGORY_SCREENS[category].path, loaderData, language),
    jsonLd: places.map((place) => attractionJsonLd(place, language, root?.siteUrl ?? '')),
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { language, category, screen, isEmpty, places, filters, chosen } = loaderData;
  const { path } = CATEGORY_SCREENS[category];
  return (
    <>
      <TourismListHeader screen={screen} texts={CATEGORY_SCREENS[category]} />
      <div className="wrap py-12 md:py-16">
        {isEmpty && <NoAttractions language={language} />}
        <div className="filters-dense no-print mb-8 md:mb-10 empty:hidden">
          <PlaceFilterBar path={path} filters={filters} chosen={chosen} language={language} />
        </div>
        {!isEmpty && places.length === 0 && <NothingFits path={path} language={language} />}
        {places.length > 0 && (
          <>
            <h2 className="sr-only">{t(TOURISM_TEXTS.attractions, language)}</h2>
            <CardGrid>
              {places.map((place, index) => (
                <PlaceCard
                  key={place.slug}
                  place={place}
                  language={language}
                  sizes={cardSizes(index, places.length)}
                />
              ))}
            </CardGrid>
          </>
        )}
      </div>
    </>
  );
}
