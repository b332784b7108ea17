import type { Db } from '../../database/connect.ts';
import type { Entry } from '../content/model/entry.ts';
import { findEntry, listEntries, listEntryPage } from '../content/reading/published-entries.ts';
import { alert, SEVERITIES } from '../content-types/alert.ts';
import { unit } from '../content-types/unit.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { localTimeInGreece, reachedInGreece } from '../time/greek-time.ts';
import { type AlertTimes, momentOf, stateOf } from './alert-times.ts';

/** A published warning. Both its times are required, so they are always there. */
export type AlertEntry = Entry<typeof alert> & { data: AlertTimes };

export const isTimed = (entry: Entry<typeof alert>): entry is AlertEntry =>
  entry.data.startsAt !== null && entry.data.endsAt !== null;

const rank = ({ data }: AlertEntry) => SEVERITIES.findIndex(({ value }) => value === data.severity);

/** Published warnings that have not ended, the earliest end first: there are few of them. */
async function listNotEnded(db: Db, now: Date): Promise<AlertEntry[]> {
  const found = await listEntries(db, alert, { from: localTimeInGreece(now), order: 'soonest' });
  return found.filter(isTimed).filter(({ data }) => stateOf(data, now) !== 'ended');
}

/** The warnings that are shown at a moment: the most serious first, of those alike the one that began last. */
export async function listCurrentAlerts(db: Db, now: Date): Promise<AlertEntry[]> {
  const found = await listNotEnded(db, now);
  return found
    .filter(({ data }) => stateOf(data, now) === 'current')
    .sort((a, b) => rank(b) - rank(a) || b.data.startsAt.localeCompare(a.data.startsAt));
}

/** Published warnings that begin after a moment, the earliest end first. */
export async function listAlertsAhead(db: Db, now: Date): Promise<AlertEntry[]> {
  const found = await listNotEnded(db, now);
  return found.filter(({ data }) => stateOf(data, now) === 'ahead');
}

/** One page of the warnings that have ended, the latest end first. `page` counts from 1. */
export async function listEndedAlerts(
  db: Db,
  now: Date,
  { page, pageSize }: { page: number; pageSize: number },
) {
  // A warning ends with the beginning of its last minute.
  const before = reachedInGreece(new Date(now.getTime() + 60_000));
  const list = await listEntryPage(db, alert, { before, page, pageSize });
  return { ...list, entries: list.entries.filter(isTimed) };
}

/** The published warning with that slug, or undefined. */
export async function findAlert(db: Db, slug: string): Promise<AlertEntry | undefined> {
  const entry = await findEntry(db, alert, slug);
  return entry && isTimed(entry) ? entry : undefined;
}

/** The next moment at which a warning begins or ends by itself; undefined when none does. */
export async function nextAlertMoment(db: Db, now: Date): Promise<Date | undefined> {
  const found = await listNotEnded(db, now);
  return found
    .flatMap(({ data }) => [momentOf(data.startsAt), momentOf(data.endsAt)])
    .filter((moment) => moment > now)
    .sort((a, b) => a.getTime() - b.getTime())[0];
}

/** The names of the municipal units that warnings concern, by their slugs. */
export async function namesOfUnits(
  db: Db,
  alerts: readonly AlertEntry[],
): Promise<Map<string, Bilingual>> {
  if (alerts.every(({ data }) => data.units.length === 0)) return new Map();
  const units = await listEntries(db, unit);
  return new Map(units.map(({ slug, data }) => [slug, data.name]));
}
