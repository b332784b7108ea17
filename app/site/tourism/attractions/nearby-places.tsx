import { href, type Language, t } from '../../../i18n/language.ts';
import { Band } from '../../../ui/page/band.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { CardGrid } from '../../../ui/pieces/card-grid.tsx';
import { PlaceCard } from '../places/place-card.tsx';
import { describeDistance } from '../places/place-distance.ts';
import type { Place } from '../places/places.ts';
import { PLACE_TEXTS, TOURISM_TEXTS } from '../tourism-texts.ts';

interface NearbyPlacesProps {
  nearby: readonly { place: Place; km: number }[];
  language: Language;
}

/** The attractions nearest to a place, with their distances; nothing where there are none. */
export function NearbyPlaces({ nearby, language }: NearbyPlacesProps) {
  if (nearby.length === 0) return null;
  return (
    <Band tone="sand" labelledBy="nearby" className="no-print">
      <SectionHeading
        id="nearby"
        title={t(PLACE_TEXTS.nearby, language)}
        lead={t(PLACE_TEXTS.nearbyLead, language)}
        link={{ href: href('/tourism', language), text: t(TOURISM_TEXTS.attractions, language) }}
      />
      <CardGrid className="compact-cards max-sm:gap-x-4 max-sm:gap-y-6">
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
