import type { Db } from '../../database/connect.ts';
import { countKeys, type FoundKind } from './ordered-keys.ts';
import type { Slot } from './read-query.ts';
import { keysOfAll, keysOfAny, keysOfMost } from './slot-keys.ts';

type Keys = ReturnType<typeof keysOfAll>;

/** The entries that have all words; or, where these are few, most of the words or any. */
export interface Matches {
  /** The query of their keys; undefined where there are none. */
  keys: Keys;
  /** Of those that have the same words in their titles. */
  titled: Keys;
  /** How many there are of each type and state. */
  kinds: readonly FoundKind[];
  /** Whether something has all words. */
  isWhole: boolean;
}

/** With fewer results, those that lack a word are shown behind them. */
const ENOUGH = 3;

/** `hasScreen` says that a screen has all slots. */
export async function findMatches(
  db: Db,
  slots: readonly Slot[],
  { types, hasScreen }: { types: readonly string[]; hasScreen: boolean },
): Promise<Matches> {
  const whole = await count(db, slots, { types, keysOf: keysOfAll });
  const isWhole = whole.total > 0 || hasScreen;
  if (whole.total >= ENOUGH || slots.length === 1) return { ...whole, isWhole };
  if (slots.length > 2) {
    const most = await count(db, slots, { types, keysOf: keysOfMost });
    if (most.total > 0) return { ...most, isWhole };
  }
  return { ...(await count(db, slots, { types, keysOf: keysOfAny })), isWhole };
}

async function count(
  db: Db,
  slots: readonly Slot[],
  { types, keysOf }: { types: readonly string[]; keysOf: typeof keysOfAll },
) {
  const keys = keysOf(db, slots, 'text');
  const kinds = keys ? await countKeys(db, keys, types) : [];
  const total = kinds.reduce((sum, one) => sum + one.count, 0);
  return { keys, titled: keysOf(db, slots, 'title'), kinds, total };
}
