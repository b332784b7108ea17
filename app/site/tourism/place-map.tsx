import { MapPin } from 'lucide-react';
import type { Coordinates } from '../../../domain/content/fields.ts';
import { type Language, t } from '../../i18n/language.ts';
import { Island } from '../../islands/island.tsx';
import { MapFrame } from '../../islands/map-frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CoordinatesLabel } from '../../ui/coordinates-label.tsx';
import { MAP_TEXTS } from '../map-texts.ts';
import { mapAddress } from './map-address.ts';
import { PLACE_TEXTS } from './tourism-texts.ts';

interface PlaceMapProps {
  position: Coordinates;
  /** What is there, in the language of the screen: names the frame. */
  name: string;
  language: Language;
}

/** Where a place is: its position, a map on demand, and the way into the visitor's own app. */
export function PlaceMap({ position, name, language }: PlaceMapProps) {
  return (
    <section aria-labelledby="map">
      <h2 id="map" className="text-2xl">
        {t(PLACE_TEXTS.onTheMap, language)}
      </h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex items-center gap-2">
          <MapPin aria-hidden className="size-5 flex-none text-accent" />
          <CoordinatesLabel {...position} language={language} />
        </p>
        <ButtonLink href={mapAddress(position)} rel="noopener" variant="quiet" size="small">
          {t(MAP_TEXTS.open, language)}
        </ButtonLink>
      </div>
      <div className="mt-3">
        <Island
          name="map-frame"
          component={MapFrame}
          props={{
            ...position,
            height: 450 as const,
            texts: {
              show: t(MAP_TEXTS.show, language),
              note: t(MAP_TEXTS.note, language),
              title: `${t(MAP_TEXTS.title, language)}: ${name}`,
            },
          }}
        />
      </div>
    </section>
  );
}
