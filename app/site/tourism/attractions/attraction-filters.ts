import type { Entry } from '../../../../domain/content/model/entry.ts';
import { PLACE_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import type { unit } from '../../../../domain/content-types/unit.ts';
import { monthFilter } from '../places/filter/month-filters.ts';
import type { PlaceFilter } from '../places/filter/place-filter.ts';
import type { Place } from '../places/places.ts';
import { FACT_TEXTS, PLACE_TEXTS } from '../tourism-texts.ts';

/** The parameters of the lists of landmarks, nature and culture. */
export const ATTRACTION_PARAMETERS = ['unit', 'month', 'aid'];

/** The municipal units, by which every list of places is narrowed. */
export function unitFilter<P extends { data: { unit: string | null } }>(
  units: readonly Entry<typeof unit>[],
): PlaceFilter<P> {
  return {
    name: 'unit',
    label: PLACE_TEXTS.unit,
    options: units.map(({ slug, data }) => ({ value: slug, label: data.name })),
    valuesOf: ({ data }) => [data.unit],
  };
}

/** What helps people who move, see or hear with difficulty. */
export const AID_FILTER: PlaceFilter<Place> = {
  name: 'aid',
  label: FACT_TEXTS.access,
  options: PLACE_AIDS,
  valuesOf: ({ data }) => data.aids,
};

/** By what a list of attractions of one category is narrowed, in the order of {@link ATTRACTION_PARAMETERS}. */
export function attractionFilters(units: readonly Entry<typeof unit>[]): PlaceFilter<Place>[] {
  return [unitFilter(units), monthFilter(), AID_FILTER];
}
