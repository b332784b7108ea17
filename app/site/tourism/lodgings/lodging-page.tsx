import { findEntry, listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { lodging } from '../../../../domain/content-types/lodging.ts';
import { LODGING_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { findGallery } from '../../../../domain/media/library/entry-files.ts';
import { nearestPlaces } from '../../../../domain/places/distance.ts';
import { screenAt } from '../../../../domain/screens/find-screen.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { href, localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { ContentLayout } from '../../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../../ui/page/last-updated.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Stars } from '../../../ui/pieces/stars.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { addressesOfPictures } from '../../files/addresses-of-pictures.ts';
import { OwnPictureNote, PlacePictures } from '../../files/place-pictures.tsx';
import { LanguageNote } from '../../language-note.tsx';
import { loadMapAround } from '../../map/load-maps.ts';
import { pageNotFound } from '../../not-found.ts';
import { listSectionLinks } from '../../sections/section-navigation.ts';
import { SectionSide } from '../../sections/section-side.tsx';
import { NearbyPlaces } from '../attractions/nearby-places.tsx';
import { AccessSection } from '../places/access-section.tsx';
import { HeadFacts } from '../places/head-facts.tsx';
import { PlaceMap } from '../places/place-map.tsx';
import { toPlaces } from '../places/places.ts';
import { WayThere } from '../places/way-there.tsx';
import { PLACE_TEXTS } from '../tourism-texts.ts';
import type { Route } from './+types/lodging-page';
import { LodgingContact } from './lodging-contact.tsx';
import { kindWords, lodgingFactsOf } from './lodging-facts.ts';
import { lodgingJsonLd } from './lodging-json-ld.ts';
import { toLodgings } from './lodgings.ts';

const SHOWN_NEARBY = 3;
const LIST = screenAt('/tourism/accommodation');

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const entry = await findEntry(db, lodging, args.params.slug);
  if (!entry) throw pageNotFound();
  const { coordinates } = entry.data;
  const [[place], gallery, units, attractions, section, ground] = await Promise.all([
    toLodgings(db, [entry], language),
    findGallery(db, entry.data.gallery),
    listEntries(db, unit),
    listEntries(db, attraction),
    listSectionLinks(db, 'tourism'),
    loadMapAround(db, coordinates),
  ]);
  if (!place) throw pageNotFound();
  const near = coordinates
    ? nearestPlaces(coordinates, attractions, ({ data }) => data.location, SHOWN_NEARBY)
    : [];
  const shown = await toPlaces(
    db,
    near.map((one) => one.place),
    language,
  );
  return {
    language,
    place,
    gallery,
    ground,
    section,
    unit: units.find(({ slug }) => slug === entry.data.unit),
    nearby: shown.map((one, index) => ({ place: one, km: near[index]?.km ?? 0 })),
    languages: entry.languages,
    isEnglishBehind: entry.isEnglishBehind,
    updatedOn: dayInGreece(new Date(entry.updatedAt)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, place, gallery } = loaderData;
  const root = matches[0].loaderData;
  const siteUrl = root?.siteUrl ?? '';
  const title = localise(place.data.name, language).text;
  return describeScreen(root, {
    path: place.path,
    title,
    description: localise(place.data.description, language).text,
    picture: place.image,
    languages: loaderData.languages,
    breadcrumb: [
      { title: t(screenAt('/tourism').title, language), path: '/tourism' },
      { title: t(LIST.title, language), path: LIST.path },
      { title, path: place.path },
    ],
    jsonLd: [
      lodgingJsonLd(place, language, siteUrl, addressesOfPictures(siteUrl, place.image, gallery)),
    ],
  });
}

/** A place to stay, with all that is known of it. */
export default function LodgingPage({ loaderData }: Route.ComponentProps) {
  const { language, place, gallery, section, unit: home, nearby, updatedOn } = loaderData;
  const { data } = place;
  const kind = kindWords(data, language);
  const facts = lodgingFactsOf(data, language);
  return (
    <>
      <PageHeader
        language={language}
        title={localise(data.name, language)}
        lead={localise(data.description, language)}
        kicker={
          <>
            {kind && <span className="text-sm font-semibold">{kind}</span>}
            {data.stars ? (
              <Stars count={data.stars} language={language} />
            ) : (
              <span className="text-sm">{t(PLACE_TEXTS.noStars, language)}</span>
            )}
          </>
        }
        meta={
          facts.length > 0 && (
            <HeadFacts
              facts={facts.map((fact) => ({ ...fact, value: <WordsOf words={fact.value} /> }))}
            />
          )
        }
        picture={place.picture}
        pictureNote={<OwnPictureNote own={place.image} gallery={gallery} language={language} />}
        breadcrumb={[
          { label: t(screenAt('/tourism').title, language), href: href('/tourism', language) },
          { label: t(LIST.title, language), href: href(LIST.path, language) },
        ]}
      />
      <ContentLayout
        sideFirst
        side={<LodgingContact data={data} unit={home} language={language} />}
        navigation={<SectionSide section={section} path={LIST.path} language={language} />}
      >
        <div className="grid gap-12">
          <LanguageNote entry={loaderData} language={language} path={place.path} />
          <AccessSection
            aids={data.aids}
            options={LODGING_AIDS}
            note={data.accessNote}
            language={language}
          />
          <WayThere transport={data.transport} parking={data.parkingNote} language={language} />
          <PlacePictures own={place.image} gallery={gallery} language={language} />
          {data.coordinates && (
            <PlaceMap
              position={data.coordinates}
              ground={loaderData.ground}
              name={data.name}
              language={language}
            />
          )}
          <LastUpdated day={updatedOn} language={language} />
        </div>
      </ContentLayout>
      <NearbyPlaces nearby={nearby} language={language} />
    </>
  );
}
