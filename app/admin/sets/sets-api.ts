import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { IN_WORDS } from '../calls/query-client.ts';
import { pageQuery, ROWS_ON_A_PAGE } from '../pieces/lists/page-of-list.ts';

const calls = api['publishing-sets'];
const one = calls[':id'];

export type SetSummary = SuccessBody<Awaited<ReturnType<typeof calls.$get>>>['sets'][number];
export type PublishingSet = SuccessBody<Awaited<ReturnType<typeof one.$get>>>;
export type SetMember = PublishingSet['members'][number];
export type AddedToSet = SuccessBody<Awaited<ReturnType<typeof one.entries.$post>>>;

/** Which sets a list shows; '' for all. */
export const SET_FILTERS = ['', 'open', 'published', 'overdue'] as const;
export type SetFilter = (typeof SET_FILTERS)[number];

/** A page of the sets; pages count from 1. */
export function setsQuery(state: SetFilter, page: number) {
  return queryOptions({
    queryKey: ['sets', 'list', state, page],
    queryFn: ({ signal }) => {
      return answerOf(
        calls.$get(
          { query: { ...pageQuery(page, ROWS_ON_A_PAGE), ...(state && { state }) } },
          { init: { signal } },
        ),
      );
    },
    staleTime: 0,
  });
}

/** As many open sets as there may be. */
const ALL_OPEN = '100';

/** The sets into which entries can be put. */
export const openSetsQuery = queryOptions({
  queryKey: ['sets', 'open'],
  queryFn: ({ signal }) =>
    answerOf(calls.$get({ query: { limit: ALL_OPEN, state: 'open' } }, { init: { signal } })),
  staleTime: 0,
});

/** The open set in which an entry stands, if any. */
export function setOfQuery(entry: string) {
  return queryOptions({
    queryKey: ['sets', 'of', entry],
    queryFn: async ({ signal }) => {
      const query = { limit: '1', state: 'open', entry } as const;
      const { sets } = await answerOf(calls.$get({ query }, { init: { signal } }));
      return sets[0] ?? null;
    },
    staleTime: 0,
  });
}

/** One set with its entries, as they are now. */
export function setQuery(id: string) {
  return queryOptions({
    queryKey: ['sets', 'one', id],
    meta: IN_WORDS,
    queryFn: ({ signal }) => answerOf(one.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    // Entries are mended in other tabs.
    refetchOnWindowFocus: 'always',
  });
}

export const createSet = (name: string) => answerOf(calls.$post({ json: { name } }));

/** Makes a set with entries in it, as one act: no empty set stays behind where the line breaks. */
export const createFilledSet = (name: string, entries: readonly string[]) =>
  answerOf(calls.$post({ json: { name, entries: additions(entries) } }));

export const renameSet = (id: string, name: string) =>
  answerOf(one.$put({ param: { id }, json: { name } }));

export const deleteSet = (id: string) => answerOf(one.$delete({ param: { id } }));

export const addToSet = (id: string, entries: readonly string[]) =>
  answerOf(one.entries.$post({ param: { id }, json: { entries: additions(entries) } }));

const additions = (entries: readonly string[]) => entries.map((id) => ({ id }));

export const removeFromSet = (id: string, entry: string) =>
  answerOf(one.entries[':entry'].$delete({ param: { id, entry } }));

export const chooseLanguages = (id: string, entry: string, languages: Lang[] | null) =>
  answerOf(one.entries[':entry'].$put({ param: { id, entry }, json: { languages } }));

/** How a set is published: what was seen of it, and when; without a moment, now. */
export interface SetPublication {
  stamp: string;
  publishAt?: string;
  reason?: string;
}

export const publishSet = (id: string, json: SetPublication) =>
  answerOf(one.publish.$post({ param: { id }, json }));

export const cancelSetPlan = (id: string) => answerOf(one['cancel-plan'].$post({ param: { id } }));

/** What becomes of entries that were changed after the publication. */
export type ChangedChoice = 'keep' | 'undo';

/** How a set is undone; with a reason where personal data become public again. */
export interface SetUndo {
  changed?: ChangedChoice;
  reason?: string;
}

export const undoSet = (id: string, json: SetUndo) =>
  answerOf(one.undo.$post({ param: { id }, json }));

/**
 * Call it after a change of a set, or one that was refused: it fetches again the sets, the lists of the entries
 * concerned, and whether this person still publishes.
 */
export async function forgetSets(queries: QueryClient): Promise<void> {
  await Promise.all(
    [['sets'], ['content'], ['drafts'], ['dashboard'], ['preview'], ['reviewer-step']].map(
      (queryKey) => queries.invalidateQueries({ queryKey }),
    ),
  );
}
