import type { MediaFilters } from './media-api.ts';

export interface MediaAddress {
  filters: MediaFilters;
  page: number;
  /** The medium whose details are open, or ''. */
  open: string;
}

/** What the address of the library asks for; what nobody could have chosen is ignored. */
export function readMediaAddress(parameters: URLSearchParams): MediaAddress {
  const kind = parameters.get('kind');
  const page = Number(parameters.get('page') ?? 1);
  return {
    filters: {
      search: (parameters.get('search') ?? '').slice(0, 200),
      kind: kind === 'image' || kind === 'document' ? kind : '',
      missing: parameters.get('missing') === 'alt' ? 'alt' : '',
    },
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
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
