import type { Entry } from '../../../../domain/content/model/entry.ts';
import {
  LODGING_KINDS,
  PRICE_LEVELS,
  SEA_DISTANCES,
} from '../../../../domain/content-types/lodging.ts';
import { LODGING_AIDS } from '../../../../domain/content-types/parts/place-facts.ts';
import type { unit } from '../../../../domain/content-types/unit.ts';
import { unitFilter } from '../attractions/attraction-filters.ts';
import { monthFilter } from '../places/filter/month-filters.ts';
import type { PlaceFilter } from '../places/filter/place-filter.ts';
import { FACT_TEXTS } from '../tourism-texts.ts';
import type { Lodging } from './lodgings.ts';

/** The parameters of the list of lodgings. */
export const LODGING_PARAMETERS = ['unit', 'kind', 'sea', 'price', 'month', 'aid'];

/** By what the list of lodgings is narrowed, in the order of {@link LODGING_PARAMETERS}. */
export function lodgingFilters(units: readonly Entry<typeof unit>[]): PlaceFilter<Lodging>[] {
  return [
    unitFilter(units),
    {
      name: 'kind',
      label: FACT_TEXTS.kind,
      options: LODGING_KINDS,
      valuesOf: ({ data }) => [data.kind],
    },
    {
      name: 'sea',
      label: FACT_TEXTS.sea,
      options: SEA_DISTANCES,
      valuesOf: ({ data }) => [data.sea],
    },
    {
      name: 'price',
      label: FACT_TEXTS.price,
      options: PRICE_LEVELS,
      valuesOf: ({ data }) => [data.priceLevel],
    },
    monthFilter(),
    {
      name: 'aid',
      label: FACT_TEXTS.access,
      options: LODGING_AIDS,
      valuesOf: ({ data }) => data.aids,
    },
  ];
}
