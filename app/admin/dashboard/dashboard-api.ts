import { queryOptions } from '@tanstack/react-query';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';

export type Dashboard = SuccessBody<Awaited<ReturnType<typeof api.dashboard.$get>>>;

/** The data of the dashboard, fetched again every minute. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => answerOf(api.dashboard.$get({}, { init: { signal } })),
  staleTime: 0,
  refetchInterval: 60_000,
});
