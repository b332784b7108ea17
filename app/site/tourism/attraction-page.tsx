import { mapAddress } from '../../../domain/places/map-address.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Band } from '../../ui/band.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { ContentLayout } from '../../ui/content-layout.tsx';
import { CoordinatesLabel } from '../../ui/coordinates-label.tsx';
import { LastUpdated } from '../../ui/last-updated.tsx';
import { OpeningHours } from '../../ui/opening-hours.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Prose } from '../../ui/prose.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { LanguageNote } from '../language-note.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { pageNotFound } from '../not-found.ts';
import { scheduleOf } from '../opening/office-schedule.ts';
import { SectionSide } from '../section-side.tsx';
import type { Route } from './+types/attraction-page';
import { CATEGORY_SCREENS, categoryLabel } from './categories.ts';
import { FacilityNames } from './facilities.tsx';
import { facilityNames } from './facility-names.ts';
import { loadAttraction } from './load-attraction.ts';
import { PlaceCard } from './place-card.tsx';
import { describeDistance } from './place-distance.ts';
import { attractionJsonLd } from './place-json-ld.ts';
import { PlaceMap } from './place-map.tsx';
import { PlaceTips } from './place-tips.tsx';
import { PLACE_TEXTS, TOURISM_TEXTS } from './tourism-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { category, slug } = args.params;
  const found = await loadAttraction(services.db, { category, slug }, language);
  if (!found) throw pageNotFound();
  return { language, ...found };
}

type AttractionData = Route.ComponentProps['loaderData'];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, place } = loaderData;
  const root = matches[0].loaderData;
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
    jsonLd: [attractionJsonLd(place, language, root?.siteUrl ?? '')],
  });
}

export default function AttractionPage({ loaderData }: Route.ComponentProps) {
  const { language, place, section, nearby, updatedOn } = loaderData;
  const { data } = place;
  const screen = screenAt(CATEGORY_SCREENS[data.category].path);
  const content = localise(data.content, language);
  const gettingThere = localise(data.gettingThere, language);
  return (
    <>
      <PageHeader
        language={language}
        title={localise(data.name, language)}
        lead={localise(data.description, language)}
        kicker={<Badge words={localise(categoryLabel(data.category), language)} />}
        picture={place.picture}
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
          {data.hours.length > 0 && (
            <section aria-labelledby="hours">
              <h2 id="hours" className="mb-3 text-2xl">
                {t(PLACE_TEXTS.hours, language)}
              </h2>
              <OpeningHours
                schedule={scheduleOf({ hours: data.hours })}
                language={language}
                className="max-w-80"
              />
            </section>
          )}
          {gettingThere.text && (
            <section aria-labelledby="getting-there">
              <h2 id="getting-there" className="mb-3 text-2xl">
                {t(PLACE_TEXTS.gettingThere, language)}
              </h2>
              <Prose html={gettingThere.text} lang={gettingThere.lang} language={language} />
            </section>
          )}
          {data.location && (
            <PlaceMap position={data.location} name={data.name} language={language} />
          )}
          <LastUpdated day={updatedOn} language={language} />
        </div>
      </ContentLayout>
      {nearby.length > 0 && <Nearby nearby={nearby} language={language} />}
    </>
  );
}

/** What to look up: where it is and what it has. */
function PlaceFacts({ place, unit, language }: AttractionData) {
  const { location } = place.data;
  const facilities = facilityNames(place.data);
  const facts = [
    ...(unit
      ? [
          {
            label: t(PLACE_TEXTS.unit, language),
            value: (
              <TextLink href={href(`/municipality/units/${unit.slug}`, language)}>
                <WordsOf words={localise(unit.data.name, language)} />
              </TextLink>
            ),
          },
        ]
      : []),
    ...(location
      ? [
          {
            label: t(PLACE_TEXTS.position, language),
            value: (
              <>
                <CoordinatesLabel {...location} language={language} className="text-sm" />
                <TextLink href={mapAddress(location)} className="block w-fit py-2 text-sm">
                  {t(MAP_TEXTS.open, language)}
                </TextLink>
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel>
      <h2 className="text-lg">{t(PLACE_TEXTS.facts, language)}</h2>
      <dl className="mt-3 grid gap-3 sm:max-lg:grid-cols-2">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-sm text-muted">{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      {facilities.length > 0 && (
        <>
          <h3 className="mt-2 text-sm font-normal text-muted">
            {t(PLACE_TEXTS.facilities, language)}
          </h3>
          <FacilityNames
            facilities={facilities}
            language={language}
            className="mt-2 grid gap-2.5 sm:max-lg:grid-cols-2"
          />
        </>
      )}
    </Panel>
  );
}

function Nearby({ nearby, language }: { nearby: AttractionData['nearby']; language: Language }) {
  return (
    <Band tone="sand" labelledBy="nearby" className="no-print">
      <SectionHeading
        id="nearby"
        title={t(PLACE_TEXTS.nearby, language)}
        lead={t(PLACE_TEXTS.nearbyLead, language)}
        link={{
          href: href('/tourism', language),
          text: t(TOURISM_TEXTS.attractions, language),
        }}
      />
      <CardGrid>
        {nearby.map(({ place, km }) => (
          <PlaceCard
            key={place.slug}
            place={place}
            language={language}
            isMixed
            meta={describeDistance(km, language)}
          />
        ))}
      </CardGrid>
    </Band>
  );
}
