import { LACKING, type Lacking } from '../../../domain/media/library/lacking.ts';
import { readPage } from '../pieces/lists/page-of-list.ts';

export interface MediaFilters {
  search: string;
  kind: '' | 'image' | 'document';
  /** Only files that lack this. */
  missing: '' | Lacking;
  tag: string;
}

export const NO_FILTERS: MediaFilters = { search: '', kind: '', missing: '', tag: '' };

export interface MediaAddress {
  filters: MediaFilters;
  /** Counts from 1. */
  page: number;
  /** The medium whose details are open, or ''. */
  open: string;
}

/** The filters in the address of the library; values that nobody could have chosen are ignored. */
export function readMediaAddress(parameters: URLSearchParams): MediaAddress {
  const kind = parameters.get('kind');
  return {
    filters: {
      search: (parameters.get('search') ?? '').slice(0, 200),
      kind: kind === 'image' || kind === 'document' ? kind : '',
      missing: LACKING.find((known) => known === parameters.get('missing')) ?? '',
      tag: (parameters.get('tag') ?? '').slice(0, 100),
    },
    page: readPage(parameters),
    open: (parameters.get('medium') ?? '').slice(0, 100),
  };
}

export function writeMediaAddress({ filters, page, open }: MediaAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  if (open) parameters.set('medium', open);
  return parameters;
}
