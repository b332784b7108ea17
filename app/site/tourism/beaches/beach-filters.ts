import type { Entry } from '../../../../domain/content/model/entry.ts';
import { MONTHS } from '../../../../domain/content-types/parts/open-months.ts';
import {
  DEPTHS,
  SHADES,
  SHORES,
  WATER_QUALITIES,
} from '../../../../domain/content-types/parts/place-facts.ts';
import type { unit } from '../../../../domain/content-types/unit.ts';
import { AID_FILTER, unitFilter } from '../attractions/attraction-filters.ts';
import { FACILITIES, facilityNames } from '../places/facility-names.ts';
import { monthFilter } from '../places/filter/month-filters.ts';
import type { PlaceFilter } from '../places/filter/place-filter.ts';
import type { Place } from '../places/places.ts';
import { FACT_TEXTS, LIST_TEXTS } from '../tourism-texts.ts';

/** The parameters of the list of beaches. */
export const BEACH_PARAMETERS = [
  'unit',
  'shore',
  'depth',
  'shade',
  'water',
  'has',
  'month',
  'lifeguard',
  'aid',
];

const HAS = FACILITIES.filter(({ name }) => name !== 'accessible').map(({ name, label }) => ({
  value: name,
  label,
}));

/** By what the list of beaches is narrowed, in the order of {@link BEACH_PARAMETERS}. */
export function beachFilters(units: readonly Entry<typeof unit>[]): PlaceFilter<Place>[] {
  return [
    unitFilter(units),
    {
      name: 'shore',
      label: FACT_TEXTS.shore,
      options: SHORES,
      valuesOf: ({ data }) => [data.shore],
    },
    {
      name: 'depth',
      label: FACT_TEXTS.depth,
      options: DEPTHS,
      valuesOf: ({ data }) => [data.depth],
    },
    {
      name: 'shade',
      label: FACT_TEXTS.shade,
      options: SHADES,
      valuesOf: ({ data }) => [data.shade],
    },
    {
      name: 'water',
      label: FACT_TEXTS.water,
      options: WATER_QUALITIES,
      valuesOf: ({ data }) => [data.waterQuality],
    },
    {
      name: 'has',
      label: LIST_TEXTS.has,
      options: HAS,
      valuesOf: ({ data }) => facilityNames(data).map(({ name }) => name),
    },
    monthFilter(),
    {
      name: 'lifeguard',
      label: LIST_TEXTS.lifeguardIn,
      options: MONTHS,
      valuesOf: ({ data }) => data.lifeguardMonths,
    },
    AID_FILTER,
  ];
}
