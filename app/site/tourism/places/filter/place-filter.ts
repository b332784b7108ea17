import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import { type Language, localise } from '../../../../i18n/language.ts';

export interface FilterOption {
  value: string;
  label: Bilingual;
}

/** One question by which a list of places is narrowed. */
export interface PlaceFilter<P> {
  /** Its parameter in the address. */
  name: string;
  label: Bilingual;
  options: readonly FilterOption[];
  /** The values of a place. */
  valuesOf(place: P): readonly (string | null)[];
}

/** The answers that an address gives, by the names of the filters; those to which there is no option are left out. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** The answers of an address: known values alone. */
export function readChosen<P>(
  parameters: URLSearchParams,
  filters: readonly PlaceFilter<P>[],
): ChosenOptions {
  return Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const asked = parameters.get(name);
      return asked && options.some(({ value }) => value === asked) ? [[name, asked]] : [];
    }),
  );
}

/** The places that fit every answer, in their order. */
export function placesThatFit<P>(
  places: readonly P[],
  filters: readonly PlaceFilter<P>[],
  chosen: ChosenOptions,
): P[] {
  return places.filter((place) =>
    filters.every(({ name, valuesOf }) => {
      const wanted = chosen[name];
      return wanted === undefined || valuesOf(place).includes(wanted);
    }),
  );
}

/**
 * The filters as a form offers them: with the options that lead to some place, and the chosen one. A filter of which
 * every option leaves all places is not offered; one whose only option leaves some of them is.
 */
export function offeredFilters<P>(
  places: readonly P[],
  filters: readonly PlaceFilter<P>[],
  chosen: ChosenOptions,
): { name: string; label: Bilingual; options: FilterOption[] }[] {
  return filters
    .map(({ name, label, options, valuesOf }) => {
      const counts = new Map<string | null, number>();
      for (const place of places) {
        for (const value of new Set(valuesOf(place)))
          counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return {
        name,
        label,
        options: options.filter(({ value }) => counts.has(value) || chosen[name] === value),
        narrows: options.some(
          ({ value }) => counts.has(value) && counts.get(value) !== places.length,
        ),
      };
    })
    .filter(({ name, narrows }) => narrows || chosen[name] !== undefined)
    .map(({ narrows: _, ...offered }) => offered);
}

/** The address of a list with those answers, without language; the filters stand in their own order. */
export function filteredPath(
  path: string,
  filters: readonly { name: string }[],
  chosen: ChosenOptions,
): string {
  const parameters = new URLSearchParams(
    filters.flatMap(({ name }): [string, string][] => {
      const value = chosen[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** What the answers leave, in words: `Akrata, Pebbles`; '' without any. */
export function chosenWords(
  filters: readonly { name: string; options: readonly FilterOption[] }[],
  chosen: ChosenOptions,
  language: Language,
): string {
  return filters
    .flatMap(({ name, options }) => {
      const option = options.find(({ value }) => value === chosen[name]);
      return option ? [localise(option.label, language).text] : [];
    })
    .join(', ');
}

/** A list of places as its address narrows it, and what its form offers. */
export function narrowPlaces<P>(
  all: readonly P[],
  filters: readonly PlaceFilter<P>[],
  parameters: URLSearchParams,
) {
  const chosen = readChosen(parameters, filters);
  return {
    isEmpty: all.length === 0,
    places: placesThatFit(all, filters, chosen),
    filters: offeredFilters(all, filters, chosen),
    chosen,
  };
}

/**
 * What a narrowed list says of itself in the head of its page. Several filters, one with another, repeat the list
 * without end.
 */
export function describeNarrowed(
  title: string,
  path: string,
  { filters, chosen }: Pick<ReturnType<typeof narrowPlaces>, 'filters' | 'chosen'>,
  language: Language,
): { title: string; path: string; noIndex: boolean } {
  const words = chosenWords(filters, chosen, language);
  return {
    title: words ? `${title}: ${words}` : title,
    path: filteredPath(path, filters, chosen),
    noIndex: Object.keys(chosen).length > 1,
  };
}
