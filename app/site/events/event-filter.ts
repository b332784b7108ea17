import type { Entry } from '../../../domain/content/model/entry.ts';
import { EVENT_AUDIENCES, EVENT_CATEGORIES } from '../../../domain/content-types/event.ts';
import type { unit } from '../../../domain/content-types/unit.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../../i18n/language.ts';

/** What an address narrows the events to: known values alone, '' where it does not. */
export interface ChosenFilter {
  unit: string;
  category: string;
  audience: string;
}

export const FILTER_NAMES = ['unit', 'category', 'audience'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface FilterChoice {
  value: string;
  label: Bilingual;
}

/** What each filter offers. */
export type FilterChoices = Record<FilterName, readonly FilterChoice[]>;

export function filterChoices(units: readonly Entry<typeof unit>[]): FilterChoices {
  return {
    unit: units.map(({ slug, data }) => ({ value: slug, label: data.name })),
    category: EVENT_CATEGORIES,
    audience: EVENT_AUDIENCES,
  };
}

/** The filter of an address; `unknown` says that it names a value that there is not. */
export function readFilter(
  parameters: URLSearchParams,
  choices: FilterChoices,
): { filter: ChosenFilter; isUnknown: boolean } {
  const filter: ChosenFilter = { unit: '', category: '', audience: '' };
  let isUnknown = false;
  for (const name of FILTER_NAMES) {
    const asked = parameters.get(name) ?? '';
    if (choices[name].some(({ value }) => value === asked)) filter[name] = asked;
    else if (asked !== '') isUnknown = true;
  }
  return { filter, isUnknown };
}

/** The parameters of an address with a filter, in their order. */
export function filterParameters(filter: ChosenFilter): [FilterName, string][] {
  return FILTER_NAMES.flatMap((name): [FilterName, string][] =>
    filter[name] ? [[name, filter[name]]] : [],
  );
}

/** What a filter leaves, in words: «Αίγιο, Μουσική και χορός»; '' without one. */
export function filterWords(
  filter: ChosenFilter,
  choices: FilterChoices,
  language: Language,
): string {
  return FILTER_NAMES.flatMap((name) => {
    const chosen = choices[name].find(({ value }) => value === filter[name]);
    if (!chosen) return [];
    return [name === 'unit' ? localise(chosen.label, language).text : t(chosen.label, language)];
  }).join(', ');
}

/** The address of the calendar of those events, without language. */
export function feedPath(filter: ChosenFilter): string {
  const parameters = new URLSearchParams(filterParameters(filter));
  return parameters.size > 0 ? `/feeds/events.ics?${parameters}` : '/feeds/events.ics';
}
