import type { Entry } from '../../../domain/content/model/entry.ts';
import type { Coordinates } from '../../../domain/content/model/fields/fields.ts';
import {
  ATTRACTION_CATEGORIES,
  type attraction,
} from '../../../domain/content-types/attraction.ts';
import { lodging } from '../../../domain/content-types/lodging.ts';
import { office } from '../../../domain/content-types/office.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import { distanceKm } from '../../../domain/places/distance.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { firstShownOn } from '../../../domain/screens/shown-on.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';

/** A place of the list under the map. */
export interface ListedPlace {
  key: string;
  name: Bilingual;
  /** Its municipal unit, or its address; null where neither is known. */
  where: Bilingual | null;
  /** The screen about it, without language. */
  href: string;
  position: Coordinates | null;
  /** From the town hall in a straight line; null where either has no position. */
  km: number | null;
}

export interface PlaceGroup {
  key: string;
  /** What they are: public offices, beaches, landmarks, places to stay. */
  title: Bilingual;
  places: ListedPlace[];
}

/** The categories as the titles of lists. */
const TITLES: Record<(typeof ATTRACTION_CATEGORIES)[number]['value'], Bilingual> = {
  beach: { el: 'Παραλίες', en: 'Beaches' },
  landmark: { el: 'Μνημεία', en: 'Landmarks' },
  nature: { el: 'Φύση', en: 'Nature' },
  culture: { el: 'Πολιτισμός', en: 'Culture' },
};

/** The places by what they are, the nearest to the town hall first; those without a position come last. */
export function groupPlaces(
  content: {
    units: readonly Entry<typeof unit>[];
    attractions: readonly Entry<typeof attraction>[];
    lodgings: readonly Entry<typeof lodging>[];
    offices: readonly Entry<typeof office>[];
  },
  townHall: Coordinates | null,
): PlaceGroup[] {
  const unitNames = new Map(content.units.map(({ slug, data }) => [slug, data.name]));
  const inUnit = ({ data }: { data: { unit: string | null } }) =>
    unitNames.get(data.unit ?? '') ?? null;
  const listed = (
    { id, data }: { id: string; data: { name: Bilingual } },
    where: Bilingual | null,
    href: string,
    position: Coordinates | null,
  ): ListedPlace => ({
    key: id,
    name: data.name,
    where,
    href,
    position,
    km: position && townHall ? distanceKm(townHall, position) : null,
  });
  const groups = [
    {
      key: 'office',
      title: TEXTS.offices,
      places: content.offices.map((entry) =>
        listed(
          entry,
          entry.data.address,
          firstShownOn(office, entry) ?? '/municipality/departments',
          entry.data.coordinates,
        ),
      ),
    },
    ...ATTRACTION_CATEGORIES.map(({ value }) => ({
      key: value as string,
      title: TITLES[value],
      places: content.attractions
        .filter(({ data }) => data.category === value)
        .map((entry) =>
          listed(entry, inUnit(entry), entryPath('attraction', entry), entry.data.location),
        ),
    })),
    {
      key: lodging.name as string,
      title: lodging.label.many,
      places: content.lodgings.map((entry) =>
        listed(entry, inUnit(entry), entryPath('lodging', entry), entry.data.coordinates),
      ),
    },
  ];
  return groups
    .filter(({ places }) => places.length > 0)
    .map((group) => ({ ...group, places: group.places.toSorted(byDistance) }));
}

const byDistance = (a: ListedPlace, b: ListedPlace) =>
  (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0;
