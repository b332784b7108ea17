import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { haveWords, keysOnPostgres } from './matching-on-postgres.ts';
import { keysOnSqlite } from './matching-on-sqlite.ts';
import type { Wanted, WantedInText } from './wanted.ts';

/** The pieces of a query on `search_index`, named s, that finds the entries with all wanted words. */
export interface Matching {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** Finds, by the database's own index, the entries that have all wanted words in their texts. */
export function matching(db: Db, wanted: readonly WantedInText[]): Matching {
  // A cross join makes SQLite go from the found words to their entries, never the other way.
  return isSqlite(db)
    ? { from: sql`(${keysOf(db, wanted)}) w cross join search_index s`, where: sql`s.key = w.key` }
    : {
        from: sql`search_texts t cross join search_index s`,
        where: sql`s.key = t.key and ${haveWords(wanted)}`,
      };
}

/** The condition on an entry of a {@link matching} query that it also has the other wanted words. */
export function isAmongMatching(db: Db, wanted: readonly WantedInText[]): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`s.key in (${keysOf(db, wanted)})`
    : sql<SqlBool>`(${haveWords(wanted)})`;
}

/**
 * The query for the keys of the entries that have all wanted words and not all unwanted words; on PostgreSQL only
 * those that meet a condition on `t.key`.
 */
export function keysOf(
  db: Db,
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[] = [],
  among?: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return isSqlite(db) ? keysOnSqlite(wanted, unwanted) : keysOnPostgres(wanted, unwanted, among);
}
