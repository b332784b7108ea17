import { href, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardGrid, cardSizes } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { describeScreen } from '../describe-screen.ts';
import { pageNotFound } from '../not-found.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen } from '../pages/section-screen.tsx';
import type { Route } from './+types/category-page';
import { CATEGORY_SCREENS, findCategory } from './categories.ts';
import { PlaceCard } from './place-card.tsx';
import { attractionJsonLd } from './place-json-ld.ts';
import { listPlaces } from './places.ts';
import { TourismListHeader } from './tourism-list-header.tsx';
import { TOURISM_TEXTS } from './tourism-texts.ts';

/** Serves /tourism/landmark and /tourism/nature: the category is the last part of the path. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const category = findCategory(url.pathname.split('/').at(-1));
  if (!category) throw pageNotFound();
  const [screen, places] = await Promise.all([
    loadSectionScreen(services.db, language, CATEGORY_SCREENS[category].path),
    listPlaces(services.db, { category }, language),
  ]);
  return { language, category, screen, places };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, category, screen, places } = loaderData;
  const root = matches[0].loaderData;
  return describeScreen(root, {
    ...describeSectionScreen(screen, CATEGORY_SCREENS[category]),
    jsonLd: places.map((place) => attractionJsonLd(place, language, root?.siteUrl ?? '')),
  });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { language, category, screen, places } = loaderData;
  return (
    <>
      <TourismListHeader screen={screen} texts={CATEGORY_SCREENS[category]} />
      <div className="wrap py-12 md:py-16">
        {places.length === 0 && (
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
      </div>
    </>
  );
}
