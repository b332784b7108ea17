import { type SelectQueryBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import { likePattern } from '../../../database/like-pattern.ts';
import type { EntryState, EntryTable, Tables } from '../../../database/tables.ts';
import { findInVocabulary } from '../../search/index/vocabulary-words.ts';
import { hasInTitle, hasWords, isShort, listLiving } from '../../search/index/word-match.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { searchWords } from '../../text/fold.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { entryNotFound } from '../model/entry-refusals.ts';
import { hasTags } from '../model/tags.ts';
import { inOrder } from './published-entries.ts';
import { hasTag } from './tags.ts';

export interface StaffQuery {
  /**
   * Words in the searched text, which begins with the titles, or in the slug, with any accents. Parts of words are
   * found too, in the titles even one or two letters (specification, section 2, Pages list).
   */
  search?: string | undefined;
  /** 'planned' means entries that become public, or leave the site, by themselves. */
  state?: EntryState | 'planned' | undefined;
  /** Only entries that are to be looked through by this day in Greece. */
  recheckBy?: string | undefined;
  category?: string | undefined;
  /** The Greek name of a tag, where the type has tags. */
  tag?: string | undefined;
  /** Without public English, or with English made from Greek that has changed since. */
  english?: 'missing' | 'behind' | undefined;
  /** Changed last by the account with that e-mail address; with `isNot` by anybody else. */
  changedBy?: { email: string; isNot?: boolean } | undefined;
  onlySamples?: boolean | undefined;
  /** 'title-en' is by English titles, and the Greek ones of entries that have none. */
  sort?: 'default' | 'updated' | 'title' | 'title-en' | 'slug' | undefined;
  limit: number;
  offset: number;
}

/** Entries of a type for the admin's list, drafts included, and their total number. */
export async function listForStaff<T extends ContentType>(
  db: Db,
  type: T,
  asked: StaffQuery,
): Promise<{ entries: StaffEntry<T>[]; total: number }> {
  const quickly = await listWordsAlone(db, type, asked);
  if (quickly) {
    const rows = await rowsOf(db, quickly.ids);
    return { entries: rows.map((row) => toStaffEntry(type, row)), total: quickly.total };
  }
  let query = db
    .selectFrom('entries')
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null);
  if (asked.state === 'planned') {
    query = query.where((e) =>
      e.or([e('publish_at', 'is not', null), e('leave_at', 'is not', null)]),
    );
  } else if (asked.state) query = query.where('state', '=', asked.state);
  if (asked.recheckBy) query = query.where('recheck_on', '<=', asked.recheckBy);
  if (asked.category) query = query.where('category', '=', asked.category);
  if (asked.tag && hasTags(type)) query = query.where(hasTag(db, asked.tag));
  if (asked.english) query = query.where('english', '=', asked.english);
  if (asked.changedBy) {
    const { email, isNot } = asked.changedBy;
    // Nobody's are those of the first content.
    query = isNot
      ? query.where((e) => e.or([e('updated_by', 'is', null), e('updated_by', '!=', email)]))
      : query.where('updated_by', '=', email);
  }
  if (asked.onlySamples) query = query.where('is_sample', '=', 1);
  query = await withWords(db, query, type.name, searchWords(asked.search ?? ''));
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // The ids first: sorting ten thousand entries with all their data takes five times as long.
  const found = await inOrderAsked(db, query, type, asked)
    .select('id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  const rows = await rowsOf(
    db,
    found.map(({ id }) => id),
  );
  return { entries: rows.map((row) => toStaffEntry(type, row)), total: Number(count) };
}

function inOrderAsked<O>(
  db: Db,
  query: EntriesQuery<O>,
  type: ContentType,
  { sort }: StaffQuery,
): EntriesQuery<O> {
  if (sort === 'updated') return query.orderBy('updated_at', 'desc').orderBy('id', 'desc');
  // Signs sort before letters, so that the addresses below an address follow it.
  if (sort === 'slug') return query.orderBy(isSqlite(db) ? sql`slug` : sql`slug collate "C"`);
  if (sort === 'title-en') {
    return query.orderBy(sql`lower(title_en)`).orderBy('id');
  }
  return inOrder(query, sort === 'title' ? 'title' : type.order);
}

/** A list that only Greek words narrow, in its own order, comes straight from an index; else undefined. */
async function listWordsAlone(db: Db, type: ContentType, asked: StaffQuery) {
  const {
    state,
    recheckBy,
    category,
    tag,
    english,
    changedBy,
    onlySamples,
    sort = 'default',
    limit,
    offset,
  } = asked;
  const words = searchWords(asked.search ?? '');
  const isNarrowed =
    state !== undefined || recheckBy || category || tag || english || changedBy || onlySamples;
  if (words.length === 0 || isNarrowed || sort !== 'default' || type.order !== 'newest') return;
  if (words.some((word) => LATIN.test(word))) return;
  const known = await findInVocabulary(db, words);
  return listLiving(db, known, { type: type.name, limit, offset });
}

/** Slugs have only Latin letters. */
const LATIN = /^[a-z0-9]+$/;

type EntriesQuery<O> = SelectQueryBuilder<Tables, 'entries', O>;

/** Narrows a query to the living entries of a type that have every word in their titles, searched text or slug. */
async function withWords<O>(
  db: Db,
  query: EntriesQuery<O>,
  type: string,
  words: readonly string[],
): Promise<EntriesQuery<O>> {
  const known = await findInVocabulary(db, words);
  return words.reduce(
    (narrowed, word, at) =>
      narrowed.where((e) =>
        e.or([
          hasWords(db, known.slice(at, at + 1), type),
          ...(isShort(word) ? [hasInTitle(db, word, type)] : []),
          ...(LATIN.test(word) ? [e('id', 'in', withSlugLike(db, word, type))] : []),
        ]),
      ),
    query,
  );
}

function withSlugLike(db: Db, part: string, type: string) {
  return db
    .selectFrom('entries')
    .select('id')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .where('slug', 'like', `%${likePattern(part)}%`);
}

/** The entries with those ids, in that order. */
async function rowsOf(db: Db, ids: readonly string[]): Promise<EntryTable[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('entries').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One entry with its working copy; throws 'not-found'. */
export async function getForStaff<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
): Promise<StaffEntry<T>> {
  const row = await db
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    // The name of a singleton's type also stands for its only entry.
    .where((e) => e.or([e('id', '=', id), ...(type.singleton ? [e('slug', '=', id)] : [])]))
    .executeTakeFirst();
  if (!row) throw entryNotFound();
  return toStaffEntry(type, row);
}

/** The choices for a reference to entries of a type: slug and title, in the type's order. */
export async function listReferenceOptions(
  db: Db,
  type: ContentType,
): Promise<{ slug: string; title: Bilingual }[]> {
  const rows = await inOrder(
    db.selectFrom('entries').where('type', '=', type.name).where('deleted_at', 'is', null),
    type.order,
  )
    .select(['slug', 'title_el', 'title_en'])
    .execute();
  return rows.map((row) => ({ slug: row.slug, title: { el: row.title_el, en: row.title_en } }));
}
