import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { ApiError, answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import type { CopyMark } from '../form/kept/kept-api.ts';
import type { SentPublication } from '../form/publication/use-publication.ts';
import { pageQuery, ROWS_ON_A_PAGE } from '../pieces/lists/page-of-list.ts';

/** The calls about entries of every content type, and how long their answers count as fresh. */
const calls = api.content[':type'];

/** An entry with its working copy; `data` by the fields of its type. */
export type AnyEntry = SuccessBody<Awaited<ReturnType<(typeof calls)[':id']['$get']>>>;

/** How a list is sorted; 'default' is the order of the type. */
export type ListSort = 'default' | 'updated' | 'title' | 'slug';

/** As the API is asked: titles are sorted in the language in which they are shown. */
export type SortAsked = ListSort | 'title-en';

/** 'planned' is published, or leaves the site, by itself; 'recheck' waits to be looked through. */
export type StateFilter = 'draft' | 'published' | 'archived' | 'planned' | 'recheck';

/** The filters of a list, as the API's query parameters; '' for none. */
export interface ListFilters {
  search: string;
  state: '' | StateFilter;
  category: string;
  /** The Greek name of a tag. */
  tag: string;
  /** Without public English, or with English made from Greek that has changed since. */
  english: '' | 'missing' | 'behind';
  /** Who changed it last: 'me', 'others', or the e-mail address of an account. */
  by: string;
  samples: '' | 'only';
  sort: '' | ListSort;
}

/** The most entries in one answer. */
const MOST_PER_CALL = 200;

/** A page of a list; pages count from 1. */
export function entriesQuery(
  type: string,
  filters: Omit<ListFilters, 'sort'> & { sort: SortAsked },
  page: number,
) {
  return queryOptions({
    queryKey: ['content', type, 'list', filters, page],
    queryFn: ({ signal }) => fetchEntries(type, filters, { page, size: ROWS_ON_A_PAGE, signal }),
    // Shown at once from memory, and fetched again right after, since colleagues work on the same lists.
    staleTime: 0,
  });
}

interface PageOfList {
  page: number;
  size: number;
  signal?: AbortSignal;
}

export function fetchEntries(
  type: string,
  filters: Partial<Omit<ListFilters, 'sort'> & { sort: SortAsked }>,
  asked: PageOfList,
) {
  const given = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== ''),
  ) as typeof filters;
  return answerOf(
    calls.$get(
      {
        param: { type },
        query: {
          ...(given as { state?: StateFilter }),
          ...pageQuery(asked.page, asked.size),
        },
      },
      { ...(asked.signal && { init: { signal: asked.signal } }) },
    ),
  );
}

/** One entry as it is stored now. */
export function fetchEntry(type: string, id: string, signal?: AbortSignal) {
  return answerOf(
    calls[':id'].$get({ param: { type, id } }, { init: { ...(signal && { signal }) } }),
  );
}

/** One entry as it is stored now; a form never begins from an older copy. */
export function entryQuery(type: string, id: string) {
  return queryOptions({
    queryKey: ['content', type, 'entry', id],
    queryFn: ({ signal }) => fetchEntry(type, id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** The tags that entries of a type have. */
export function tagsQuery(type: string) {
  return queryOptions({
    queryKey: ['content', type, 'tags'],
    queryFn: ({ signal }) => answerOf(calls.tags.$get({ param: { type } }, { init: { signal } })),
  });
}

/** The entries that a reference to a type can point at. */
export function optionsQuery(type: string) {
  return queryOptions({
    queryKey: ['content', type, 'options'],
    queryFn: ({ signal }) =>
      answerOf(calls.options.$get({ param: { type } }, { init: { signal } })),
  });
}

export interface EntryToSend extends SentPublication {
  slug?: string;
  data: Record<string, unknown>;
  version?: number;
  /** The kept copies that this contains. */
  kept?: CopyMark[];
  /** Paths of English texts that fit their changed Greek. */
  inStep?: string[];
  /** Why personal data must be public. */
  reason?: string;
}

export function createEntry(type: string, json: EntryToSend) {
  return answerOf(calls.$post({ param: { type }, json }));
}

export function saveEntry(type: string, id: string, json: EntryToSend) {
  return answerOf(calls[':id'].$put({ param: { type, id }, json }));
}

/** Throws ApiError with all that a publication would be refused for; nothing is stored. */
export async function checkEntry(
  type: string,
  json: { id?: string; slug?: string; data: Record<string, unknown>; languages?: Lang[] },
): Promise<void> {
  await answerOf(calls.check.$post({ param: { type }, json }));
}

/** Takes an entry off the site, or only one language of it; with `version`, only as somebody has seen it. */
export function unpublishEntry(type: string, id: string, language?: Lang, version?: number) {
  const query = { ...(language && { language }), ...atVersion(version) };
  return answerOf(calls[':id'].unpublish.$post({ param: { type, id }, query }));
}

export function cancelPlan(type: string, id: string) {
  return answerOf(calls[':id']['cancel-plan'].$post({ param: { type, id } }));
}

export function deleteEntry(type: string, id: string, version?: number) {
  return answerOf(calls[':id'].$delete({ param: { type, id }, query: atVersion(version) }));
}

/** The part of a query by which an act is refused when somebody has saved since. */
const atVersion = (version: number | undefined) =>
  version === undefined ? {} : { version: String(version) };

function restoreEntry(type: string, id: string) {
  return answerOf(calls[':id'].restore.$post({ param: { type, id } }));
}

/** Brings an entry back from the bin. It is no error if somebody has already brought it back. */
export async function restoreDeleted(type: string, id: string): Promise<{ slug: string }> {
  try {
    return await restoreEntry(type, id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    // What has left the bin for good is not there either.
    return fetchEntry(type, id);
  }
}

/** The ids of all entries of a type in the order of the site, as it is now. */
export async function fetchOrder(type: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { entries, total } = await fetchEntries(type, {}, { page, size: MOST_PER_CALL });
    ids.push(...entries.map((entry) => entry.id));
    if (entries.length === 0 || ids.length >= total) return ids;
  }
}

export function saveOrder(type: string, ids: string[]) {
  return answerOf(calls.order.$put({ param: { type }, json: { ids } }));
}

/**
 * Call it after any change of entries: it fetches again their lists, the choices that refer to them, and the
 * dashboard.
 */
export async function forgetEntries(queries: QueryClient, type: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['content', type, 'list'] }),
    queries.invalidateQueries({ queryKey: ['content', type, 'options'] }),
    queries.invalidateQueries({ queryKey: ['content', type, 'tags'] }),
    queries.invalidateQueries({ queryKey: ['drafts'] }),
    queries.invalidateQueries({ queryKey: ['translations'] }),
    queries.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
