import {
  LODGING_KINDS,
  PRICE_LEVELS,
  SEA_DISTANCES,
} from '../../../../domain/content-types/lodging.ts';
import { type Language, localise, t } from '../../../i18n/language.ts';
import { plainWords, type Words } from '../../../ui/text/words.tsx';
import { monthWords } from '../places/filter/month-filters.ts';
import { optionWords } from '../places/filter/option-words.ts';
import { FACT_TEXTS } from '../tourism-texts.ts';
import type { Lodging } from './lodgings.ts';

export interface LodgingFact {
  name: 'price' | 'sea' | 'season';
  label: string;
  value: Words;
}

/** `Guesthouse`; '' where it is not said. */
export function kindWords({ kind }: Lodging['data'], language: Language): string {
  return optionWords(LODGING_KINDS, kind, language);
}

/** What is known of a lodging's price, way to the sea and season. */
export function lodgingFactsOf(data: Lodging['data'], language: Language): LodgingFact[] {
  const inWords = localise(data.season, language);
  const season = inWords.text ? inWords : monthWords(data.openMonths, language);
  const facts: [LodgingFact['name'], Words, boolean][] = [
    ['price', optionWords(PRICE_LEVELS, data.priceLevel, language), data.priceLevel !== null],
    ['sea', optionWords(SEA_DISTANCES, data.sea, language), data.sea !== null],
    ['season', season, plainWords(season) !== ''],
  ];
  return facts.flatMap(([name, value, isKnown]) =>
    isKnown ? [{ name, label: t(FACT_TEXTS[name], language), value }] : [],
  );
}
