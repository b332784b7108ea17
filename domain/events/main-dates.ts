import type { Db } from '../../database/connect.ts';
import { type EventTimes, overFrom } from './event-times.ts';
import type { EventEntry } from './listing.ts';
import { occurrencesOf } from './occurrences.ts';

/** The dates of an event that are not over at a local time. */
export function comingDates(data: EventEntry['data'], now: string): EventTimes[] {
  return occurrencesOf(data).filter((times) => overFrom(times) > now);
}

/**
 * The date for which the page of an event stands: the first that is not over, or else the last; its stored times where
 * nothing of it takes place.
 */
export function mainDate(data: EventEntry['data'], now: string): EventTimes {
  const all = occurrencesOf(data);
  return all.find((times) => overFrom(times) > now) ?? all.at(-1) ?? data;
}

/**
 * The starts of the same dates for entries of any type, by their ids: local times, `YYYY-MM-DDTHH:MM`, as `now` is.
 * Entries that are no published events have none, nor have events of which nothing takes place.
 */
export async function findMainDates(
  db: Db,
  ids: readonly string[],
  now: string,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('entry_occurrences')
    .where('entry_id', 'in', ids)
    .groupBy('entry_id')
    .select((e) => [
      'entry_id',
      e.fn
        .min<string | null>(e.case().when('over_from', '>', now).then(e.ref('starts_at')).end())
        .as('next'),
      e.fn.max<string>('starts_at').as('last'),
    ])
    .execute();
  return new Map(rows.map(({ entry_id, next, last }) => [entry_id, next ?? last]));
}
