import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { alert } from '../../../domain/content-types/alert.ts';
import { MINUTE_MS } from '../../../domain/time/durations.ts';
import { localTimeInGreece } from '../../../domain/time/greek-time.ts';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';
import { forgetEntries } from '../content/content-api.ts';
import { dashboardQuery } from '../dashboard/dashboard-api.ts';

/** With local times in Greece, as the warnings themselves have them and forms write them. */
export type Alerts = SuccessBody<Awaited<ReturnType<typeof api.alerts.$get>>>;
export type AlertData = EntryData<typeof alert>;

/** What is in force, and the present: a phone that lay in a pocket asks again, and so does a screen that stays open. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: async ({ signal }) =>
    inGreece(await answerOf(api.alerts.$get({}, { init: { signal } }))),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: MINUTE_MS,
});

const localOf = (moment: string) => localTimeInGreece(new Date(moment));

function inGreece({ now, alerts, ...more }: Alerts): Alerts {
  const shown = alerts.map((alert) => ({
    ...alert,
    ...{ startsAt: localOf(alert.startsAt), endsAt: localOf(alert.endsAt) },
  }));
  return { ...more, now: localOf(now), alerts: shown };
}

/** No warning waits longer for the present. */
export const NOW_PATIENCE_MS = 3_000;

/**
 * The present, as a local time in Greece: as the screen knows it, unless that is more than a minute old. Where the line
 * breaks or freezes, `known` does, too: it may bear the warning all the same.
 */
export async function fetchNow(queries: QueryClient, known: string): Promise<string> {
  const asked = queries.fetchQuery({ ...alertsQuery, staleTime: MINUTE_MS });
  const enough = new Promise<{ now: string }>((resolve) => {
    setTimeout(resolve, NOW_PATIENCE_MS, { now: known });
  });
  const { now } = await Promise.race([asked, enough]).catch(() => ({ now: known }));
  return now;
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
