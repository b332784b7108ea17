import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, answerOf, api, type Medium, readAnswer } from '../calls/api-client.ts';
import { pageQuery } from '../pieces/lists/page-of-list.ts';
import type { MediaFilters } from './media-address.ts';

export const MEDIA_ON_A_PAGE = 48;

/** A page of the library; pages count from 1. */
export function mediaQuery({ search, kind, missing, tag }: MediaFilters, page: number) {
  return queryOptions({
    queryKey: ['media', 'library', search, kind, missing, tag, page],
    queryFn: ({ signal }) => {
      const query = {
        ...pageQuery(page, MEDIA_ON_A_PAGE),
        ...(search && { search }),
        ...(kind && { kind }),
        ...(missing && { lacks: missing }),
        ...(tag && { tag }),
      };
      return answerOf(api.media.$get({ query }, { init: { signal } }));
    },
    staleTime: 0,
  });
}

/** The tags of the library, the most used first. */
export const tagsQuery = queryOptions({
  queryKey: ['media', 'tags'],
  queryFn: ({ signal }) => answerOf(api.media.tags.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** Whether a picture says nothing to somebody who cannot see it, in one of the languages. */
export function isUndescribed(medium: Pick<Medium, 'kind' | 'alt' | 'isDecorative'>): boolean {
  if (medium.kind !== 'image' || medium.isDecorative) return false;
  return medium.alt.el === '' || medium.alt.en === '';
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

/** A picture without its crop. */
export async function readWholePicture(id: string, signal: AbortSignal): Promise<Blob> {
  const response = await api.media[':id'].whole.$get({ param: { id } }, { init: { signal } });
  if (!response.ok) await readAnswer(response as unknown as Response);
  return response.blob();
}

/** What the file of a medium was before it was replaced. */
export function earlierQuery(id: string) {
  return queryOptions({
    queryKey: ['medium', id, 'earlier'],
    queryFn: ({ signal }) =>
      answerOf(api.media[':id'].earlier.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
}

export function returnToFile(
  id: string,
  json: { earlier: string; version: number; reason?: string },
) {
  return answerOf(api.media[':id']['bring-back'].$post({ param: { id }, json }));
}

/** Says why the personal data in a document must stay public. */
export function explainDocument(id: string, json: { version: number; reason?: string }) {
  return answerOf(api.media[':id'].reason.$post({ param: { id }, json }));
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
    // What has left the bin for good is not there either.
    await answerOf(api.media[':id'].$get({ param: { id } }));
  }
  return true;
}

/**
 * Shows what a change has stored, before anything is asked anew: the next change begins from it, however long that
 * takes.
 */
export function showStored(queries: QueryClient, stored: readonly Medium[]): void {
  for (const medium of stored) {
    queries.setQueryData(
      usesQuery(medium.id).queryKey,
      (known) => known && { ...known, ...medium },
    );
  }
  const storedOf = new Map(stored.map((medium) => [medium.id, medium]));
  queries.setQueriesData<{ media: Medium[] }>(
    { queryKey: ['media', 'library'] },
    (page) =>
      page && { ...page, media: page.media.map((known) => storedOf.get(known.id) ?? known) },
  );
}

/** Call it after any change of media: it fetches again the library, each medium, and the dashboard. */
export async function forgetMedia(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['media'] }),
    queries.invalidateQueries({ queryKey: ['medium'] }),
    queries.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
