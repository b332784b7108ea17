import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { Lang } from '../../text/bilingual.ts';
import type { ContentType, DefaultOrder } from '../model/content-type.ts';
import { type Entry, PUBLIC_COLUMNS, toEntry } from '../model/entry.ts';

/** The filters of a list; an omitted filter does not narrow it. */
export interface EntryQuery {
  /** Archived entries instead of those that are published. */
  isArchived?: boolean | undefined;
  category?: string | undefined;
  /** Only entries that are public in this language. */
  language?: Lang | undefined;
  /** Only entries with exactly this promoted date. */
  date?: string | undefined;
  /** Only entries whose promoted date is this or later. */
  from?: string | undefined;
  /** Only entries whose promoted date is before this. */
  before?: string | undefined;
  order?: DefaultOrder | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

type EntriesQuery<O> = SelectQueryBuilder<Tables, 'entries', O>;

function published<O>(
  query: EntriesQuery<O>,
  type: ContentType,
  asked: EntryQuery,
): EntriesQuery<O> {
  let narrowed = query
    .where('type', '=', type.name)
    .where('state', '=', asked.isArchived ? 'archived' : 'published')
    .where('deleted_at', 'is', null);
  if (asked.category) narrowed = narrowed.where('category', '=', asked.category);
  if (asked.language) {
    narrowed = narrowed.where('public_languages', 'in', ['el en', asked.language]);
  }
  if (asked.date) narrowed = narrowed.where('sort_date', '=', asked.date);
  if (asked.from) narrowed = narrowed.where('sort_date', '>=', asked.from);
  if (asked.before) narrowed = narrowed.where('sort_date', '<', asked.before);
  return narrowed;
}

/**
 * Titles in Greek alphabetical order: the searched text begins with them, folded, so that neither accents nor capitals
 * count, and the database's own order of letters is that of the alphabet.
 */
const BY_TITLE = sql`substr(search_text, 1, 200)`;

/** Orders a query as the lists of a type are ordered. */
export function inOrder<O>(query: EntriesQuery<O>, order: DefaultOrder): EntriesQuery<O> {
  switch (order) {
    case 'newest':
      return query.orderBy('sort_date', 'desc').orderBy('id', 'desc');
    case 'soonest':
      return query.orderBy('sort_date').orderBy('id');
    case 'title':
      return query.orderBy(BY_TITLE).orderBy('id');
    case 'position':
      return query.orderBy('position').orderBy('id');
  }
}

/** Published entries of a type, in the type's order unless another is asked for. */
export async function listEntries<T extends ContentType>(
  db: Db,
  type: T,
  asked: EntryQuery = {},
): Promise<Entry<T>[]> {
  const order = asked.order ?? type.order;
  let query = inOrder(published(db.selectFrom('entries'), type as ContentType, asked), order);
  if (asked.limit !== undefined) query = query.limit(asked.limit);
  if (asked.offset) {
    // SQLite knows no OFFSET without LIMIT. An index alone gives the ids to skip: reading the data of these entries
    // would take ten times as long.
    const ids = query
      .limit(asked.limit ?? 1_000_000)
      .offset(asked.offset)
      .select('id');
    query = inOrder(db.selectFrom('entries').where('id', 'in', ids), order);
  }
  const rows = await query.select(PUBLIC_COLUMNS).execute();
  return rows.map((row) => toEntry(type, row));
}

/** How many published entries of a type there are. */
export async function countEntries<T extends ContentType>(
  db: Db,
  type: T,
  asked: EntryQuery = {},
): Promise<number> {
  const row = await published(db.selectFrom('entries'), type as ContentType, asked)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The published or archived entry with that slug, or undefined. */
export async function findEntry<T extends ContentType>(
  db: Db,
  type: T,
  slug: string,
): Promise<Entry<T> | undefined> {
  const row = await db
    .selectFrom('entries')
    .where('type', '=', type.name)
    .where('slug', '=', slug)
    .where('state', '!=', 'draft')
    .where('deleted_at', 'is', null)
    .select(PUBLIC_COLUMNS)
    .executeTakeFirst();
  return row && toEntry(type, row);
}

/** The published or archived entry with that slug; throws 'not-found'. */
export async function getEntry<T extends ContentType>(
  db: Db,
  type: T,
  slug: string,
): Promise<Entry<T>> {
  const entry = await findEntry(db, type, slug);
  if (!entry) {
    throw notFound({
      el: `Δεν υπάρχει ${type.label.one.el.toLowerCase()} με αυτή τη διεύθυνση.`,
      en: `There is no ${type.label.one.en.toLowerCase()} at this address.`,
    });
  }
  return entry;
}

/** The one entry of a singleton type; throws when the database was never seeded. */
export async function getSingleton<T extends ContentType>(db: Db, type: T): Promise<Entry<T>> {
  return getEntry(db, type, type.name);
}

/** A page of a list with the figures for its pagination. */
export interface EntryPage<T> {
  entries: Entry<T>[];
  total: number;
  page: number;
  pageCount: number;
}

/** One page of a list; a page beyond the last is the last. `page` counts from 1. */
export async function listEntryPage<T extends ContentType>(
  db: Db,
  type: T,
  asked: EntryQuery & { page: number; pageSize: number },
): Promise<EntryPage<T>> {
  const total = await countEntries(db, type, asked);
  const pageCount = Math.max(1, Math.ceil(total / asked.pageSize));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  const entries = await listEntries(db, type, {
    ...asked,
    limit: asked.pageSize,
    offset: (page - 1) * asked.pageSize,
  });
  return { entries, total, page, pageCount };
}
