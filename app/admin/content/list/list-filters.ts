import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { ListFilters, ListSort } from '../content-api.ts';
import { presetOf } from '../presets.ts';

export const NO_FILTERS: ListFilters = {
  search: '',
  state: '',
  category: '',
  samples: '',
  sort: '',
};

const ALLOWED: { [K in keyof ListFilters]?: readonly string[] } = {
  state: ['draft', 'published', 'planned'],
  samples: ['only'],
  sort: ['default', 'updated', 'title', 'slug'],
};
/** The API takes no longer search. */
const MAX_SEARCH_LENGTH = 200;

/** The filters of an address; what nobody could have chosen is ignored. Pages count from 1. */
export function readFilters(parameters: URLSearchParams): { filters: ListFilters; page: number } {
  const filters = { ...NO_FILTERS } as Record<keyof ListFilters, string>;
  for (const name of Object.keys(NO_FILTERS) as (keyof ListFilters)[]) {
    const value = (parameters.get(name) ?? '').slice(0, MAX_SEARCH_LENGTH);
    if (!ALLOWED[name] || ALLOWED[name].includes(value)) filters[name] = value;
  }
  const page = Number(parameters.get('page') ?? 1);
  return {
    filters: filters as ListFilters,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The address parameters of filters; what is not asked is left out. */
export function writeFilters(filters: ListFilters, page: number): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** Whether a list shows all of its entries; in which order does not matter. */
export function showsAll(filters: ListFilters): boolean {
  return !filters.search && !filters.state && !filters.category && !filters.samples;
}

/** The orders that the list of a type offers; the first is what it has while nobody asks for another. */
export function sortsOf(type: ContentType): ListSort[] {
  const { sort, isNamedBySlug } = presetOf(type.name);
  const others: ListSort[] = ['default', 'updated'];
  // A list that goes by its titles anyway does so once.
  if (type.order !== 'title') others.push('title');
  if (isNamedBySlug) others.push('slug');
  return [sort, ...others.filter((one) => one !== sort)];
}

/** How a list is sorted now. */
export function sortOf(type: ContentType, filters: ListFilters): ListSort {
  return filters.sort || presetOf(type.name).sort;
}

/** What an address says of an order that somebody chose: nothing of the list's own. */
export function askForSort(type: ContentType, sort: ListSort): ListFilters['sort'] {
  return sort === presetOf(type.name).sort ? '' : sort;
}
