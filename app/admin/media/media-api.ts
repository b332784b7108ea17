import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, answerOf, api, type Medium } from '../api-client.ts';

export interface MediaFilters {
  search: string;
  kind: '' | 'image' | 'document';
  /** Only pictures without alternative text in one of the languages. */
  missing: '' | 'alt';
}

export const PAGE_SIZE = 48;
/** The most media in one answer. */
const MOST_PER_CALL = 200;

interface MediaPage {
  media: Medium[];
  total: number;
}

/** A page of the library; pages count from 1. */
export function mediaQuery(filters: MediaFilters, page: number) {
  return queryOptions({
    queryKey: ['media', 'library', filters, page],
    queryFn: ({ signal }): Promise<MediaPage> =>
      filters.missing
        ? listUndescribed(filters.search, page, signal)
        : list(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE, signal),
    staleTime: 0,
  });
}

function list(
  { search, kind }: Pick<MediaFilters, 'search' | 'kind'>,
  limit: number,
  offset: number,
  signal: AbortSignal,
): Promise<MediaPage> {
  const query = {
    limit: String(limit),
    offset: String(offset),
    ...(search && { search }),
    ...(kind && { kind }),
  };
  return answerOf(api.media.$get({ query }, { init: { signal } }));
}

/** The API cannot select these, so this looks through all pictures. */
async function listUndescribed(
  search: string,
  page: number,
  signal: AbortSignal,
): Promise<MediaPage> {
  const found: Medium[] = [];
  for (let offset = 0; ; offset += MOST_PER_CALL) {
    const { media, total } = await list({ search, kind: 'image' }, MOST_PER_CALL, offset, signal);
    found.push(...media.filter(isUndescribed));
    if (media.length === 0 || offset + media.length >= total) break;
  }
  const from = (page - 1) * PAGE_SIZE;
  return { media: found.slice(from, from + PAGE_SIZE), total: found.length };
}

/** Whether a picture says nothing to somebody who cannot see it, in one of the languages. */
export function isUndescribed(medium: Pick<Medium, 'kind' | 'alt'>): boolean {
  return medium.kind === 'image' && (medium.alt.el === '' || medium.alt.en === '');
}

/** How much of what one may upload within a day has been used. */
export const quotaQuery = queryOptions({
  queryKey: ['media', 'quota'],
  queryFn: ({ signal }) => answerOf(api.upload.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** One medium with the entries that use it now. */
export function usesQuery(id: string) {
  return queryOptions({
    queryKey: ['medium', id, 'uses'],
    queryFn: ({ signal }) =>
      answerOf(api.media[':id'].$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
}

export function describeMedium(id: string, alt: Medium['alt']) {
  return answerOf(api.media[':id'].$put({ param: { id }, json: { alt } }));
}

export function deleteMedium(id: string) {
  return answerOf(api.media[':id'].$delete({ param: { id } }));
}

/** Brings a medium back from the bin. It is no error if somebody has already brought it back. */
export async function restoreMedium(id: string): Promise<true> {
  try {
    await answerOf(api.media[':id'].restore.$post({ param: { id } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  return true;
}

/** Call it after any change of media: it fetches again the library, each medium, and the dashboard. */
export async function forgetMedia(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['media'] }),
    queries.invalidateQueries({ queryKey: ['medium'] }),
    queries.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
