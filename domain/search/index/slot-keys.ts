import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import type { Slot } from '../read-query.ts';
import { keysOfPhrases } from './matching.ts';
import { withoutRepetition } from './without-repetition.ts';

const PLACES = ['text', 'title'] as const;
type Place = (typeof PLACES)[number];
type Keys = RawBuilder<unknown>;

/** The keys of the entries that have a slot: anywhere in their texts, and in their titles; in no order. */
export type SlotKeys = Record<Place, Float64Array>;

/** For each slot the keys that have it, and the numbers that types have in keys. */
interface ReadKeys {
  slots: readonly SlotKeys[];
  types: ReadonlyMap<string, number>;
}

const JOINED_ON_SQLITE = sql`group_concat(key)`;

const [COMMA, ZERO] = [','.charCodeAt(0), '0'.charCodeAt(0)];

/** Reads the keys figure by figure: as texts in between, twenty thousand of them would be a megabyte of garbage. */
function splitOnSqlite(joined: string): Float64Array {
  if (joined === '') return new Float64Array();
  const keys = new Float64Array(countCommas(joined) + 1);
  let place = 0;
  let key = 0;
  for (let at = 0; at < joined.length; at++) {
    const letter = joined.charCodeAt(at);
    if (letter === COMMA) {
      keys[place++] = key;
      key = 0;
    } else key = key * 10 + letter - ZERO;
  }
  keys[place] = key;
  return keys;
}

function countCommas(text: string): number {
  let count = 0;
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1)) count++;
  return count;
}

/**
 * Eight bytes a key, most significant first, in Base64. Keys have at most 53 bits, so a double holds each of them.
 * Half as much travels as in figures, and nothing is read figure by figure: a word that half of all entries have
 * is found in two thirds of the time.
 */
const JOINED_ON_POSTGRES = sql`encode(string_agg(float8send(key), ''), 'base64')`;

function splitOnPostgres(joined: string): Float64Array {
  const bytes = Buffer.from(joined, 'base64');
  const keys = new Float64Array(bytes.length / Float64Array.BYTES_PER_ELEMENT);
  for (let at = 0; at < keys.length; at++) {
    keys[at] = bytes.readDoubleBE(at * Float64Array.BYTES_PER_ELEMENT);
  }
  return keys;
}

/**
 * Reads the keys of all slots with one statement: each index is asked once, whatever is then made of the keys, and
 * twenty thousand keys in one text are read in the time of a thousand rows.
 */
export async function readSlotKeys(db: Db, slots: readonly Slot[]): Promise<ReadKeys> {
  const joined = isSqlite(db) ? JOINED_ON_SQLITE : JOINED_ON_POSTGRES;
  const asText = isSqlite(db) ? sql`cast(number as text)` : sql`number::text`;
  const selects = slots.flatMap((slot, at) =>
    PLACES.flatMap((place) => {
      const keys = keysOfSlot(db, slot, place);
      if (!keys) return [];
      return sql`select ${sql.lit(at)} as slot, ${sql.lit(place)} as name,
        (select ${joined} from (${keys}) w) as keys`;
    }),
  );
  const types = sql`select -1 as slot, type as name, ${asText} as keys from search_types`;
  const { rows } = await sql<{ slot: number; name: string; keys: string | null }>`
    ${sql.join([types, ...selects], sql` union all `)}`.execute(db);
  const split = isSqlite(db) ? splitOnSqlite : splitOnPostgres;
  const keysIn = (at: number, place: Place) =>
    split(rows.find(({ slot, name }) => slot === at && name === place)?.keys ?? '');
  return {
    slots: slots.map((_, at) => ({ text: keysIn(at, 'text'), title: keysIn(at, 'title') })),
    types: new Map(
      rows.flatMap(({ slot, name, keys }) => (slot === -1 ? [[name, Number(keys)]] : [])),
    ),
  };
}

/** The query of the keys of entries that have a slot, in their titles or anywhere; undefined where none can. */
function keysOfSlot(db: Db, slot: Slot, place: Place): Keys | undefined {
  const phrases = withoutRepetition(
    slot
      .map(({ words }) => words.map((terms) => [...terms.keys()]))
      .filter((words) => words.every(({ length }) => length > 0)),
  );
  return phrases.length === 0 ? undefined : keysOfPhrases(db, phrases, place);
}
