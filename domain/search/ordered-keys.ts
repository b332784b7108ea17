import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/**
 * What SQLite's keys of entries say, from left to right (database/migrations/0010-search-in-order.ts): type
 * and state in what is left of these bits, then the day, then a number within it. So entries are counted by
 * type, and put in order within one, by keys alone.
 */
const DAY_AND_NUMBER_BITS = 42;
/** The states that a type's number is multiplied by, and the one that the public sees. */
const STATES = 4;
const PUBLIC = 2;

/** Two bits of state are between the type and these. */
const TYPE_SHIFT = DAY_AND_NUMBER_BITS + 2;
const DAY_AND_NUMBER_MASK = 2 ** DAY_AND_NUMBER_BITS - 1;

/** How many public entries of each type are among the keys of a query. Of SQLite alone. */
export async function countKeys(db: Db, keys: RawBuilder<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select t.type, found.count from (
      select key >> ${sql.lit(DAY_AND_NUMBER_BITS)} as kind, count(*) as count
      from (${keys}) group by 1
    ) found join search_types t on found.kind = t.number * ${sql.lit(STATES)} + ${sql.lit(PUBLIC)}
  `.execute(db);
  return new Map(rows.map(({ type, count }) => [type, count]));
}

/** The ids of some public entries of a type among the keys of a query, the newest first. Of SQLite alone. */
export async function listKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { type, limit, offset }: { type: string; limit: number; offset: number },
): Promise<string[]> {
  const lowest = (next: number): RawBuilder<unknown> => sql`(
    (select number from search_types where type = ${type}) * ${sql.lit(STATES)} + ${sql.lit(PUBLIC + next)}
    ) << ${sql.lit(DAY_AND_NUMBER_BITS)}`;
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from (
      select key from (${keys})
      where key >= ${lowest(0)} and key < ${lowest(1)}
      order by key desc limit ${limit} offset ${offset}
    ) w cross join search_index s on s.key = w.key order by s.key desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** The query of the keys of a type among those of another query. Of SQLite alone. */
export function keysOfType(keys: RawBuilder<unknown>, type: string): RawBuilder<unknown> {
  return sql`select key from (${keys})
    where key >> ${sql.lit(TYPE_SHIFT)} = (select number from search_types where type = ${type})`;
}

/** The newest entries of each type among the keys of a query, drafts too, but for those of some types. Of SQLite alone. */
export async function listNewestKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { mostOfAType, except }: { mostOfAType: number; except: readonly string[] },
): Promise<{ id: string; type: string }[]> {
  const isOther =
    except.length > 0
      ? sql`key >> ${sql.lit(TYPE_SHIFT)} not in (
          select number from search_types where type in (${sql.join(except)}))`
      : sql`1 = 1`;
  const { rows } = await sql<{ id: string; type: string }>`
    select s.entry_id as id, s.type from (
      select key, row_number() over (
        partition by key >> ${sql.lit(TYPE_SHIFT)}
        order by key & ${sql.lit(DAY_AND_NUMBER_MASK)} desc
      ) as place
      from (${keys})
      where (key >> ${sql.lit(DAY_AND_NUMBER_BITS)}) & ${sql.lit(STATES - 1)} > 0 and ${isOther}
    ) w cross join search_index s on s.key = w.key
    where w.place <= ${mostOfAType} order by w.place`.execute(db);
  return rows;
}

/** The ids of some entries of a type among the keys of a query, drafts too, the newest first, and how many there are. Of SQLite alone. */
export async function listLivingKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { type, limit, offset }: { type: string; limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const living = sql`${keysOfType(keys, type)}
    and (key >> ${sql.lit(DAY_AND_NUMBER_BITS)}) & ${sql.lit(STATES - 1)} > 0`;
  const counted = await sql<{ total: number }>`select count(*) as total from (${living})`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from (
      select key from (${living})
      order by key & ${sql.lit(DAY_AND_NUMBER_MASK)} desc, key desc limit ${limit} offset ${offset}
    ) w cross join search_index s on s.key = w.key
    order by w.key & ${sql.lit(DAY_AND_NUMBER_MASK)} desc, w.key desc`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}
