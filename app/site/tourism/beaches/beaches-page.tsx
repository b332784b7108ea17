import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { describeScreen } from '../../describe-screen.ts';
import { loadWholeMap } from '../../map/load-maps.ts';
import { PinnedMap, pinsOn } from '../../map/pinned-map.tsx';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen } from '../../pages/section-screen.tsx';
import { CATEGORY_SCREENS } from '../attractions/categories.ts';
import { NoAttractions } from '../attractions/no-attractions.tsx';
import { NothingFits } from '../places/filter/nothing-fits.tsx';
import { describeNarrowed, narrowPlaces } from '../places/filter/place-filter.ts';
import { PlaceFilterBar } from '../places/filter/place-filter-bar.tsx';
import { attractionJsonLd } from '../places/place-json-ld.ts';
import { listPlaces } from '../places/places.ts';
import { TourismListHeader } from '../tourism-list-header.tsx';
import { LIST_TEXTS } from '../tourism-texts.ts';
import type { Route } from './+types/beaches-page';
import { BEACH_PARAMETERS, beachFilters } from './beach-filters.ts';
import { BeachRow } from './beach-row.tsx';
import { BeachTable } from './beach-table.tsx';

const TEXTS = CATEGORY_SCREENS.beach;

export const handle = { parameters: BEACH_PARAMETERS };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const [screen, all, units, map] = await Promise.all([
    loadSectionScreen(services.db, language, TEXTS.path),
    listPlaces(services.db, { category: 'beach' }, language),
    listEntries(services.db, unit),
    loadWholeMap(services.db, 'municipality'),
  ]);
  return {
    language,
    screen,
    map,
    ...narrowPlaces(all, beachFilters(units), url.searchParams),
    unitNames: Object.fromEntries(units.map(({ slug, data }) => [slug, data.name])),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, screen, places } = loaderData;
  const root = matches[0].loaderData;
  const about = describeSectionScreen(screen, TEXTS);
  return describeScreen(root, {
    ...about,
    ...describeNarrowed(about.title, TEXTS.path, loaderData, language),
    jsonLd: places.map((place) => attractionJsonLd(place, language, root?.siteUrl ?? '')),
  });
}

/** The attractions of the category beach (specification, section 2), side by side and one by one. */
export default function BeachesPage({ loaderData }: Route.ComponentProps) {
  const {
    language,
    screen,
    map,
    isEmpty,
    places: beaches,
    filters,
    chosen,
    unitNames,
  } = loaderData;
  const pins = beaches.flatMap(({ slug, data }, index) =>
    data.location
      ? [{ number: index + 1, name: data.name, href: `#${slug}`, ...data.location }]
      : [],
  );
  const hasMap = pinsOn(map, pins).length > 0;
  return (
    <>
      <TourismListHeader screen={screen} texts={TEXTS} />
      <div className="wrap py-8 md:py-12">
        {isEmpty && <NoAttractions language={language} />}
        <div className="filters-dense no-print mb-8 md:mb-10">
          <PlaceFilterBar path={TEXTS.path} filters={filters} chosen={chosen} language={language} />
        </div>
        {!isEmpty && beaches.length === 0 && <NothingFits path={TEXTS.path} language={language} />}
        {beaches.length > 0 && (
          <>
            <h2 className="mb-5 text-3xl max-md:sr-only">{t(LIST_TEXTS.compare, language)}</h2>
            <BeachTable beaches={beaches} isNumbered={hasMap} language={language} />
            <div
              className={
                hasMap
                  ? 'grid items-start gap-x-8 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_22rem]'
                  : 'md:mt-12'
              }
            >
              {hasMap && (
                <div className="lg:sticky lg:top-24 lg:order-last print:static">
                  <PinnedMap
                    map={map}
                    pins={pins}
                    label={LIST_TEXTS.beachesMap}
                    language={language}
                  />
                </div>
              )}
              <div className="min-w-0">
                {beaches.map((beach, index) => {
                  const home = unitNames[beach.data.unit ?? ''];
                  return (
                    <BeachRow
                      key={beach.slug}
                      beach={beach}
                      number={hasMap ? index + 1 : null}
                      unit={home && localise(home, language)}
                      language={language}
                      isFirst={index === 0}
                    />
                  );
                })}
              </div>
            </div>
          </>
        )}
      </div>
    </>
  );
}
