import type { Entry } from '../../../domain/content/model/entry.ts';
import type { Coordinates } from '../../../domain/content/model/fields.ts';
import {
  ATTRACTION_CATEGORIES,
  type attraction,
} from '../../../domain/content-types/attraction.ts';
import type { lodging } from '../../../domain/content-types/lodging.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { MAP_SCREEN_TEXTS as TEXTS } from './map-screen-texts.ts';

/** A place of the list under the map. */
export interface ListedPlace {
  key: string;
  name: Bilingual;
  /** What it is: beach, landmark, place to stay. */
  kind: Bilingual;
  /** The screen about it, without language. */
  href: string;
  position: Coordinates | null;
}

export interface PlaceGroup {
  key: string;
  title: Bilingual;
  places: ListedPlace[];
}

/** The places by the unit they lie in, in the order of the units and the categories; those of none come last. */
export function groupPlaces(
  units: Entry<typeof unit>[],
  attractions: Entry<typeof attraction>[],
  lodgings: Entry<typeof lodging>[],
): PlaceGroup[] {
  const placed = ATTRACTION_CATEGORIES.flatMap(({ value, label }) =>
    attractions
      .filter(({ data }) => data.category === value)
      .map(({ id, slug, data }) => ({
        unit: data.unit,
        place: {
          key: id,
          name: data.name,
          kind: label,
          href: `/tourism/${value}/${slug}`,
          position: data.location,
        },
      })),
  );
  const stays = lodgings.map(({ id, data }) => ({
    unit: data.unit,
    place: {
      key: id,
      name: data.name,
      kind: TEXTS.lodging,
      href: '/tourism/accommodation',
      position: data.coordinates,
    },
  }));
  const all: { unit: string | null; place: ListedPlace }[] = [...placed, ...stays];
  const slugs = new Set(units.map((entry) => entry.slug));
  const groups: PlaceGroup[] = units.map((entry) => ({
    key: entry.slug,
    title: entry.data.name,
    places: all.filter((item) => item.unit === entry.slug).map((item) => item.place),
  }));
  groups.push({
    key: 'elsewhere',
    title: TEXTS.elsewhere,
    places: all.filter((item) => !slugs.has(item.unit ?? '')).map((item) => item.place),
  });
  return groups.filter((group) => group.places.length > 0);
}
