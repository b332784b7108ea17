import { getSingleton, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../domain/content-types/attraction.ts';
import { lodging } from '../../../domain/content-types/lodging.ts';
import { office } from '../../../domain/content-types/office.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Band } from '../../ui/page/band.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import type { Route } from './+types/map-page';
import { groupPlaces } from './group-places.ts';
import { loadMapAround, loadWholeMap } from './load-maps.ts';
import { MapBlock } from './map-block.tsx';
import { MapPlaces } from './map-places.tsx';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';
import { unitPoints } from './unit-points.ts';
import { UnitsMap } from './units-map.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const [units, attractions, lodgings, offices, map, facts] = await Promise.all([
    listEntries(db, unit),
    listEntries(db, attraction),
    listEntries(db, lodging),
    listEntries(db, office),
    loadWholeMap(db, 'municipality'),
    getSingleton(db, settings),
  ]);
  const townHall = facts.data.coordinates;
  return {
    language,
    units,
    attractions,
    lodgings,
    offices,
    map,
    townHall,
    ground: await loadMapAround(db, townHall),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language } = loaderData;
  const title = t(screenAt('/map').title, language);
  return describeScreen(matches[0].loaderData, {
    path: '/map',
    title,
    description: t(TEXTS.lead, language),
    breadcrumb: [{ title, path: '/map' }],
  });
}

/** Where everything is: the units on a map of the site's own, then every place as a link. */
export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { language, units, attractions, lodgings, offices, map, townHall, ground } = loaderData;
  const points = unitPoints(units, map);
  const groups = groupPlaces({ units, attractions, lodgings, offices }, townHall ?? null);
  return (
    <>
      <PageHeader
        language={language}
        title={t(screenAt('/map').title, language)}
        lead={t(TEXTS.lead, language)}
        breadcrumb={[]}
      />
      {units.length > 0 && (
        <div className="wrap grid items-start gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          {points.length > 0 && (
            <div>
              <UnitsMap
                map={map}
                units={points}
                places={attractions.flatMap(({ data }) => data.location ?? [])}
                language={language}
              />
              <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
                <li className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="map-key size-4 rounded-full border-2 border-ink bg-citrus"
                  />
                  {t(TEXTS.seat, language)}
                </li>
                <li className="flex items-center gap-2">
                  <span aria-hidden="true" className="map-key size-2.5 rounded-full bg-accent" />
                  {t(TEXTS.sight, language)}
                </li>
                <li>{t(TEXTS.schematic, language)}</li>
              </ul>
            </div>
          )}
          <nav aria-labelledby="units">
            <h2 id="units" className="text-2xl">
              {t(TEXTS.units, language)}
            </h2>
            <ul className="mt-4 grid gap-x-10 border-t border-line sm:max-lg:grid-cols-2">
              {units.map(({ id, slug, data }) => (
                <li key={id} className="border-b border-line py-4">
                  <a
                    href={href(entryPath('unit', { slug }), language)}
                    className="text-link inline-flex min-h-9 items-center text-lg font-semibold"
                  >
                    <WordsOf words={localise(data.name, language)} />
                  </a>
                  <p className="text-sm text-muted">
                    <WordsOf words={localise(data.address, language)} />
                  </p>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
      {groups.length > 0 && (
        <Band tone="sand" labelledBy="places">
          <SectionHeading
            id="places"
            title={t(townHall ? TEXTS.places : TEXTS.placesOnly, language)}
            lead={t(townHall ? TEXTS.placesLead : TEXTS.placesOnlyLead, language)}
          />
          <MapPlaces groups={groups} language={language} />
        </Band>
      )}
      {townHall && (
        <Band>
          <h2 className="text-2xl">{t(TEXTS.liveMap, language)}</h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-muted">{t(TEXTS.liveMapText, language)}</p>
          <MapBlock
            {...townHall}
            ground={ground}
            name={TEXTS.townHall}
            height={450}
            language={language}
          />
        </Band>
      )}
    </>
  );
}
