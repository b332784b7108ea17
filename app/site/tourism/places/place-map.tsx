import type { Coordinates } from '../../../../domain/content/model/fields/fields.ts';
import type { DrawnMap } from '../../../../domain/maps/drawn-map.ts';
import { mapAddress } from '../../../../domain/places/map-address.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { type Language, t } from '../../../i18n/language.ts';
import { MapPin } from '../../../ui/pictures/icons.tsx';
import { CoordinatesLabel } from '../../../ui/text/coordinates-label.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { MapBlock } from '../../map/map-block.tsx';
import { MAP_TEXTS } from '../../map-texts.ts';
import { PLACE_TEXTS } from '../tourism-texts.ts';

interface PlaceMapProps {
  position: Coordinates;
  /** Its surroundings, as `loadMapAround` draws them; null where the map does not show them. */
  ground: DrawnMap | null;
  /** What is there. */
  name: Bilingual;
  language: Language;
}

/** Where a place is: its position, a map on demand, and the way into the visitor's own app. */
export function PlaceMap({ position, ground, name, language }: PlaceMapProps) {
  return (
    <section aria-labelledby="map">
      <h2 id="map" className="mb-4 text-2xl">
        {t(PLACE_TEXTS.onTheMap, language)}
      </h2>
      <MapBlock {...position} ground={ground} name={name} height={450} language={language} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex items-center gap-2">
          <MapPin className="size-5 flex-none text-accent" />
          <CoordinatesLabel {...position} language={language} />
        </p>
        <TextLink href={mapAddress(position)} className="inline-block py-2">
          {t(MAP_TEXTS.open, language)}
        </TextLink>
      </div>
    </section>
  );
}
