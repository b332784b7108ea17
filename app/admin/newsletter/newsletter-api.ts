import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { ApiError, answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { IN_WORDS } from '../calls/query-client.ts';
import { pageQuery } from '../pieces/lists/page-of-list.ts';

const calls = api.newsletter;
const issue = calls.issues[':id'];

export type Issue = SuccessBody<Awaited<ReturnType<typeof issue.$get>>>;
export type IssueSummary = SuccessBody<
  Awaited<ReturnType<typeof calls.issues.$get>>
>['issues'][number];
export type IssueChoice = SuccessBody<Awaited<ReturnType<typeof calls.choices.$get>>>[number];
export type Subscriber = SuccessBody<
  Awaited<ReturnType<typeof calls.subscribers.$get>>
>['subscribers'][number];

export const NEWSLETTER_ROWS = 30;
/** While letters are being sent, the figures are fetched again. */
const SENDING_REFRESH_MS = 5_000;

const isUnderWay = (one: Pick<Issue, 'progress'>) => one.progress.waiting > 0;

/** How many subscribe, and whether mail can be sent. */
export const figuresQuery = queryOptions({
  queryKey: ['newsletter', 'figures'],
  queryFn: ({ signal }) => answerOf(calls.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** A page of the issues; pages count from 1. */
export function issuesQuery(page: number) {
  return queryOptions({
    queryKey: ['newsletter', 'issues', page],
    queryFn: ({ signal }) =>
      answerOf(
        calls.issues.$get({ query: pageQuery(page, NEWSLETTER_ROWS) }, { init: { signal } }),
      ),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.issues.some(isUnderWay) ? SENDING_REFRESH_MS : false,
  });
}

/** One issue as it is now. */
export function issueQuery(id: string) {
  return queryOptions({
    queryKey: ['newsletter', 'issue', id],
    meta: IN_WORDS,
    queryFn: ({ signal }) => answerOf(issue.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? SENDING_REFRESH_MS : false,
  });
}

/** An issue as it is mailed, in both languages. */
export function previewQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['newsletter', 'preview', id, version],
    meta: IN_WORDS,
    queryFn: ({ signal }) => answerOf(issue.preview.$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    retry: false,
  });
}

/** The news and events that an issue can be about. */
export const choicesQuery = queryOptions({
  queryKey: ['newsletter', 'choices'],
  queryFn: ({ signal }) => answerOf(calls.choices.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** A page of the subscribers; pages count from 1. */
export function subscribersQuery(search: string, language: '' | Lang, page: number) {
  return queryOptions({
    queryKey: ['newsletter', 'subscribers', search, language, page],
    queryFn: ({ signal }) =>
      answerOf(
        calls.subscribers.$get(
          {
            query: {
              ...pageQuery(page, NEWSLETTER_ROWS),
              ...(search && { search }),
              ...(language && { language }),
            },
          },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
  });
}

export type IssueInput = Parameters<typeof calls.issues.$post>[0]['json'];

export function createIssue(json: IssueInput) {
  return answerOf(calls.issues.$post({ json }));
}

/** Saves a draft; when somebody else saved first, the error holds the stored issue, as forms expect it. */
export async function saveIssue(id: string, json: IssueInput & { version: number }) {
  try {
    return await answerOf(issue.$put({ param: { id }, json }));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.current) throw error;
    const current = await fetchStoredIssue(id);
    throw new ApiError(error.kind, error.status, error.message, { ...error.body, current });
  }
}

/** An issue as it is stored now, in the form in which forms compare versions. */
export async function fetchStoredIssue(id: string) {
  const { version, updatedAt, updatedBy, ...data } = await answerOf(issue.$get({ param: { id } }));
  return { slug: '', data, version, updatedAt, updatedBy };
}

export function deleteIssue(id: string) {
  return answerOf(issue.$delete({ param: { id } }));
}

export function sendTest(id: string) {
  return answerOf(issue.test.$post({ param: { id } }));
}

/** `reason` is why personal data must be sent, where the server asks for that. */
export function sendIssue(id: string, json: { version: number; reason?: string }) {
  return answerOf(issue.send.$post({ param: { id }, json }));
}

export function removeSubscriber(id: string) {
  return answerOf(calls.subscribers[':id'].$delete({ param: { id } }));
}

export function exportSubscribers() {
  return answerOf(calls.subscribers.export.$post());
}

/** Call it after any change: it fetches figures, lists and previews again. */
export async function forgetNewsletter(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['newsletter'] }),
    queries.invalidateQueries({ queryKey: ['dashboard'] }),
  ]);
}
