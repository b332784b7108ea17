import { MapPin } from 'lucide-react';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CoordinatesLabel } from '../../ui/coordinates-label.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen } from '../pages/section-screen.tsx';
import type { Route } from './+types/beaches-page';
import { CATEGORY_SCREENS } from './categories.ts';
import { FacilityIcons, FacilityLegend } from './facilities.tsx';
import { PictureRow } from './picture-row.tsx';
import { attractionJsonLd } from './place-json-ld.ts';
import { PlaceTips } from './place-tips.tsx';
import { listPlaces, type Place } from './places.ts';
import { TourismListHeader } from './tourism-list-header.tsx';
import { PLACE_TEXTS, TOURISM_TEXTS } from './tourism-texts.ts';

const TEXTS = CATEGORY_SCREENS.beach;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, beaches] = await Promise.all([
    loadSectionScreen(services.db, language, TEXTS.path),
    listPlaces(services.db, { category: 'beach' }, language),
  ]);
  return { language, screen, beaches };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  return describeScreen(root, {
    ...describeSectionScreen(loaderData.screen, TEXTS),
    jsonLd: loaderData.beaches.map((place) =>
      attractionJsonLd(place, loaderData.language, root?.siteUrl ?? ''),
    ),
  });
}

/** The attractions of the category beach (specification, section 2). */
export default function BeachesPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, beaches } = loaderData;
  return (
    <>
      <TourismListHeader screen={screen} texts={TEXTS} />
      <div className="wrap grid gap-16 py-12 md:gap-24 md:py-16">
        {beaches.length === 0 ? (
          <EmptyState
            title={t(TOURISM_TEXTS.noAttractions, language)}
            text={t(TOURISM_TEXTS.noAttractionsText, language)}
            action={
              <ButtonLink href={href('/events', language)}>
                {t(TOURISM_TEXTS.allEvents, language)}
              </ButtonLink>
            }
          />
        ) : (
          <FacilityLegend language={language} />
        )}
        {beaches.map((beach, index) => (
          <Beach
            key={beach.slug}
            beach={beach}
            language={language}
            isMirrored={index % 2 === 1}
            isFirst={index === 0}
          />
        ))}
      </div>
    </>
  );
}

interface BeachProps {
  beach: Place;
  language: Language;
  isMirrored: boolean;
  isFirst: boolean;
}

function Beach({ beach, language, isMirrored, isFirst }: BeachProps) {
  const { name, description, location, tips } = beach.data;
  const title = localise(name, language);
  return (
    <PictureRow
      labelledBy={beach.slug}
      picture={beach.picture}
      isMirrored={isMirrored}
      priority={isFirst}
    >
      <h2 id={beach.slug} className="text-3xl">
        <WordsOf words={title} />
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        {location && (
          <TextLink
            href={mapAddress(location)}
            className="inline-flex min-h-11 items-center text-sm"
          >
            <MapPin aria-hidden className="me-1.5 size-5 text-accent" />
            <span className="sr-only">{t(PLACE_TEXTS.position, language)}: </span>
            <CoordinatesLabel {...location} language={language} />
          </TextLink>
        )}
        <FacilityIcons data={beach.data} language={language} />
      </div>
      <p className="mt-3">
        <WordsOf words={localise(description, language)} />
      </p>
      {tips.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-lg">{t(PLACE_TEXTS.tips, language)}</h3>
          <PlaceTips tips={tips} language={language} />
        </>
      )}
      <TextLink href={href(beach.path, language)} arrow className="mt-4">
        {t(PLACE_TEXTS.moreBeach, language)}
        <span className="sr-only">: {title.text}</span>
      </TextLink>
    </PictureRow>
  );
}
