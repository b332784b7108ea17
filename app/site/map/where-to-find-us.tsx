import type { ReactNode } from 'react';
import type { Entry } from '../../../domain/content/model/entry.ts';
import type { office as officeType } from '../../../domain/content-types/office.ts';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { OfficeDetails } from '../opening/office-details.tsx';
import { OfficeWay } from '../opening/office-way.tsx';
import { PinNumber, pinsOn } from './pinned-map.tsx';
import { StreetsMap } from './streets-map.tsx';

type Office = Entry<typeof officeType>;

interface WhereToFindUsProps {
  /** The streets, as `loadWholeMap` draws them. */
  map: DrawnMap;
  offices: readonly Office[];
  language: Language;
  /** The moment of the answer. */
  now: Date;
  /** The place whose address and hours stand on the page already: of it only the way there is said. */
  toldAbove?: { lat: number; lng: number } | null;
  /** What stands below the drawing, not below the list. */
  children?: ReactNode;
}

/** The map opens at the building itself. */
const ZOOM = 17;

/** The offices whose place is on the map of streets, in their order, each with its number there. */
export function officesOnStreets(offices: readonly Office[], map: DrawnMap) {
  const placed = offices.flatMap(({ slug, data }) =>
    data.coordinates ? [{ slug, data, ...data.coordinates }] : [],
  );
  return pinsOn(map, placed).map((one, at) => ({
    ...one,
    number: at + 1,
    name: one.data.name,
    id: `office-${one.slug}`,
    href: `#office-${one.slug}`,
  }));
}

/** Of those, the ones that staff chose for ‘Where to find us’. */
export function chosenOnStreets(offices: readonly Office[], map: DrawnMap) {
  return officesOnStreets(
    offices.filter(({ data }) => data.onStreetMap),
    map,
  );
}

/** The streets of the centre with a pin for each office, and beside it what the map shows, in words. */
export function WhereToFindUs(props: WhereToFindUsProps) {
  const { map, offices, language, now, toldAbove, children } = props;
  const shown = chosenOnStreets(offices, map);
  const isTold = (place: { lat: number; lng: number }) =>
    place.lat === toldAbove?.lat && place.lng === toldAbove.lng;
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:grid-cols-[7.5cm_minmax(0,1fr)] print:gap-x-8">
      <div className="lg:tall:sticky lg:top-24 print:static">
        <StreetsMap map={map} pins={shown} language={language} />
        {children}
      </div>
      <ol className="border-t border-line">
        {shown.map(({ id, number, data, lat, lng }) => (
          <li
            key={id}
            id={id}
            className="grid scroll-mt-28 grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-line py-6"
          >
            <PinNumber number={number} />
            <div className="min-w-0">
              <h3 className="text-xl">
                <WordsOf words={localise(data.name, language)} />
              </h3>
              {!isTold({ lat, lng }) && (
                <p className="mt-1">
                  <WordsOf words={localise(data.address, language)} />
                </p>
              )}
              <TextLink
                href={mapAddress({ lat, lng }, ZOOM)}
                className="no-print inline-flex min-h-11 items-center text-sm"
              >
                {t(MAP_TEXTS.open, language)}
                <span className="sr-only">
                  : <WordsOf words={localise(data.name, language)} />
                </span>
              </TextLink>
              {isTold({ lat, lng }) ? (
                <OfficeWay office={data} language={language} />
              ) : (
                <OfficeDetails office={data} language={language} now={now} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
