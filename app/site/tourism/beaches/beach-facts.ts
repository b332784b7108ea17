import {
  DEPTHS,
  SHADES,
  SHORES,
  WATER_QUALITIES,
} from '../../../../domain/content-types/parts/place-facts.ts';
import { type Language, t } from '../../../i18n/language.ts';
import { optionWords } from '../places/filter/option-words.ts';
import type { Place } from '../places/places.ts';
import { FACT_TEXTS } from '../tourism-texts.ts';

/** One of the points by which beaches are compared. */
export interface BeachFact {
  name: 'shore' | 'depth' | 'shade' | 'water';
  label: string;
  /** '' where it is not known. */
  value: string;
}

/** What the ground, the water and the shade of a beach are; of other places, nothing. */
export function beachFactsOf(data: Place['data'], language: Language): BeachFact[] {
  if (data.category !== 'beach') return [];
  const fact = (name: BeachFact['name'], value: string): BeachFact => ({
    name,
    label: t(FACT_TEXTS[name], language),
    value,
  });
  return [
    fact('shore', optionWords(SHORES, data.shore, language)),
    fact('depth', optionWords(DEPTHS, data.depth, language)),
    fact('shade', optionWords(SHADES, data.shade, language)),
    fact('water', waterWords(data, language)),
  ];
}

/** `Excellent (2025)`: a class of the water is of a year, and old without it. */
function waterWords({ waterQuality, waterYear }: Place['data'], language: Language): string {
  const words = optionWords(WATER_QUALITIES, waterQuality, language);
  return words && waterYear ? `${words} (${waterYear})` : words;
}
