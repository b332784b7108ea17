import type { Db } from '../../database/connect.ts';
import type { Entry } from '../content/entry.ts';
import { countEntries, type EntryQuery, findEntry, listEntries } from '../content/reading.ts';
import { event } from '../content-types/event.ts';
import { addDays, type EventTimes, happensIn, isUpcoming } from './event-times.ts';

/** A published event. Its start is required, so it is always there. */
export type EventEntry = Entry<typeof event> & { data: EventTimes };

function isDated(entry: Entry<typeof event>): entry is EventEntry {
  return entry.data.startsAt !== null;
}

async function listEvents(db: Db, query: EntryQuery): Promise<EventEntry[]> {
  return (await listEntries(db, event, query)).filter(isDated);
}

/** The published event with that slug, or undefined. */
export async function findEvent(db: Db, slug: string): Promise<EventEntry | undefined> {
  const entry = await findEntry(db, event, slug);
  return entry && isDated(entry) ? entry : undefined;
}

/** Every published event that starts on a day (`YYYY-MM-DD`) or later, those that start first before. */
export function listEventsFrom(db: Db, day: string): Promise<EventEntry[]> {
  return listEvents(db, { from: day, order: 'soonest' });
}

export interface EventListPage {
  events: EventEntry[];
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

interface Paging {
  /** From 1; beyond the last it is the last. */
  page: number;
  pageSize: number;
}

/**
 * Lists are sorted by when events start, and an event may have started long ago and still be on.
 * None is expected to last longer than this.
 */
const LONGEST_EVENT_DAYS = 366;

function pageOf(paging: Paging, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / paging.pageSize));
  const page = Math.min(Math.max(1, paging.page), pageCount);
  return { total, page, pageCount, offset: (page - 1) * paging.pageSize };
}

/** Events to come or under way at a local time (`YYYY-MM-DDTHH:MM`), those that start first before. */
export async function listUpcomingEvents(
  db: Db,
  now: string,
  limit?: number,
): Promise<EventEntry[]> {
  const candidates = await listEvents(db, {
    from: addDays(now, -LONGEST_EVENT_DAYS),
    order: 'soonest',
  });
  const upcoming = candidates.filter((entry) => isUpcoming(entry.data, now));
  return limit === undefined ? upcoming : upcoming.slice(0, limit);
}

/** One page of the events to come or under way. */
export async function listUpcomingEventPage(
  db: Db,
  now: string,
  paging: Paging,
): Promise<EventListPage> {
  const upcoming = await listUpcomingEvents(db, now);
  const { offset, ...rest } = pageOf(paging, upcoming.length);
  return { ...rest, events: upcoming.slice(offset, offset + paging.pageSize) };
}

/** One page of the events that are over, the latest first. */
export async function listPastEventPage(
  db: Db,
  now: string,
  paging: Paging,
): Promise<EventListPage> {
  const cutoff = addDays(now, -LONGEST_EVENT_DAYS);
  const [started, olderCount] = await Promise.all([
    listEvents(db, { from: cutoff, before: now, order: 'newest' }),
    countEntries(db, event, { before: cutoff }),
  ]);
  const recent = started.filter((entry) => !isUpcoming(entry.data, now));
  const { offset, ...rest } = pageOf(paging, recent.length + olderCount);
  const events = recent.slice(offset, offset + paging.pageSize);
  const missing = Math.min(paging.pageSize - events.length, olderCount);
  if (missing > 0) {
    events.push(
      ...(await listEvents(db, {
        before: cutoff,
        order: 'newest',
        limit: missing,
        offset: Math.max(0, offset - recent.length),
      })),
    );
  }
  return { ...rest, events };
}

/** The events with a day in a month (`YYYY-MM`), those that start first before. */
export async function listEventsInMonth(db: Db, month: string): Promise<EventEntry[]> {
  const candidates = await listEvents(db, {
    from: addDays(`${month}-01`, -LONGEST_EVENT_DAYS),
    // Greater than every time in the month, less than any in the next.
    before: `${month}-32`,
    order: 'soonest',
  });
  return candidates.filter((entry) => happensIn(entry.data, month));
}
