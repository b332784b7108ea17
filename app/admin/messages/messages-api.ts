import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { pageQuery } from '../pieces/lists/page-of-list.ts';

export type Message = SuccessBody<
  Awaited<ReturnType<typeof api.messages.$get>>
>['messages'][number];
export type MessageNote = SuccessBody<
  Awaited<ReturnType<(typeof api.messages)[':id']['$get']>>
>['notes'][number];
export type ShownState = 'new' | 'mine' | 'done' | 'ending' | 'all';

export const MESSAGES_ON_A_PAGE = 30;

/** A page of the messages that contain all words, newest first; pages count from 1. */
export function messagesQuery(state: ShownState, search: string, page: number, userId: string) {
  return queryOptions({
    queryKey: ['messages', state, search, page, state === 'mine' && userId],
    queryFn: ({ signal }) =>
      answerOf(
        api.messages.$get(
          {
            query: {
              ...pageQuery(page, MESSAGES_ON_A_PAGE),
              ...(state === 'mine'
                ? { state: 'new' as const, assignee: userId }
                : state !== 'all' && { state }),
              ...(search !== '' && { search }),
            },
          },
          { init: { signal } },
        ),
      ),
    // New ones arrive by themselves.
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** A message with what was written about it. */
export function messageQuery(id: string) {
  return queryOptions({
    queryKey: ['message', id],
    queryFn: ({ signal }) =>
      answerOf(api.messages[':id'].$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Who may deal with messages. */
export const assignableQuery = queryOptions({
  queryKey: ['assignable'],
  queryFn: ({ signal }) => answerOf(api.messages.assignable.$get({}, { init: { signal } })),
});

/** Says who deals with a message; nobody is null. */
export function assignMessage(id: string, assignee: string | null) {
  return answerOf(api.messages[':id'].assignee.$put({ param: { id }, json: { assignee } }));
}

/** Tells whoever deals with a message so by a letter. */
export function tellAssignee(id: string) {
  return answerOf(api.messages[':id'].tell.$post({ param: { id } }));
}

export function addNote(id: string, text: string) {
  return answerOf(api.messages[':id'].notes.$post({ param: { id }, json: { text } }));
}

/** Sends an answer to the sender; `seen` answers are there already. */
export function answerMessage(id: string, json: { text: string; seen: number; isDone: boolean }) {
  return answerOf(api.messages[':id'].answers.$post({ param: { id }, json }));
}

export function markMessage(id: string, state: 'new' | 'done') {
  return answerOf(api.messages[':id'].$put({ param: { id }, json: { state } }));
}

/** Deletes a message for good. */
export function deleteMessage(id: string) {
  return answerOf(api.messages[':id'].$delete({ param: { id } }));
}

/** Makes a draft event from a proposal. Returns its id. */
export function acceptProposal(id: string) {
  return answerOf(api.messages[':id'].accept.$post({ param: { id } }));
}
