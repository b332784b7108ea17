import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../domain/content-types/attraction.ts';
import { lodging } from '../../../domain/content-types/lodging.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { findPictures } from '../../../domain/media/reading.ts';
import { nearestPlaces } from '../../../domain/places/distance.ts';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { publicAddress } from '../../../domain/screens/public-address.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ContactCard } from '../../ui/contact-card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen } from '../pages/section-screen.tsx';
import { pictureSource } from '../picture-source.ts';
import type { Route } from './+types/accommodation-page';
import { PictureRow } from './picture-row.tsx';
import { describeDistance } from './place-distance.ts';
import { TourismListHeader } from './tourism-list-header.tsx';
import { PLACE_TEXTS, TOURISM_TEXTS } from './tourism-texts.ts';

const TEXTS = { lead: TOURISM_TEXTS.stayText };
const PATH = '/tourism/accommodation';
const SHOWN_NEARBY = 2;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const [screen, lodgings, attractions, units] = await Promise.all([
    loadSectionScreen(db, language, PATH),
    listEntries(db, lodging),
    listEntries(db, attraction),
    listEntries(db, unit),
  ]);
  const pictures = await findPictures(
    db,
    lodgings.map((entry) => entry.data.image),
  );
  return {
    language,
    screen,
    lodgings: lodgings.map(({ slug, data }) => ({
      slug,
      data,
      picture: pictureSource(pictures.get(data.image ?? ''), language),
      unit: units.find((entry) => entry.slug === data.unit),
      nearby: data.coordinates
        ? nearestPlaces(data.coordinates, attractions, (a) => a.data.location, SHOWN_NEARBY)
        : [],
    })),
  };
}

type Lodging = Route.ComponentProps['loaderData']['lodgings'][number];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, lodgings, screen } = loaderData;
  return describeScreen(matches[0].loaderData, {
    ...describeSectionScreen(screen, TEXTS),
    jsonLd: lodgings.map(({ data }) => lodgingJsonLd(data, language)),
  });
}

function lodgingJsonLd(data: Lodging['data'], language: Language) {
  return {
    '@type': 'LodgingBusiness',
    name: localise(data.name, language).text,
    description: localise(data.description, language).text,
    ...(data.phone && { telephone: data.phone }),
    ...(data.email && { email: data.email }),
    ...(data.website && { url: data.website }),
    address: localise(data.address, language).text,
    ...(data.stars && { starRating: { '@type': 'Rating', ratingValue: data.stars } }),
    ...(data.coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: data.coordinates.lat,
        longitude: data.coordinates.lng,
      },
    }),
  };
}

/** Places to stay, each with all that is known of it: one books by phone or email (specification, section 2). */
export default function AccommodationPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, lodgings } = loaderData;
  return (
    <>
      <TourismListHeader screen={screen} texts={TEXTS} />
      <div className="wrap grid gap-16 py-12 md:gap-24 md:py-16">
        {lodgings.length === 0 && (
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
        {lodgings.map((item, index) => (
          <PictureRow
            key={item.slug}
            labelledBy={item.slug}
            picture={item.picture}
            isMirrored={index % 2 === 1}
            priority={index === 0}
          >
            <LodgingDetails lodging={item} language={language} />
          </PictureRow>
        ))}
      </div>
    </>
  );
}

function LodgingDetails({ lodging, language }: { lodging: Lodging; language: Language }) {
  const { data, unit: home, nearby } = lodging;
  return (
    <>
      {data.stars ? (
        <Stars count={data.stars} language={language} />
      ) : (
        <p className="text-sm text-muted">{t(PLACE_TEXTS.noStars, language)}</p>
      )}
      <h2 id={lodging.slug} className="mt-2 text-3xl">
        <WordsOf words={localise(data.name, language)} />
      </h2>
      <p className="mt-3">
        <WordsOf words={localise(data.description, language)} />
      </p>
      <div className="mt-4">
        <ContactCard
          isFramed={false}
          address={
            data.address.el || data.address.en ? localise(data.address, language) : undefined
          }
          mapHref={data.coordinates ? mapAddress(data.coordinates) : undefined}
          phones={data.phone ? [{ number: data.phone }] : []}
          email={data.email || undefined}
        />
      </div>
      {data.website && (
        <TextLink href={data.website} className="inline-flex min-h-11 items-center">
          {t(PLACE_TEXTS.website, language)}
        </TextLink>
      )}
      <dl className="facts facts-small mt-4 border-t border-line pt-2 text-sm">
        {home && (
          <div>
            <dt>{t(PLACE_TEXTS.unit, language)}</dt>
            <dd>
              <TextLink href={href(`/municipality/units/${home.slug}`, language)}>
                <WordsOf words={localise(home.data.name, language)} />
              </TextLink>
            </dd>
          </div>
        )}
        {nearby.length > 0 && (
          <div>
            <dt>{t(PLACE_TEXTS.nearby, language)}</dt>
            <dd>
              <ul className="grid gap-1">
                {nearby.map(({ place, km }) => (
                  <li key={place.slug}>
                    <TextLink href={href(publicAddress(attraction, place) ?? '/tourism', language)}>
                      <WordsOf words={localise(place.data.name, language)} />
                    </TextLink>{' '}
                    <span className="text-muted">({describeDistance(km, language)})</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
