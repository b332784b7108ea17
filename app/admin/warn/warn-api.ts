import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { alert } from '../../../domain/content-types/alert.ts';
import type { Lang } from '../../../domain/text/bilingual.ts';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { forgetEntries } from '../content/content-api.ts';
import { dashboardQuery } from '../dashboard/dashboard-api.ts';

export type Alerts = SuccessBody<Awaited<ReturnType<typeof api.alerts.$get>>>;
export type AlertData = EntryData<typeof alert>;

/** What is in force, and the present: a phone that lay in a pocket asks again. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => answerOf(api.alerts.$get({}, { init: { signal } })),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

export function publishAlert(data: AlertData, languages: Lang[], reason: string) {
  return answerOf(
    api.content[':type'].$post({
      param: { type: 'alert' },
      json: { data, publish: true, languages, ...(reason && { reason }) },
    }),
  );
}

export function endAlert(id: string) {
  return answerOf(api.alerts[':id'].end.$post({ param: { id } }));
}

export function turnEmergencyMode(isOn: boolean) {
  return answerOf(api['emergency-mode'].$put({ json: { isOn } }));
}

/** After a warning was published or ended, what lists and the first screen know of warnings is old. */
export async function forgetAlerts(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: alertsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
    forgetEntries(queries, 'alert'),
  ]);
}
