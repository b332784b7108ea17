import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';

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
const stateOf = (key: string) => sql`(${kindOf(key)}) & ${sql.lit(STATES - 1)}`;
const isLiving = sql`${stateOf('key')} > 0`;

/** What the keys of public entries of some types begin with, in the order of the types; nothing for a type that no entry is of. */
async function readPublicKinds(
  db: Db,
  types: readonly string[],
): Promise<{ type: string; kind: number }[]> {
  const { rows } = await sql<{ type: string; number: number }>`
    select type, number from search_types where type in (${sql.join(types)})`.execute(db);
  return rows
    .map(({ type, number }) => ({ type, kind: number * STATES + PUBLIC }))
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}

/** How many public entries of each of some types are among the keys of a query; those types alone of which there are some. */
export async function countKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  types: readonly string[],
): Promise<{ type: string; count: number }[]> {
  const kinds = await readPublicKinds(db, types);
  const { rows } = await sql<{ kind: number; count: number }>`
    select ${kindOf('key')} as kind, count(*) as count from (${keys}) w group by 1`.execute(db);
  const counts = new Map(rows.map(({ kind, count }) => [Number(kind), Number(count)]));
  return kinds.flatMap(({ type, kind }) => {
    const count = counts.get(kind);
    return count ? { type, count } : [];
  });
}

/**
 * The ids of some public entries among the keys of a query: type after type in the order given, in each the newest
 * first. What is skipped must all be of the first type.
 */
export async function listKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { types, limit, offset }: { types: readonly string[]; limit: number; offset: number },
): Promise<string[]> {
  const kinds = (await readPublicKinds(db, types)).map(({ kind }) => kind);
  if (!isSqlite(db)) return listKinds(db, keys, { kinds, limit, offset });
  // Its indexes give the keys of one type in their order, without looking at more than the page.
  const ids: string[] = [];
  for (const [at, kind] of kinds.entries()) {
    if (ids.length === limit) break;
    const page = { kinds: [kind], limit: limit - ids.length, offset: at === 0 ? offset : 0 };
    ids.push(...(await listKinds(db, keys, page)));
  }
  return ids;
}

async function listKinds(
  db: Db,
  keys: RawBuilder<unknown>,
  { kinds, limit, offset }: { kinds: readonly number[]; limit: number; offset: number },
): Promise<string[]> {
  const ranges = kinds.map((kind) => sql`key >= ${keyOf(kind)} and key < ${keyOf(kind + 1)}`);
  const places = kinds.map((kind, place) => sql`when ${sql.lit(kind)} then ${sql.lit(place)}`);
  const first =
    kinds.length > 1 ? sql`case ${kindOf('key')} ${sql.join(places, sql` `)} end` : sql`1`;
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from (
      select key, ${first} as place from (${keys}) w where ${sql.join(ranges, sql` or `)}
      order by ${kinds.length > 1 ? sql`place, ` : sql``} key desc limit ${limit} offset ${offset}
    ) f cross join search_index s where s.key = f.key order by f.place, f.key desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** The least key of a kind. */
const keyOf = (kind: number) => sql.lit(kind * 2 ** DAY_AND_NUMBER_BITS);

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

/** One page of the public entries of a type among the keys of a query, the newest first. */
export async function listPublicKeys(
  db: Db,
  keys: RawBuilder<unknown>,
  { type, ...page }: { type: string; limit: number; offset: number },
): Promise<KeyPage> {
  if (!isSqlite(db)) {
    const isPublic = sql`${stateOf('key')} = ${sql.lit(PUBLIC)}`;
    return readPage(db, sql`${keysOfType(keys, type)} and ${isPublic}`, page);
  }
  // Counting needs no order, and what is in order need not be read as a whole.
  const [counted] = await countKeys(db, keys, [type]);
  return { ids: await listKeys(db, keys, { types: [type], ...page }), total: counted?.count ?? 0 };
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
