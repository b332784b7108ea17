import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import { keysOf } from './matching.ts';
import type { Wanted } from './wanted.ts';

/**
 * The parts of an entry's key, from left to right (database/migrations/first-tables/search-keys.ts): type and state
 * in the bits above these, then the day, then a number within the day. So keys alone are enough to count entries by
 * type and to order them within a type.
 */
const DAY_AND_NUMBER_BITS = 42;
/** The number of states, by which a type's number is multiplied, and the states that the public sees. */
export const STATES = 4;
export const PUBLIC = 2;
export const ARCHIVED = 3;

/** Two bits of state lie between the type and these bits. */
const TYPE_SHIFT = DAY_AND_NUMBER_BITS + 2;
const DAY_AND_NUMBER_MASK = 2 ** DAY_AND_NUMBER_BITS - 1;

const kindOf = (key: string) => sql`${sql.ref(key)} >> ${sql.lit(DAY_AND_NUMBER_BITS)}`;
const typeOf = (key: string) => sql`${sql.ref(key)} >> ${sql.lit(TYPE_SHIFT)}`;
const placeOf = (key: string) => sql`${sql.ref(key)} & ${sql.lit(DAY_AND_NUMBER_MASK)}`;
const stateOf = (key: string) => sql`(${kindOf(key)}) & ${sql.lit(STATES - 1)}`;
const isLiving = sql`${stateOf('key')} > 0`;

/** The type and state of a key as one number. */
export const kindOfKey = (key: number) => Math.floor(key / 2 ** DAY_AND_NUMBER_BITS);

/** Some entries of one kind among the keys of a query, the newest first. */
async function listKind(
  db: Db,
  keys: RawBuilder<unknown>,
  { kind, limit, offset }: { kind: number; limit: number; offset: number },
): Promise<{ id: string; key: number }[]> {
  const [least, next] = [sql.lit(leastKeyOf(kind)), sql.lit(leastKeyOf(kind + 1))];
  const { rows } = await sql<{ id: string; key: number }>`
    select s.entry_id as id, s.key from (
      select key from (${keys}) w where key >= ${least} and key < ${next}
      order by key desc limit ${limit} offset ${offset}
    ) f cross join search_index s where s.key = f.key order by s.key desc`.execute(db);
  return rows;
}

/** Keys of a kind are not less than this one; those of the next kind are not less than its own. */
export const leastKeyOf = (kind: number) => kind * 2 ** DAY_AND_NUMBER_BITS;

/** The query of the keys of a type among those of another query. */
export function keysOfType(keys: RawBuilder<unknown>, type: string): RawBuilder<unknown> {
  return sql`select key from (${keys}) w
    where ${typeOf('key')} = (select number from search_types where type = ${type})`;
}

/**
 * The condition on rows of `search_index` that they are of a type. SQLite reads rows one after the other by their keys
 * in a third less time than by the index of types.
 */
export function isOfType(db: Db, table: string, type: string): RawBuilder<SqlBool> {
  if (!isSqlite(db)) return sql`${sql.ref(`${table}.type`)} = ${type}`;
  const number = sql`(select number from search_types where type = ${type})`;
  const key = sql.ref(`${table}.key`);
  const shift = sql.lit(TYPE_SHIFT);
  return sql`${key} >= ${number} << ${shift} and ${key} < (${number} + 1) << ${shift}`;
}

/**
 * The newest entries of each type and state that have all wanted words, drafts too, at most `most` of each, without
 * those of some types; the newest first.
 */
export async function listNewest(
  db: Db,
  wanted: readonly Wanted[],
  { most, except }: { most: number; except: readonly string[] },
): Promise<{ id: string; type: string }[]> {
  if (!isSqlite(db)) return listNewestAtOnce(db, wanted, { most, except });
  const keys = keysOf(db, wanted);
  const { rows: kinds } = await sql<{ type: string; kind: number }>`
    select t.type, k.kind from (select distinct ${kindOf('key')} as kind from (${keys}) w) k
    join search_types t on t.number = k.kind / ${sql.lit(STATES)}`.execute(db);
  const newest: { id: string; type: string; place: number }[] = [];
  for (const { type, kind } of kinds) {
    if (kind % STATES === 0 || except.includes(type)) continue;
    const ofKind = await listKind(db, keys, { kind, limit: most, offset: 0 });
    newest.push(...ofKind.map(({ id, key }) => ({ id, type, place: key - leastKeyOf(kind) })));
  }
  return newest.sort((a, b) => b.place - a.place);
}

async function listNewestAtOnce(
  db: Db,
  wanted: readonly Wanted[],
  { most, except }: { most: number; except: readonly string[] },
): Promise<{ id: string; type: string }[]> {
  const keys = keysOf(db, wanted, await isOfNone(db, except));
  // Sorting the keys of each group takes half the time of numbering rows. The keys are passed as a list: the planner
  // expects so many that it would otherwise read all of the index.
  const { rows } = await sql<{ id: string; type: string }>`
    select entry_id as id, type from search_index where key = any(array(
      select unnest((array_agg(key order by key desc))[1:${sql.lit(most)}])
      from (${keys}) w where ${isLiving} group by ${kindOf('key')}))
    order by ${placeOf('key')} desc`.execute(db);
  return rows;
}

/**
 * The condition that a key, of a table named t, belongs to none of some types. It is written as ranges, which an
 * index can use.
 */
async function isOfNone(db: Db, types: readonly string[]): Promise<RawBuilder<SqlBool>> {
  if (types.length === 0) return sql<SqlBool>`1 = 1`;
  const { rows } = await sql<{ number: number }>`
    select number from search_types where type in (${sql.join(types)}) order by number`.execute(db);
  const leastOf = (type: number) => sql.lit(leastKeyOf(type * STATES));
  const between = rows.map(({ number }, at) => {
    const next = (rows[at - 1]?.number ?? -1) + 1;
    return sql`t.key >= ${leastOf(next)} and t.key < ${leastOf(number)}`;
  });
  const after = sql`t.key >= ${leastOf((rows.at(-1)?.number ?? -1) + 1)}`;
  return sql<SqlBool>`(${sql.join([...between, after], sql` or `)})`;
}

/** One page of entries of a type, and how many there are in all. */
export interface KeyPage {
  ids: string[];
  total: number;
}

/** One page of the entries of a type among the keys of a query, drafts too, the newest first. */
export function listLivingKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { type, ...page }: { type: string; limit: number; offset: number },
): Promise<KeyPage> {
  return readPage(db, sql`${keysOfType(keys, type)} and ${isLiving}`, page);
}

/** One page of the public, or the archived, entries of a type among the keys of a query, the newest first. */
export async function listPublicKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  {
    type,
    isArchived,
    ...page
  }: { type: string; isArchived: boolean; limit: number; offset: number },
): Promise<KeyPage> {
  const state = isArchived ? ARCHIVED : PUBLIC;
  if (!isSqlite(db)) {
    const isInState = sql`${stateOf('key')} = ${sql.lit(state)}`;
    return readPage(db, sql`${keysOfType(keys, type)} and ${isInState}`, page);
  }
  // Counting needs no order, and an ordered list need not be read to its end.
  const { rows } = await sql<{ kind: number; total: number }>`
    select ${kindOf('key')} as kind, count(*) as total from (${keysOfType(keys, type)}) w group by 1`.execute(
    db,
  );
  const found = rows.find(({ kind }) => kind % STATES === state);
  if (!found) return { ids: [], total: 0 };
  const newest = await listKind(db, keys, { kind: found.kind, ...page });
  return { ids: newest.map(({ id }) => id), total: found.total };
}

/** Finding the keys is most of the work: it is done once for the page and for the number of all. */
async function readPage(
  db: Db,
  keys: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<KeyPage> {
  const { rows } = await sql<{ total: number; id: string | null }>`
    with found as materialized (${keys})
    select counted.total, s.entry_id as id
    from (select count(*) as total from found) counted
    left join (
      select key from found order by ${placeOf('key')} desc, key desc limit ${limit} offset ${offset}
    ) f on 1 = 1
    left join search_index s on s.key = f.key
    order by ${placeOf('f.key')} desc, f.key desc`.execute(db);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    total: Number(rows[0]?.total ?? 0),
  };
}
