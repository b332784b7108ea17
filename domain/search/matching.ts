import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { haveWords, keysOnPostgres } from './matching-on-postgres.ts';
import { keysOnSqlite } from './matching-on-sqlite.ts';
import type { Wanted, WantedInText } from './wanted.ts';

/** The pieces of a query on `search_index`, named s, that finds the entries with all that is wanted. */
export interface Matching {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** How the database's own index finds the entries that have all that is wanted in their texts. */
export function matching(db: Db, wanted: readonly WantedInText[]): Matching {
  // A cross join makes SQLite go from the found words to their entries, never the other way.
  return isSqlite(db)
    ? { from: sql`(${keysOf(db, wanted)}) w cross join search_index s`, where: sql`s.key = w.key` }
    : {
        from: sql`search_texts t cross join search_index s`,
        where: sql`s.key = t.key and ${haveWords(wanted)}`,
      };
}

/** The condition on an entry of a {@link matching} query that it has all that is wanted besides. */
export function isAmongMatching(db: Db, wanted: readonly WantedInText[]): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`s.key in (${keysOf(db, wanted)})`
    : sql<SqlBool>`(${haveWords(wanted)})`;
}

/**
 * The query that finds the keys of the entries that have all that is wanted, and not all that is unwanted; on
 * PostgreSQL those alone of which a condition on `t.key` is true.
 */
export function keysOf(
  db: Db,
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[] = [],
  among?: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return isSqlite(db) ? keysOnSqlite(wanted, unwanted) : keysOnPostgres(wanted, unwanted, among);
}
