import { PLACE_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import { screenAt } from '../../../../domain/screens/find-screen.ts';
import { href, localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { ContentLayout } from '../../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../../ui/page/last-updated.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Badge } from '../../../ui/pieces/badge.tsx';
import { Prose } from '../../../ui/text/prose.tsx';
import { describeScreen } from '../../describe-screen.ts';
import { addressesOfPictures } from '../../files/addresses-of-pictures.ts';
import { OwnPictureNote, PlacePictures } from '../../files/place-pictures.tsx';
import { LanguageNote } from '../../language-note.tsx';
import { pageNotFound } from '../../not-found.ts';
import { SectionSide } from '../../sections/section-side.tsx';
import { AccessSection } from '../places/access-section.tsx';
import { PlaceFacts } from '../places/place-facts.tsx';
import { PlaceHeadFacts } from '../places/place-head-facts.tsx';
import { attractionJsonLd } from '../places/place-json-ld.ts';
import { PlaceMap } from '../places/place-map.tsx';
import { PlaceTips } from '../places/place-tips.tsx';
import { WayThere } from '../places/way-there.tsx';
import { PLACE_TEXTS } from '../tourism-texts.ts';
import type { Route } from './+types/attraction-page';
import { CATEGORY_SCREENS, categoryLabel } from './categories.ts';
import { loadAttraction } from './load-attraction.ts';
import { NearbyPlaces } from './nearby-places.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { category, slug } = args.params;
  const found = await loadAttraction(services.db, { category, slug }, language);
  if (!found) throw pageNotFound();
  return { language, now: services.now(), ...found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, place } = loaderData;
  const root = matches[0].loaderData;
  const siteUrl = root?.siteUrl ?? '';
  const pictures = addressesOfPictures(siteUrl, place.image, loaderData.gallery);
  const title = localise(place.data.name, language).text;
  const screen = screenAt(CATEGORY_SCREENS[place.data.category].path);
  return describeScreen(root, {
    path: place.path,
    title,
    description: localise(place.data.description, language).text,
    picture: place.image,
    languages: loaderData.languages,
    breadcrumb: [
      { title: t(screenAt('/tourism').title, language), path: '/tourism' },
      { title: t(screen.title, language), path: screen.path },
      { title, path: place.path },
    ],
    jsonLd: [attractionJsonLd(place, language, siteUrl, { pictures, now: loaderData.now })],
  });
}

export default function AttractionPage({ loaderData }: Route.ComponentProps) {
  const { language, place, section, gallery, nearby, updatedOn } = loaderData;
  const { data } = place;
  const screen = screenAt(CATEGORY_SCREENS[data.category].path);
  const content = localise(data.content, language);
  return (
    <>
      <PageHeader
        language={language}
        title={localise(data.name, language)}
        lead={localise(data.description, language)}
        kicker={<Badge words={localise(categoryLabel(data.category), language)} />}
        meta={<PlaceHeadFacts place={place} now={loaderData.now} language={language} />}
        picture={place.picture}
        pictureNote={<OwnPictureNote own={place.image} gallery={gallery} language={language} />}
        breadcrumb={[
          { label: t(screenAt('/tourism').title, language), href: href('/tourism', language) },
          { label: t(screen.title, language), href: href(screen.path, language) },
        ]}
      />
      <ContentLayout
        sideFirst
        side={<PlaceFacts {...loaderData} />}
        navigation={<SectionSide section={section} path={screen.path} language={language} />}
      >
        <div className="grid gap-12">
          <LanguageNote
            entry={loaderData}
            language={language}
            path={place.path}
            text={data.content}
          />
          {content.text && <Prose html={content.text} lang={content.lang} language={language} />}
          {data.tips.length > 0 && (
            <section aria-labelledby="tips">
              <h2 id="tips" className="mb-3 text-2xl">
                {t(PLACE_TEXTS.tips, language)}
              </h2>
              <PlaceTips tips={data.tips} language={language} />
            </section>
          )}
          <AccessSection
            aids={data.aids}
            options={PLACE_AIDS}
            note={data.accessNote}
            language={language}
          />
          <WayThere
            text={data.gettingThere}
            transport={data.transport}
            parking={data.parkingNote}
            language={language}
          />
          <PlacePictures own={place.image} gallery={gallery} language={language} />
          {data.location && (
            <PlaceMap
              position={data.location}
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
