import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { type Entry, PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import {
  countEntries,
  type EntryQuery,
  findEntry,
  inOrder,
  listEntries,
} from '../content/reading/published-entries.ts';
import { event } from '../content-types/event.ts';
import type { Lang } from '../text/bilingual.ts';
import { addDays, dayOf } from '../time/calendar.ts';
import { type EventTimes, happensIn } from './event-times.ts';

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

/**
 * Every published event that starts on a day (`YYYY-MM-DD`) or later, the earliest start first; with `language`,
 * those that are public in it.
 */
export function listEventsFrom(db: Db, day: string, language?: Lang): Promise<EventEntry[]> {
  return listEvents(db, { from: day, order: 'soonest', language });
}

export interface EventListPage {
  events: EventEntry[];
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

interface Paging {
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

/**
 * Lists are sorted by the start of events, and an event that started long ago may still be on. No event is expected
 * to last longer than this.
 */
const LONGEST_EVENT_DAYS = 366;

function pageOf(paging: Paging, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / paging.pageSize));
  const page = Math.min(Math.max(1, paging.page), pageCount);
  return { total, page, pageCount, offset: (page - 1) * paging.pageSize };
}

/** The end of an event, or null, from its published copy. */
function endsAt(db: Db): RawBuilder<string | null> {
  return isSqlite(db)
    ? sql<string | null>`json_extract(published, '$.endsAt')`
    : sql<string | null>`(published::json ->> 'endsAt')`;
}

/**
 * Published events that began before a time, without those that began so long before a day that they are certainly
 * over.
 */
function startedBefore(db: Db, before: string, day = before) {
  return db
    .selectFrom('entries')
    .where('type', '=', event.name)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('sort_date', '>=', addDays(day, -LONGEST_EVENT_DAYS))
    .where('sort_date', '<', before);
}

/** Whether an event that has begun is still on: the rule of isUpcoming in SQL, so that few rows are read. */
function isOn(db: Db, now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(coalesce(${endsAt(db)}, '') > ${now}
    or (${endsAt(db)} is null and sort_date >= ${dayOf(now)}))`;
}

/** The events under way at a local time, the earliest start first. */
async function listRunningEvents(db: Db, now: string): Promise<EventEntry[]> {
  const rows = await inOrder(startedBefore(db, now).where(isOn(db, now)), 'soonest')
    .select(PUBLIC_COLUMNS)
    .execute();
  return rows.map((row) => toEntry(event, row)).filter(isDated);
}

/** Some of the events to come or under way at a local time (`YYYY-MM-DDTHH:MM`), the earliest start first. */
export async function listUpcomingEvents(
  db: Db,
  now: string,
  limit: number,
): Promise<EventEntry[]> {
  const running = (await listRunningEvents(db, now)).slice(0, limit);
  const missing = limit - running.length;
  if (missing === 0) return running;
  return [...running, ...(await listEvents(db, { from: now, order: 'soonest', limit: missing }))];
}

/** One page of the events to come or under way. */
export async function listUpcomingEventPage(
  db: Db,
  now: string,
  paging: Paging,
): Promise<EventListPage> {
  const [running, toCome] = await Promise.all([
    listRunningEvents(db, now),
    countEntries(db, event, { from: now }),
  ]);
  const { offset, ...rest } = pageOf(paging, running.length + toCome);
  const events = running.slice(offset, offset + paging.pageSize);
  const missing = Math.min(paging.pageSize - events.length, toCome);
  if (missing > 0) {
    events.push(
      ...(await listEvents(db, {
        from: now,
        order: 'soonest',
        limit: missing,
        offset: Math.max(0, offset - running.length),
      })),
    );
  }
  return { ...rest, events };
}

/** One page of the events that are over, the latest first. */
export async function listPastEventPage(
  db: Db,
  now: string,
  paging: Paging,
): Promise<EventListPage> {
  const cutoff = addDays(now, -LONGEST_EVENT_DAYS);
  const recent = startedBefore(db, now).where(sql<SqlBool>`not ${isOn(db, now)}`);
  const [{ count }, olderCount] = await Promise.all([
    recent.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    countEntries(db, event, { before: cutoff }),
  ]);
  const recentCount = Number(count);
  const { offset, ...rest } = pageOf(paging, recentCount + olderCount);
  const rows = await inOrder(recent, 'newest')
    .select(PUBLIC_COLUMNS)
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  const events = rows.map((row) => toEntry(event, row)).filter(isDated);
  const missing = Math.min(paging.pageSize - events.length, olderCount);
  if (missing > 0) {
    events.push(
      ...(await listEvents(db, {
        before: cutoff,
        order: 'newest',
        limit: missing,
        offset: Math.max(0, offset - recentCount),
      })),
    );
  }
  return { ...rest, events };
}

/** The events with a day in a month (`YYYY-MM`), the earliest start first. */
export async function listEventsInMonth(db: Db, month: string): Promise<EventEntry[]> {
  const first = `${month}-01`;
  // The day 32 sorts after every time in the month, and before every time in the next.
  const rows = await inOrder(
    startedBefore(db, `${month}-32`, first).where(
      sql<SqlBool>`(sort_date >= ${first} or ${endsAt(db)} >= ${first})`,
    ),
    'soonest',
  )
    .select(PUBLIC_COLUMNS)
    .execute();
  return rows
    .map((row) => toEntry(event, row))
    .filter(isDated)
    .filter((entry) => happensIn(entry.data, month));
}
