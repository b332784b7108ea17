import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../api-client.ts';

export type Message = SuccessBody<
  Awaited<ReturnType<typeof api.messages.$get>>
>['messages'][number];
export type ShownState = 'new' | 'done' | 'ending' | 'all';

export const PAGE_SIZE = 30;

/** A page of the messages that contain all words, newest first; pages count from 1. */
export function messagesQuery(state: ShownState, search: string, page: number) {
  return queryOptions({
    queryKey: ['messages', state, search, page],
    queryFn: ({ signal }) =>
      answerOf(
        api.messages.$get(
          {
            query: {
              limit: String(PAGE_SIZE),
              offset: String((page - 1) * PAGE_SIZE),
              ...(state !== 'all' && { state }),
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
