import type { EntryData } from '../../../../domain/content/model/content-type.ts';
import { getSingleton, listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { department } from '../../../../domain/content-types/department.ts';
import { office } from '../../../../domain/content-types/office.ts';
import { settings } from '../../../../domain/content-types/settings.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { mapAddress } from '../../../../domain/places/map-address.ts';
import { type Language, localise, t } from '../../../i18n/language.ts';
import { siteRequest } from '../../../request-context.ts';
import { Band } from '../../../ui/page/band.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { NamedIcon } from '../../../ui/pictures/named-icon.tsx';
import { Accordion } from '../../../ui/pieces/accordion.tsx';
import { CardGrid } from '../../../ui/pieces/card-grid.tsx';
import { ContactCard } from '../../../ui/pieces/contact-card.tsx';
import { EmptyState } from '../../../ui/pieces/empty-state.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { describeScreen } from '../../describe-screen.ts';
import type { SiteSettings } from '../../layout/layout-props.ts';
import { LiveMap } from '../../map/live-map.tsx';
import { loadMapAround, loadWholeMap } from '../../map/load-maps.ts';
import { MapBlock } from '../../map/map-block.tsx';
import { type Pin, PinNumber } from '../../map/pinned-map.tsx';
import { StreetsMap } from '../../map/streets-map.tsx';
import { officesOnStreets } from '../../map/where-to-find-us.tsx';
import { OfficeDetails } from '../../opening/office-details.tsx';
import { officeJsonLd } from '../../opening/office-json-ld.ts';
import { loadSectionScreen } from '../../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../../pages/section-screen.tsx';
import { TextBody } from '../../pages/text-body.tsx';
import { officeOfUnit, UnitOffices } from '../../units/unit-offices.tsx';
import type { Route } from './+types/departments-page';
import { DepartmentDetails } from './department-details.tsx';
import { DEPARTMENTS_TEXTS as TEXTS } from './departments-texts.ts';

/** In pixels (specification, section 9). */
const MAP_HEIGHT = 450 as const;

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, facts, departments, offices, units, streets] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality/departments'),
    getSingleton(services.db, settings),
    listEntries(services.db, department),
    listEntries(services.db, office),
    listEntries(services.db, unit),
    loadWholeMap(services.db, 'centre'),
  ]);
  return {
    screen,
    townHall: facts.data.coordinates,
    ground: await loadMapAround(services.db, facts.data.coordinates),
    departments,
    offices,
    units,
    streets,
    now: services.now(),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = matches[0].loaderData;
  return describeScreen(root, {
    ...describeSectionScreen(loaderData.screen, TEXTS),
    jsonLd: root?.site ? toldOffices(loaderData, root.site.settings, root.siteUrl) : [],
  });
}

/** The locations, the departments and the offices of units that have hours, for search engines. */
function toldOffices(
  { screen: { language }, departments, offices, units, now }: Route.ComponentProps['loaderData'],
  settings: SiteSettings,
  siteUrl: string,
) {
  const site = { settings, siteUrl, language, now };
  return [
    ...offices.map(({ slug, data }) => ({ data, place: `office-${slug}` })),
    ...departments.map(({ slug, data }) => ({ data, place: slug })),
    ...units.map(({ slug, data }) => ({
      data: { ...data, name: officeOfUnit(data.name), email: '' },
      place: `unit-${slug}`,
    })),
  ]
    .filter(({ data }) => data.hours.length > 0)
    .map(({ data, place }) => officeJsonLd(data, place, site));
}

/** The departments, one open at a time; below, where the offices are and when they are open. */
export default function DepartmentsPage({ loaderData }: Route.ComponentProps) {
  const { screen, townHall, ground, departments, offices, units, streets, now } = loaderData;
  const { language, text } = screen;
  const pins = officesOnStreets(offices, streets);
  const live = townHall && {
    ...townHall,
    name: TEXTS.townHall,
    height: MAP_HEIGHT,
    language,
  };
  return (
    <SectionScreen
      screen={screen}
      texts={TEXTS}
      bands={
        <>
          <Band tone="sand" labelledBy="offices">
            <SectionHeading id="offices" title={t(TEXTS.map, language)} />
            <div
              className={
                pins.length > 0
                  ? 'grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'
                  : 'grid gap-8'
              }
            >
              {pins.length > 0 ? (
                <div className="items-start gap-x-12 lg:max-xl:grid lg:max-xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] xl:tall:sticky xl:top-24 print:static">
                  <div className="max-w-2xl">
                    <StreetsMap map={streets} pins={pins} language={language} />
                    {live && (
                      <div className="no-print mt-6">
                        <LiveMap {...live} />
                      </div>
                    )}
                  </div>
                  <PinList pins={pins} language={language} />
                </div>
              ) : (
                live && <MapBlock {...live} ground={ground} />
              )}
              <CardGrid columns={pins.length > 0 ? 2 : 3} gap="narrow">
                {offices.map(({ id, slug, data }) => (
                  <OfficeCard
                    key={id}
                    id={`office-${slug}`}
                    office={data}
                    pin={pins.find((pin) => pin.slug === slug)}
                    language={language}
                    now={now}
                  />
                ))}
              </CardGrid>
            </div>
          </Band>
          <UnitOffices units={units} language={language} now={now} />
        </>
      }
    >
      <TextBody text={text} language={language} />
      <section aria-labelledby="departments" className="mt-12">
        <SectionHeading id="departments" title={t(TEXTS.list, language)} />
        {departments.length === 0 ? (
          <EmptyState title={t(TEXTS.empty, language)} headingLevel={3} />
        ) : (
          <Accordion
            name="departments"
            items={departments.map(({ slug, data }) => ({
              id: `department-${slug}`,
              title: localise(data.name, language),
              icon: <NamedIcon name={data.icon} />,
              content: (
                // A link to something inside a closed <details> makes the browser open it.
                <div id={slug} className="scroll-mt-28">
                  <DepartmentDetails department={data} language={language} now={now} />
                </div>
              ),
            }))}
          />
        )}
      </section>
    </SectionScreen>
  );
}

/** Beside the map on a small laptop, whose cards stand below it: whose pin is which. */
function PinList({ pins, language }: { pins: readonly Pin[]; language: Language }) {
  return (
    <ol className="hidden border-t border-line lg:max-xl:block">
      {pins.map(({ number, name, href: target }) => (
        <li key={number} className="border-b border-line">
          <a href={target} className="text-link flex min-h-14 items-center gap-3 hover:underline">
            <PinNumber number={number} />
            <WordsOf words={localise(name, language)} />
          </a>
        </li>
      ))}
    </ol>
  );
}

interface OfficeCardProps {
  /** To which the pins and the list of places on /map lead. */
  id: string;
  office: EntryData<typeof office>;
  /** Where it stands on the map of streets; undefined where it does not. */
  pin: { number: number } | undefined;
  language: Language;
  now: Date;
}

/** A place that people visit, with the number of its pin. */
function OfficeCard({ id, office: data, pin, language, now }: OfficeCardProps) {
  return (
    <ContactCard
      id={id}
      title={localise(data.name, language)}
      mark={pin && <PinNumber number={pin.number} />}
      text={localise(data.description, language)}
      address={localise(data.address, language)}
      mapHref={data.coordinates ? mapAddress(data.coordinates) : undefined}
      phones={data.phone ? [{ number: data.phone }] : []}
      email={data.email || undefined}
    >
      <div className="text-sm">
        <OfficeDetails office={data} language={language} now={now} />
      </div>
    </ContactCard>
  );
}
