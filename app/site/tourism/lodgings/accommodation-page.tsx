import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { href, localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/pieces/empty-state.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen } from '../../pages/section-screen.tsx';
import { NothingFits } from '../places/filter/nothing-fits.tsx';
import { describeNarrowed, narrowPlaces } from '../places/filter/place-filter.ts';
import { PlaceFilterBar } from '../places/filter/place-filter-bar.tsx';
import { TourismListHeader } from '../tourism-list-header.tsx';
import { LIST_TEXTS, PLACE_TEXTS, TOURISM_TEXTS } from '../tourism-texts.ts';
import type { Route } from './+types/accommodation-page';
import { LodgingCard } from './lodging-card.tsx';
import { LODGING_PARAMETERS, lodgingFilters } from './lodging-filters.ts';
import { lodgingJsonLd } from './lodging-json-ld.ts';
import { listLodgings } from './lodgings.ts';

const TEXTS = { lead: TOURISM_TEXTS.stayText };
const PATH = '/tourism/accommodation';

export const handle = { parameters: LODGING_PARAMETERS };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { db } = services;
  const [screen, all, units] = await Promise.all([
    loadSectionScreen(db, language, PATH),
    listLodgings(db, language),
    listEntries(db, unit),
  ]);
  return {
    language,
    screen,
    ...narrowPlaces(all, lodgingFilters(units), url.searchParams),
    unitNames: Object.fromEntries(units.map(({ slug, data }) => [slug, data.name])),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, screen, places } = loaderData;
  const root = matches[0].loaderData;
  const about = describeSectionScreen(screen, TEXTS);
  return describeScreen(root, {
    ...about,
    ...describeNarrowed(about.title, PATH, loaderData, language),
    jsonLd: places.map((place) => lodgingJsonLd(place, language, root?.siteUrl ?? '')),
  });
}

/** Places to stay; one books by phone or email (specification, section 2). */
export default function AccommodationPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, isEmpty, places: lodgings, filters, chosen, unitNames } = loaderData;
  return (
    <>
      <TourismListHeader screen={screen} texts={TEXTS} />
      <div className="wrap py-8 md:py-12">
        <h2 className="sr-only">{t(LIST_TEXTS.lodgings, language)}</h2>
        {isEmpty && (
          <EmptyState
            title={t(PLACE_TEXTS.noLodgings, language)}
            text={t(PLACE_TEXTS.noLodgingsText, language)}
            action={
              <ButtonLink href={href('/contact', language)}>
                {t(PLACE_TEXTS.contact, language)}
              </ButtonLink>
            }
          />
        )}
        <div className="filters-dense no-print mb-8 md:mb-10">
          <PlaceFilterBar path={PATH} filters={filters} chosen={chosen} language={language} />
        </div>
        {!isEmpty && lodgings.length === 0 && <NothingFits path={PATH} language={language} />}
        {lodgings.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
          <ul role="list" className="grid gap-5 lg:grid-cols-3">
            {lodgings.map((lodging, index) => {
              const home = unitNames[lodging.data.unit ?? ''];
              return (
                <li key={lodging.slug} className="flex min-w-0">
                  <LodgingCard
                    lodging={lodging}
                    unit={home && localise(home, language)}
                    language={language}
                    priority={index === 0}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}
