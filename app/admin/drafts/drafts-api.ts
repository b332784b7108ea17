import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { pageQuery, ROWS_ON_A_PAGE } from '../pieces/lists/page-of-list.ts';

export type Draft = SuccessBody<Awaited<ReturnType<typeof api.drafts.$get>>>['drafts'][number];

export const DRAFT_STATES = ['', 'open', 'handed-back', 'handed-in', 'planned', 'leaving'] as const;

/** The filters of the list; '' for none. */
export interface DraftFilters {
  of: '' | 'mine';
  state: (typeof DRAFT_STATES)[number];
  search: string;
}

/** A page of the drafts; pages count from 1. */
export function draftsQuery({ of, state, search }: DraftFilters, page: number) {
  return queryOptions({
    queryKey: ['drafts', of, state, search, page],
    queryFn: ({ signal }) =>
      answerOf(
        api.drafts.$get(
          {
            query: {
              ...pageQuery(page, ROWS_ON_A_PAGE),
              ...(of && { of }),
              ...(state && { state }),
              ...(search && { search }),
            },
          },
          { init: { signal } },
        ),
      ),
    staleTime: 0,
  });
}
