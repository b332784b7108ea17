import type { ReactNode } from 'react';
import type { Entry } from '../../../../domain/content/model/entry.ts';
import type { unit as unitType } from '../../../../domain/content-types/unit.ts';
import { mapAddress } from '../../../../domain/places/map-address.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import { href, type Language, localise, t } from '../../../i18n/language.ts';
import { Panel } from '../../../ui/pieces/panel.tsx';
import { OpeningHours } from '../../../ui/text/opening-hours.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { WordsOf } from '../../../ui/text/words.tsx';
import { MAP_TEXTS } from '../../map-texts.ts';
import { FACT_TEXTS, PLACE_TEXTS } from '../tourism-texts.ts';
import { FacilityNames } from './facilities.tsx';
import { facilityNames } from './facility-names.ts';
import { monthWords } from './filter/month-filters.ts';
import type { Place } from './places.ts';
import { scheduleOfPlace } from './schedule-of-place.ts';
import { WebsiteLink } from './website-link.tsx';

interface PlaceFactsProps {
  place: Place;
  unit: Entry<typeof unitType> | undefined;
  /** The moment at which the page is rendered, to say whether it is open. */
  now: Date;
  language: Language;
}

interface ShownFact {
  key: string;
  label: string;
  value: ReactNode;
}

/** Facts that half the width of a phone breaks: several words into a column, an address of a website inside a word. */
const WIDE_FACTS: ReadonlySet<string> = new Set(['position', 'season', 'website']);

/** What to look up before one goes, besides what its head says: its hours and season, what it has, where it is. */
export function PlaceFacts({ place, unit, now, language }: PlaceFactsProps) {
  const facilities = facilityNames(place.data);
  return (
    <Panel>
      <h2 className="text-lg">{t(PLACE_TEXTS.facts, language)}</h2>
      {place.data.hours.length > 0 && (
        <OpeningHours
          schedule={scheduleOfPlace(place)}
          showsState={false}
          showsComing
          language={language}
          now={now}
          className="mt-3 border-b border-line pb-4"
        />
      )}
      <dl className="facts-side-by-side mt-3">
        {factsOf(place, unit, language).map(({ key, label, value }) => (
          <div key={key} className={WIDE_FACTS.has(key) ? 'col-span-full' : 'min-w-0'}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="leading-snug">{value}</dd>
          </div>
        ))}
      </dl>
      {facilities.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-normal text-muted">
            {t(PLACE_TEXTS.facilities, language)}
          </h3>
          <FacilityNames
            facilities={facilities}
            language={language}
            className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-5 gap-y-3"
          />
        </>
      )}
    </Panel>
  );
}

function factsOf({ data }: Place, unit: PlaceFactsProps['unit'], language: Language): ShownFact[] {
  const fact = (key: keyof typeof FACT_TEXTS, value: ReactNode): ShownFact => ({
    key,
    label: t(FACT_TEXTS[key], language),
    value,
  });
  const season = localise(data.season, language);
  return [
    ...(season.text || data.openMonths.length > 0
      ? [
          fact(
            'season',
            season.text ? <WordsOf words={season} /> : monthWords(data.openMonths, language),
          ),
        ]
      : []),
    ...(data.category === 'beach' && !season.text && data.lifeguardMonths.length > 0
      ? [fact('lifeguard', monthWords(data.lifeguardMonths, language))]
      : []),
    ...(data.website ? [fact('website', <WebsiteLink address={data.website} />)] : []),
    ...(unit
      ? [
          {
            key: 'unit',
            label: t(PLACE_TEXTS.unit, language),
            value: (
              <TextLink href={href(entryPath('unit', unit), language)}>
                <WordsOf words={localise(unit.data.name, language)} />
              </TextLink>
            ),
          },
        ]
      : []),
    ...(data.location
      ? [
          {
            key: 'position',
            label: t(PLACE_TEXTS.position, language),
            value: (
              <TextLink href={mapAddress(data.location)} className="inline-block py-1">
                {t(MAP_TEXTS.open, language)}
              </TextLink>
            ),
          },
        ]
      : []),
  ];
}
