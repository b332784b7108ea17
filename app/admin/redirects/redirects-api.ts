import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import type { MissedList } from '../missed/missed-lists.tsx';
import { pageQuery, ROWS_ON_A_PAGE } from '../pieces/lists/page-of-list.ts';

const calls = api.redirects;

export type Redirect = SuccessBody<Awaited<ReturnType<typeof calls.$get>>>['redirects'][number];
export type CheckedFile = SuccessBody<Awaited<ReturnType<typeof calls.check.$post>>>;
export type Missed = SuccessBody<Awaited<ReturnType<typeof api.missed.$get>>>['missed'][number];

/** A redirect as it is typed. */
export interface Typed {
  from: string;
  to: string;
  status: '301' | '302';
  note: string;
}

/** A page of the redirects; pages count from 1. */
export function redirectsQuery(search: string, page: number) {
  return queryOptions({
    queryKey: ['redirects', search, page],
    queryFn: ({ signal }) =>
      answerOf(
        calls.$get(
          { query: { ...pageQuery(page, ROWS_ON_A_PAGE), ...(search && { search }) } },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
  });
}

/** Stores a redirect; `known` is the one that is changed. Throws ApiError. */
export function saveRedirect(typed: Typed, known?: Redirect): Promise<unknown> {
  if (!known) return answerOf(calls.$post({ json: typed }));
  const { id, version } = known;
  return answerOf(calls[':id'].$put({ param: { id }, json: { ...typed, version } }));
}

export function deleteRedirect(id: string): Promise<unknown> {
  return answerOf(calls[':id'].$delete({ param: { id } }));
}

export function exportRedirects(): Promise<{ csv: string }> {
  return answerOf(calls.csv.$get());
}

export function checkCsv(csv: string): Promise<CheckedFile> {
  return answerOf(calls.check.$post({ json: { csv } }));
}

export function importCsv(csv: string, onlyGood: boolean): Promise<CheckedFile> {
  return answerOf(calls.import.$post({ json: { csv, onlyGood } }));
}

/** A page of the addresses that were not found; pages count from 1. */
export function missedQuery(list: MissedList, page: number) {
  return queryOptions({
    queryKey: ['missed', list, page],
    queryFn: ({ signal }) =>
      answerOf(
        api.missed.$get(
          { query: { ...pageQuery(page, ROWS_ON_A_PAGE), list } },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
  });
}

export function ignoreMissed(path: string, isIgnored: boolean): Promise<unknown> {
  return answerOf(api.missed.$put({ json: { path, isIgnored } }));
}

/** Fetches again what a change of redirects changes. */
export async function forgetRedirects(queries: QueryClient): Promise<void> {
  await Promise.all(
    [['redirects'], ['missed'], ['dashboard']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
}
