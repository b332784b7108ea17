import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/**
 * What the keys of entries say, from left to right (database/migrations/0010-search-in-order.ts): type and state
 * in what is left of these bits, then the day, then a number within it. So entries are counted by type, and put in
 * order within one, by keys alone.
 */
const DAY_AND_NUMBER_BITS = 42;
/** The states that a type's number is multiplied by, and the one that the public sees. */
const STATES = 4;
const PUBLIC = 2;

/** Two bits of state are between the type and these. */
const TYPE_SHIFT = DAY_AND_NUMBER_BITS + 2;
const DAY_AND_NUMBER_MASK = 2 ** DAY_AND_NUMBER_BITS - 1;

const kindOf = (key: string) => sql`${sql.ref(key)} >> ${sql.lit(DAY_AND_NUMBER_BITS)}`;
const typeOf = (key: string) => sql`${sql.ref(key)} >> ${sql.lit(TYPE_SHIFT)}`;
const placeOf = (key: string) => sql`${sql.ref(key)} & ${sql.lit(DAY_AND_NUMBER_MASK)}`;
const isLiving = sql`(key >> ${sql.lit(DAY_AND_NUMBER_BITS)}) & ${sql.lit(STATES - 1)} > 0`;

/** What the keys of public entries of some types begin with, and the place of each type among these. */
function publicKinds(types: readonly string[]): RawBuilder<unknown> {
  const places = types.map((type, place) => sql`when ${type} then ${sql.lit(place)}`);
  return sql`select number * ${sql.lit(STATES)} + ${sql.lit(PUBLIC)} as kind, type,
    case type ${sql.join(places, sql` `)} end as place
    from search_types where type in (${sql.join(types)})`;
}

/** How many public entries of each of some types are among the keys of a query; those types alone of which there are some. */
export async function countKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  types: readonly string[],
): Promise<{ type: string; count: number }[]> {
  const { rows } = await sql<{ type: string; count: number }>`
    select t.type, found.count from (
      select ${kindOf('key')} as kind, count(*) as count from (${keys}) w group by 1
    ) found join (${publicKinds(types)}) t on found.kind = t.kind order by t.place`.execute(db);
  return rows.map(({ type, count }) => ({ type, count: Number(count) }));
}

/** The ids of some public entries among the keys of a query: type after type in the order given, in each the newest first. */
export async function listKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { types, limit, offset }: { types: readonly string[]; limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from (
      select w.key, t.place from (${keys}) w join (${publicKinds(types)}) t on ${kindOf('w.key')} = t.kind
      order by t.place, w.key desc limit ${limit} offset ${offset}
    ) f cross join search_index s where s.key = f.key order by f.place, f.key desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** The query of the keys of a type among those of another query. */
export function keysOfType(keys: RawBuilder<unknown>, type: string): RawBuilder<unknown> {
  return sql`select key from (${keys}) w
    where ${typeOf('key')} = (select number from search_types where type = ${type})`;
}

/** The newest entries of each type among the keys of a query, drafts too, but for those of some types. */
export async function listNewestKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { mostOfAType, except }: { mostOfAType: number; except: readonly string[] },
): Promise<{ id: string; type: string }[]> {
  const isOther =
    except.length > 0
      ? sql`${typeOf('key')} not in (
          select number from search_types where type in (${sql.join(except)}))`
      : sql`1 = 1`;
  const { rows } = await sql<{ id: string; type: string }>`
    select s.entry_id as id, s.type from (
      select key, row_number() over (
        partition by ${typeOf('key')} order by ${placeOf('key')} desc
      ) as place
      from (${keys}) w where ${isLiving} and ${isOther}
    ) f cross join search_index s
    where s.key = f.key and f.place <= ${mostOfAType} order by f.place`.execute(db);
  return rows;
}

/** The ids of some entries of a type among the keys of a query, drafts too, the newest first, and how many there are. */
export async function listLivingKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { type, limit, offset }: { type: string; limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const living = sql`${keysOfType(keys, type)} and ${isLiving}`;
  const counted = await sql<{ total: number }>`select count(*) as total from (${living}) l`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from (
      select key from (${living}) l
      order by ${placeOf('key')} desc, key desc limit ${limit} offset ${offset}
    ) f cross join search_index s where s.key = f.key
    order by ${placeOf('f.key')} desc, f.key desc`.execute(db);
  return { ids: rows.map(({ id }) => id), total: Number(counted.rows[0]?.total ?? 0) };
}
