import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { EntryOccurrenceTable } from '../../database/tables.ts';
import { type Entry, PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { findEntry } from '../content/reading/published-entries.ts';
import { event } from '../content-types/event.ts';
import type { Lang } from '../text/bilingual.ts';
import type { EventTimes } from './event-times.ts';

/** A published event. Its start is required, so it is always there. */
export type EventEntry = Entry<typeof event> & { data: { startsAt: string } };

/** An event in a list: with the date for which it stands there, and how many of its dates follow. */
export interface ListedEvent extends EventEntry {
  times: EventTimes;
  /** How many more of its dates the list could show: those to come, or those of the year that are over. */
  more: number;
}

/** What narrows a list of events; what is left out does not. */
export interface EventFilter {
  /** Slugs and values as the content type has them. */
  unit?: string | undefined;
  category?: string | undefined;
  audience?: string | undefined;
  /** Only events that are public in this language. */
  language?: Lang | undefined;
}

function isDated(entry: Entry<typeof event>): entry is EventEntry {
  return entry.data.startsAt !== null;
}

/** The published event with that slug, or undefined. */
export async function findEvent(db: Db, slug: string): Promise<EventEntry | undefined> {
  const entry = await findEntry(db, event, slug);
  return entry && isDated(entry) ? entry : undefined;
}

/** A text of the published copy, or null. */
function published(db: Db, field: 'unit' | 'category' | 'audience'): RawBuilder<string | null> {
  return isSqlite(db)
    ? sql<string | null>`json_extract(published, ${`$.${field}`})`
    : sql<string | null>`(published::json ->> ${sql.lit(field)})`;
}

/** The published events that a filter leaves, with a row for each of their dates. */
function dates(db: Db, filter: EventFilter) {
  let query = db
    .selectFrom('entry_occurrences')
    .innerJoin('entries', 'entries.id', 'entry_occurrences.entry_id')
    .where('entries.type', '=', event.name)
    .where('entries.state', '=', 'published')
    .where('entries.deleted_at', 'is', null);
  if (filter.language) {
    query = query.where('entries.public_languages', 'in', ['el en', filter.language]);
  }
  for (const field of ['unit', 'category', 'audience'] as const) {
    const value = filter[field];
    if (value) query = query.where(published(db, field), '=', value);
  }
  return query;
}

/** An event with the first or last of its dates, and how many there are. */
interface EventDate {
  entry_id: string;
  starts_at: string;
  dates: number;
}

const toDate = (row: { entry_id: string; starts_at: string; dates: unknown }): EventDate => ({
  ...row,
  dates: Number(row.dates),
});

/** Each event with a date to come or under way, by the first of these. */
function upcoming(db: Db, now: string, filter: EventFilter) {
  return dates(db, filter)
    .where('over_from', '>', now)
    .groupBy('entry_id')
    .select((e) => [
      'entry_id',
      e.fn.min<string>('starts_at').as('starts_at'),
      e.fn.countAll().as('dates'),
    ])
    .orderBy('starts_at')
    .orderBy('entry_id');
}

/** The entries of some dates, in their order. */
async function readEvents(db: Db, rows: readonly EventDate[]): Promise<ListedEvent[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.entry_id))];
  const [entries, times] = await Promise.all([
    db.selectFrom('entries').where('id', 'in', ids).select(PUBLIC_COLUMNS).execute(),
    db
      .selectFrom('entry_occurrences')
      .where('entry_id', 'in', ids)
      .where(
        'starts_at',
        'in',
        rows.map((row) => row.starts_at),
      )
      .select(['entry_id', 'starts_at', 'ends_at'])
      .execute(),
  ]);
  const byId = new Map(entries.map((row) => [row.id, toEntry(event, row)]));
  return rows.flatMap((row) => {
    const entry = byId.get(row.entry_id);
    const date = times.find(
      (one) => one.entry_id === row.entry_id && one.starts_at === row.starts_at,
    );
    if (!entry || !date || !isDated(entry)) return [];
    return [{ ...entry, times: timesOf(date), more: row.dates - 1 }];
  });
}

function timesOf(row: Pick<EntryOccurrenceTable, 'starts_at' | 'ends_at'>): EventTimes {
  return { startsAt: row.starts_at, endsAt: row.ends_at };
}

/**
 * Some of the events to come or under way at a local time (`YYYY-MM-DDTHH:MM`), each once, with the first of its dates
 * that is not over; the earliest first.
 */
export async function listUpcomingEvents(
  db: Db,
  now: string,
  limit: number,
  filter: EventFilter = {},
): Promise<ListedEvent[]> {
  const rows = await upcoming(db, now, filter).limit(limit).execute();
  return readEvents(db, rows.map(toDate));
}

export interface EventListPage {
  events: ListedEvent[];
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
}

interface Paging extends EventFilter {
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

function pageOf(paging: Paging, total: number) {
  const pageCount = Math.max(1, Math.ceil(total / paging.pageSize));
  const page = Math.min(Math.max(1, paging.page), pageCount);
  return { total, page, pageCount, offset: (page - 1) * paging.pageSize };
}

/** One page of the events to come or under way, each once. */
export async function listUpcomingEventPage(
  db: Db,
  now: string,
  paging: Paging,
): Promise<EventListPage> {
  const { count } = await dates(db, paging)
    .where('over_from', '>', now)
    .select((e) => e.fn.count('entry_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  const { offset, ...rest } = pageOf(paging, Number(count));
  const rows = await upcoming(db, now, paging).limit(paging.pageSize).offset(offset).execute();
  return { ...rest, events: await readEvents(db, rows.map(toDate)) };
}

/** The dates of a year, or all, that are over. */
function over(
  db: Db,
  now: string,
  { year, ...filter }: EventFilter & { year?: string | undefined },
) {
  const query = dates(db, filter).where('over_from', '<=', now);
  if (year === undefined) return query;
  // The month 13 sorts after every day of the year, and before every day of the next.
  return query.where('starts_at', '>=', `${year}-01`).where('starts_at', '<', `${year}-13`);
}

/** One page of the events with a date that is over, in a year where one is given; each with its latest such date. */
export async function listPastEventPage(
  db: Db,
  now: string,
  paging: Paging & { year?: string | undefined },
): Promise<EventListPage> {
  const { count } = await over(db, now, paging)
    .select((e) => e.fn.count('entry_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  const { offset, ...rest } = pageOf(paging, Number(count));
  const rows = await over(db, now, paging)
    .groupBy('entry_id')
    .select((e) => [
      'entry_id',
      e.fn.max<string>('starts_at').as('starts_at'),
      e.fn.countAll().as('dates'),
    ])
    .orderBy('starts_at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { ...rest, events: await readEvents(db, rows.map(toDate)) };
}

/** The years of the archive, `YYYY`, the latest first: those with a date that is over. */
export async function listPastYears(
  db: Db,
  now: string,
  filter: EventFilter = {},
): Promise<string[]> {
  const year = sql<string>`substr(starts_at, 1, 4)`;
  const rows = await over(db, now, filter)
    .select(year.as('year'))
    .groupBy(year)
    .orderBy('year', 'desc')
    .execute();
  return rows.map((row) => row.year);
}

/** Every date with a day in a month (`YYYY-MM`), with its event; the earliest start first. */
export async function listEventsInMonth(
  db: Db,
  month: string,
  filter: EventFilter = {},
): Promise<ListedEvent[]> {
  const rows = await dates(db, filter)
    .where('last_day', '>=', `${month}-01`)
    // The day 32 sorts after every time in the month, and before every time in the next.
    .where('starts_at', '<', `${month}-32`)
    .select(['entry_id', 'starts_at'])
    .orderBy('starts_at')
    .orderBy('entry_id')
    .execute();
  return readEvents(
    db,
    rows.map((row) => ({ ...row, dates: 1 })),
  );
}

/** Every event with a date that ends after a local time, for calendars; those that begin first, first. */
export async function listEventsFrom(
  db: Db,
  from: string,
  filter: EventFilter = {},
): Promise<EventEntry[]> {
  const rows = await upcoming(db, from, filter).execute();
  return readEvents(db, rows.map(toDate));
}
