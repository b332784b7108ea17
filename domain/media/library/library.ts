import { createHash } from 'node:crypto';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { cleanText } from '../../text/clean-text.ts';
import { searchWords } from '../../text/fold.ts';
import { transliterate } from '../../text/transliterate.ts';
import { unexplainedDocuments } from '../documents/unexplained.ts';
import type { Lacking } from './lacking.ts';
import { describeRows, type Medium, mediumNotFound } from './medium.ts';
import { findMediaIds } from './searching.ts';

export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** A name that is safe in headers, on disks and in addresses: Latin letters, digits, hyphens and the right ending. */
export function cleanFileName(name: string, extension: string): string {
  const base =
    name
      .split(/[\\/]/)
      .at(-1)
      // Not all that follows a full stop is an ending: «Αρ. 3 της 2ας Μαρτίου».
      ?.replace(/\.[a-z0-9]{1,8}$/i, '') ?? '';
  const clean = transliterate(cleanText(base))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return `${clean || 'file'}.${extension}`;
}

export interface MediaQuery {
  kind?: 'image' | 'document' | undefined;
  search?: string | undefined;
  /** Exactly as it is written. */
  tag?: string | undefined;
  lacks?: Lacking | undefined;
  limit: number;
  offset: number;
}

export interface MediaPage {
  media: Medium[];
  total: number;
}

/**
 * The library, newest first. Words are found however accented, in alternative texts, file names, tags, credits and
 * titles of documents.
 */
export async function listMedia(db: Db, asked: MediaQuery): Promise<MediaPage> {
  const words = searchWords(asked.search ?? '');
  if (words.length > 0) return searchMedia(db, words, asked);
  const query = narrowed(db, asked);
  const { count } = await query
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await newestFirst(query)
    .selectAll()
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { media: await describeRows(db, rows), total: Number(count) };
}

async function searchMedia(db: Db, words: string[], asked: MediaQuery): Promise<MediaPage> {
  let found = await findMediaIds(db, words);
  if (asked.kind || asked.tag || asked.lacks) {
    const rows = await narrowed(db, asked).select('id').execute();
    const fitting = new Set(rows.map(({ id }) => id));
    found = found.filter((id) => fitting.has(id));
  }
  const ids = found.slice(asked.offset, asked.offset + asked.limit);
  if (ids.length === 0) return { media: [], total: found.length };
  const rows = await newestFirst(living(db).where('id', 'in', ids))
    .selectAll()
    .execute();
  return { media: await describeRows(db, rows), total: found.length };
}

function narrowed(db: Db, { kind, tag, lacks }: MediaQuery) {
  let query = living(db);
  if (kind) query = query.where('kind', '=', kind);
  if (tag) query = query.where(hasTag(db, tag));
  if (lacks === 'alt') {
    query = query
      .where('kind', '=', 'image')
      .where('is_decorative', '=', 0)
      .where((e) => e.or([e('alt_el', '=', ''), e('alt_en', '=', '')]));
  }
  if (lacks === 'licence') query = query.where('licence', '=', '');
  if (lacks === 'use') {
    query = query.where('id', 'not in', (e) =>
      e
        .selectFrom('entry_references')
        .innerJoin('entries', 'entries.id', 'entry_references.entry_id')
        .where('entry_references.kind', '=', 'medium')
        .where('entries.deleted_at', 'is', null)
        .select('target'),
    );
  }
  if (lacks === 'tags') query = query.where('id', 'in', documentsThat(db, 'is_tagged', 0));
  if (lacks === 'letters') query = query.where('id', 'in', documentsThat(db, 'is_scanned', 1));
  if (lacks === 'reason') query = query.where('id', 'in', unexplainedDocuments(db));
  return query;
}

/** The ids of documents whose present file was read and says so. A scan has no tags either; it is not named twice. */
function documentsThat(db: Db, says: 'is_tagged' | 'is_scanned', value: 0 | 1) {
  return db
    .selectFrom('document_facts')
    .innerJoin('media as file', (join) =>
      join
        .onRef('file.id', '=', 'document_facts.medium_id')
        .onRef('file.digest', '=', 'document_facts.digest'),
    )
    .where('state', '=', 'read')
    .where(says, '=', value)
    .$if(says === 'is_tagged', (query) => query.where('is_scanned', '=', 0))
    .select('medium_id');
}

/** In JSON a tag stands in quotes, as a whole. Not by LIKE, which on SQLite does not tell a from A. */
function hasTag(db: Db, tag: string): Expression<SqlBool> {
  const position = sql.raw(isSqlite(db) ? 'instr' : 'strpos');
  return sql<SqlBool>`${position}(tags, ${JSON.stringify(tag)}) > 0`;
}

/** Those that do not lie in the bin. */
function living(db: Db) {
  return db.selectFrom('media').where('deleted_at', 'is', null);
}

function newestFirst<O>(query: SelectQueryBuilder<Tables, 'media', O>) {
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

/** One medium; throws 'not-found', also for one in the bin. */
export async function getMedium(db: Db, id: string): Promise<Medium> {
  const row = await living(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw mediumNotFound();
  const [medium] = await describeRows(db, [row]);
  return medium as Medium;
}
