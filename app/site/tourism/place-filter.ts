import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise } from '../../i18n/language.ts';

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

/** The filters as a form offers them: with the options that lead to some place, and the chosen one. */
export function offeredFilters<P>(
  places: readonly P[],
  filters: readonly PlaceFilter<P>[],
  chosen: ChosenOptions,
): { name: string; label: Bilingual; options: FilterOption[] }[] {
  return filters
    .map(({ name, label, options, valuesOf }) => {
      const found = new Set(places.flatMap((place) => valuesOf(place)));
      return {
        name,
        label,
        options: options.filter(({ value }) => found.has(value) || chosen[name] === value),
      };
    })
    .filter(({ name, options }) => options.length > 1 || chosen[name] !== undefined);
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
