import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { readPage } from '../../pieces/lists/page-of-list.ts';
import type { ListFilters, ListSort, SortAsked } from '../content-api.ts';
import { presetOf } from '../presets.ts';

export const NO_FILTERS: ListFilters = {
  search: '',
  state: '',
  category: '',
  tag: '',
  english: '',
  by: '',
  samples: '',
  sort: '',
};

const ALLOWED: { [K in keyof ListFilters]?: readonly string[] } = {
  state: ['draft', 'published', 'archived', 'planned', 'recheck'],
  english: ['missing', 'behind'],
  samples: ['only'],
  sort: ['default', 'updated', 'title', 'slug'],
};
/** Whom a list can be asked about: oneself, everybody else, or an account by its e-mail address. */
const WHO = /^(?:|me|others|[^\s@]+@[^\s@]+\.[^\s@]+)$/;
/** The API accepts no longer search. */
const MAX_SEARCH_LENGTH = 200;

/** The filters of an address; values that nobody could have chosen are ignored. Pages count from 1. */
export function readFilters(parameters: URLSearchParams): { filters: ListFilters; page: number } {
  const filters = { ...NO_FILTERS } as Record<keyof ListFilters, string>;
  for (const name of Object.keys(NO_FILTERS) as (keyof ListFilters)[]) {
    const value = (parameters.get(name) ?? '').slice(0, MAX_SEARCH_LENGTH);
    if (!ALLOWED[name] || ALLOWED[name].includes(value)) filters[name] = value;
  }
  if (!WHO.test(filters.by)) filters.by = '';
  return {
    filters: filters as ListFilters,
    page: readPage(parameters),
  };
}

/** The address parameters of filters; default values are left out. */
export function writeFilters(filters: ListFilters, page: number): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** Whether a list shows all of its entries, in any order. */
export function showsAll(filters: ListFilters): boolean {
  const { sort: _order, ...narrowing } = filters;
  return Object.values(narrowing).every((value) => !value);
}

/** The orders that the list of a type offers; the first is the default. */
export function sortsOf(type: ContentType): ListSort[] {
  const { sort, isNamedBySlug } = presetOf(type.name);
  const others: ListSort[] = ['default', 'updated'];
  // A list that is sorted by titles by default offers that order only once.
  if (type.order !== 'title') others.push('title');
  if (isNamedBySlug) others.push('slug');
  return [sort, ...others.filter((one) => one !== sort)];
}

/** The present order of a list. */
export function sortOf(type: ContentType, filters: ListFilters): ListSort {
  return filters.sort || presetOf(type.name).sort;
}

/** The address parameter of a chosen order; '' for the list's default order. */
export function askForSort(type: ContentType, sort: ListSort): ListFilters['sort'] {
  return sort === presetOf(type.name).sort ? '' : sort;
}

/** The order that the API is asked for: titles are sorted in the language in which they are shown. */
export function sortAsked(type: ContentType, sort: ListSort, lang: Lang): SortAsked {
  const isByTitle = sort === 'title' || (sort === 'default' && type.order === 'title');
  return isByTitle && lang === 'en' ? 'title-en' : sort;
}
