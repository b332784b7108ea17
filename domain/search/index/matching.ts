import type { RawBuilder, SqlBool } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import { keysOfPhrasesOnPostgres, keysOnPostgres } from './matching-on-postgres.ts';
import { keysOfPhrasesOnSqlite, keysOnSqlite } from './matching-on-sqlite.ts';
import type { Wanted, WantedPhrase } from './wanted.ts';

/**
 * The query for the keys of the entries that have all wanted words; on PostgreSQL only those that meet a condition on
 * `t.key`.
 */
export function keysOf(
  db: Db,
  wanted: readonly Wanted[],
  among?: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return isSqlite(db) ? keysOnSqlite(wanted) : keysOnPostgres(wanted, among);
}

/** The query for the keys of the entries that have all words of one of several phrases. */
export function keysOfPhrases(
  db: Db,
  phrases: readonly WantedPhrase[],
  place: Wanted['place'],
): RawBuilder<unknown> {
  return isSqlite(db)
    ? keysOfPhrasesOnSqlite(phrases, place)
    : keysOfPhrasesOnPostgres(phrases, place);
}
