import { momentOf } from '../../../domain/alerts/alert-times.ts';
import { type ListedMessage, listLatestMessages } from '../../../domain/alerts/messages.ts';
import {
  type AlertEntry,
  listCurrentAlerts,
  listEndedAlerts,
} from '../../../domain/alerts/reading.ts';
import type { Services } from '../../../domain/services.ts';
import { DAY_MS } from '../../../domain/time/durations.ts';

/** So long a warning stays in the feeds after its end, so that whoever follows them learns that it has ended. */
const KEPT_MS = 7 * DAY_MS;
/** No more have ended within a week. */
const MOST_ENDED = 100;

/** The warnings that feeds name: those in force, then those that ended within a week. */
export async function listForFeeds({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<AlertEntry[]> {
  const at = now();
  const [current, ended] = await Promise.all([
    listCurrentAlerts(db, at),
    listEndedAlerts(db, at, { page: 1, pageSize: MOST_ENDED }),
  ]);
  const recent = ended.entries.filter(
    ({ data }) => at.getTime() - momentOf(data.endsAt).getTime() <= KEPT_MS,
  );
  return [...current, ...recent];
}

/** What programs are told, the latest first: the same warnings, and those that were withdrawn within a week. */
export async function listMessagesForFeeds({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<ListedMessage[]> {
  const at = now();
  return listLatestMessages(db, { now: at, since: new Date(at.getTime() - KEPT_MS) });
}
