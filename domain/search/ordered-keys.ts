import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { keysOf, type Wanted } from './matching.ts';

/**
 * What SQLite's keys of entries say, from left to right (database/migrations/0010-search-in-order.ts): type
 * and state in what is left of these bits, then the day, then a number within it. So entries are counted by
 * type, and put in order within one, by keys alone.
 */
const DAY_AND_NUMBER_BITS = 42;
/** The states that a type's number is multiplied by, and the one that the public sees. */
const STATES = 4;
const PUBLIC = 2;

/** Entries that have all of `wanted`, and not all of `unwanted`. */
export interface KeySet {
  wanted: readonly Wanted[];
  unwanted?: readonly Wanted[] | undefined;
}

/** How many public entries of each type are in a set. Of SQLite alone. */
export async function countKeys(db: Db, set: KeySet): Promise<Map<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select t.type, found.count from (
      select key >> ${sql.lit(DAY_AND_NUMBER_BITS)} as kind, count(*) as count
      from (${keysOf(set.wanted, set.unwanted)}) group by 1
    ) found join search_types t on found.kind = t.number * ${sql.lit(STATES)} + ${sql.lit(PUBLIC)}
  `.execute(db);
  return new Map(rows.map(({ type, count }) => [type, count]));
}

/** The ids of some public entries of a type in a set, the newest first. Of SQLite alone. */
export async function listKeys(
  db: Db,
  set: KeySet,
  { type, limit, offset }: { type: string; limit: number; offset: number },
): Promise<string[]> {
  const lowest = (next: number): RawBuilder<unknown> => sql`(
    (select number from search_types where type = ${type}) * ${sql.lit(STATES)} + ${sql.lit(PUBLIC + next)}
    ) << ${sql.lit(DAY_AND_NUMBER_BITS)}`;
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from (
      select key from (${keysOf(set.wanted, set.unwanted)})
      where key >= ${lowest(0)} and key < ${lowest(1)}
      order by key desc limit ${limit} offset ${offset}
    ) w cross join search_index s on s.key = w.key order by s.key desc`.execute(db);
  return rows.map(({ id }) => id);
}
