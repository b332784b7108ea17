import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { keysOf } from './matching.ts';
import type { Slot } from './read-query.ts';
import type { KnownWord } from './vocabulary-words.ts';
import type { Terms } from './words/find-terms.ts';

type Place = 'text' | 'title';
type Keys = RawBuilder<unknown>;

const known = (terms: readonly string[]): KnownWord => ({
  needles: [],
  forms: terms,
  terms,
  hasMore: false,
});
const hasTerms = (words: readonly Terms[]) => words.every(({ size }) => size > 0);

/** The query of the keys of entries that have a slot, in their titles or anywhere; undefined where none can. */
function keysOfSlot(db: Db, slot: Slot, place: Place): Keys | undefined {
  const possible = slot.filter(({ words }) => hasTerms(words));
  const single = possible.flatMap(({ words: [only, ...more] }) =>
    only && more.length === 0 ? [...only.keys()] : [],
  );
  const parts = [
    ...(single.length > 0 ? [keysOf(db, [{ word: known([...new Set(single)]), place }])] : []),
    ...possible
      .filter(({ words }) => words.length > 1)
      .map(({ words }) =>
        keysOf(
          db,
          words.map((terms) => ({ word: known([...terms.keys()]), place })),
        ),
      ),
  ];
  return joined(parts, 'union');
}

/** The keys of the entries that have all of some slots. */
export function keysOfAll(db: Db, slots: readonly Slot[], place: Place): Keys | undefined {
  const parts = slots.map((slot) => keysOfSlot(db, slot, place));
  if (parts.includes(undefined)) return undefined;
  return joined(parts as Keys[], 'intersect');
}

/** The keys of the entries that have all of the slots but one. */
export function keysOfMost(db: Db, slots: readonly Slot[], place: Place): Keys | undefined {
  const without = slots.map((left) => slots.filter((slot) => slot !== left));
  return joined(
    without.flatMap((some) => keysOfAll(db, some, place) ?? []),
    'union',
  );
}

/** The keys of the entries that have one of the slots. */
export function keysOfAny(db: Db, slots: readonly Slot[], place: Place): Keys | undefined {
  return joined(
    slots.flatMap((slot) => keysOfSlot(db, slot, place) ?? []),
    'union',
  );
}

function joined(parts: readonly Keys[], by: 'union' | 'intersect'): Keys | undefined {
  const [only] = parts;
  if (parts.length < 2) return only;
  const selects = parts.map((part, at) => sql`select key from (${part}) ${sql.ref(`k${at}`)}`);
  return sql.join(selects, sql` ${sql.raw(by)} `) as Keys;
}
