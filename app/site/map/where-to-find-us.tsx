import type { ReactNode } from 'react';
import type { Entry } from '../../../domain/content/model/entry.ts';
import type { office as officeType } from '../../../domain/content-types/office.ts';
import type { DrawnMap } from '../../../domain/maps/drawn-map.ts';
import { mapAddress } from '../../../domain/places/map-address.ts';
import { type Language, localise, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { WordsOf } from '../../ui/words.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { OfficeHours } from '../opening/office-hours.tsx';
import { OfficeWay } from '../opening/office-way.tsx';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';
import { BusStop, Entrance, PinNumber, PinnedMap, pinsOn } from './pinned-map.tsx';

type Office = Entry<typeof officeType>;

interface WhereToFindUsProps {
  /** The streets, as `loadWholeMap` draws them. */
  map: DrawnMap;
  offices: readonly Office[];
  language: Language;
  /** The moment of the answer. */
  now: Date;
}

/** The map opens at the building itself. */
const ZOOM = 17;

/** The offices that staff put on the map of streets, in their order. */
export function officesOnStreets(offices: readonly Office[], map: DrawnMap) {
  const placed = offices.flatMap(({ slug, data }) =>
    data.onStreetMap && data.coordinates ? [{ slug, data, ...data.coordinates }] : [],
  );
  return pinsOn(map, placed).map((one, at) => ({
    ...one,
    number: at + 1,
    name: one.data.name,
    id: `office-${one.slug}`,
    href: `#office-${one.slug}`,
  }));
}

/** The streets of the centre with a pin for each office, and beside it what the map shows, in words. */
export function WhereToFindUs({ map, offices, language, now }: WhereToFindUsProps) {
  const shown = officesOnStreets(offices, map);
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 print:static">
        <PinnedMap map={map} pins={shown} label={TEXTS.streets} language={language} />
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
          {map.entrances.length > 0 && (
            <li className="flex items-center gap-2">
              <Key>
                <Entrance x={16} y={18} />
              </Key>
              {t(TEXTS.entrance, language)}
            </li>
          )}
          {map.stops.length > 0 && (
            <li className="flex items-center gap-2">
              <Key>
                <BusStop x={16} y={16} />
              </Key>
              {t(TEXTS.stop, language)}
            </li>
          )}
          <li>{t(TEXTS.simplified, language)}</li>
        </ul>
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
              <p className="mt-1">
                <WordsOf words={localise(data.address, language)} />
              </p>
              <TextLink
                href={mapAddress({ lat, lng }, ZOOM)}
                className="no-print inline-flex min-h-11 items-center text-sm"
              >
                {t(MAP_TEXTS.open, language)}
                <span className="sr-only">: {localise(data.name, language).text}</span>
              </TextLink>
              <OfficeHours office={data} language={language} now={now} />
              <OfficeWay office={data} language={language} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="map-key size-6 flex-none">
      {children}
    </svg>
  );
}
