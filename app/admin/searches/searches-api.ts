import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { createEntry } from '../content/content-api.ts';
import type { MissedList } from '../missed/missed-lists.tsx';
import { pageQuery, ROWS_ON_A_PAGE } from '../pieces/lists/page-of-list.ts';

const missed = api['missed-searches'];

export type MissedSearch = SuccessBody<Awaited<ReturnType<typeof missed.$get>>>['searches'][number];
export type BrokenPromise = SuccessBody<
  Awaited<ReturnType<typeof api.promises.broken.$get>>
>['promises'][number];

/** A page of the searches without result; pages count from 1. */
export function searchesQuery(list: MissedList, page: number) {
  return queryOptions({
    queryKey: ['missed-searches', list, page],
    queryFn: ({ signal }) =>
      answerOf(
        missed.$get({ query: { ...pageQuery(page, ROWS_ON_A_PAGE), list } }, { init: { signal } }),
      ),
    staleTime: 0,
  });
}

export function ignoreSearch(words: string, isIgnored: boolean): Promise<unknown> {
  return answerOf(missed.$put({ json: { words, isIgnored } }));
}

/** Publishes a synonym. Throws ApiError. */
export function addSynonym({ query }: MissedSearch, meant: string): Promise<unknown> {
  return createEntry('synonym', { data: { typed: query, meant }, publish: true });
}

/** Searches again. Throws ApiError. */
export function searchAgain({ words }: MissedSearch): Promise<{ isFound: boolean }> {
  return answerOf(missed.again.$post({ json: { words } }));
}

/** A page of the broken promises; they are checked by themselves, so it looks again now and then. */
export function promisesQuery(page: number) {
  return queryOptions({
    queryKey: ['broken-promises', page],
    queryFn: ({ signal }) =>
      answerOf(
        api.promises.broken.$get({ query: pageQuery(page, ROWS_ON_A_PAGE) }, { init: { signal } }),
      ),
    staleTime: 0,
    refetchInterval: 10_000,
  });
}

/** Fetches again what a synonym or an ignored search changes. */
export async function forgetSearches(queries: QueryClient): Promise<void> {
  await Promise.all(
    [['missed-searches'], ['broken-promises'], ['content', 'synonym'], ['dashboard']].map(
      (queryKey) => queries.invalidateQueries({ queryKey }),
    ),
  );
}
