import {
  MONTHS,
  type Month,
  monthsIn,
  type OpenMonth,
  stretchesOf,
} from '../../../../../domain/content-types/parts/open-months.ts';
import { type Language, t } from '../../../../i18n/language.ts';
import { FACT_TEXTS, LIST_TEXTS } from '../../tourism-texts.ts';
import { optionWords } from './option-words.ts';
import type { PlaceFilter } from './place-filter.ts';

/** Narrows a list to what is open in a month. */
export function monthFilter<
  P extends { data: { openMonths: readonly OpenMonth[] } },
>(): PlaceFilter<P> {
  return {
    name: 'month',
    label: LIST_TEXTS.openIn,
    options: MONTHS,
    valuesOf: ({ data }) => monthsIn(data.openMonths),
  };
}

/** `June–September`, `All year`; '' where it is not known. */
export function monthWords(chosen: readonly OpenMonth[], language: Language): string {
  const months = monthsIn(chosen);
  if (months.length === MONTHS.length) return t(FACT_TEXTS.allYear, language);
  const name = (month: Month) => optionWords(MONTHS, month, language);
  return stretchesOf(months)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
    .join(', ');
}
