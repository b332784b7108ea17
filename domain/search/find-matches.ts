import type { Db } from '../../database/connect.ts';
import { ARCHIVED, kindOfKey, PUBLIC, STATES } from './ordered-keys.ts';
import type { Slot } from './read-query.ts';
import { readSlotKeys, type SlotKeys } from './slot-keys.ts';

/** The entries of one type in one state that were found. */
export interface FoundKind {
  type: string;
  isArchived: boolean;
  /** The newest first. */
  matches: readonly Match[];
}

/** An entry that was found, by its key in the index. */
export interface Match {
  key: number;
  /** Of the slots, how many it has anywhere and how many in its title. */
  inText: number;
  inTitle: number;
}

/** The entries that have all words; or, where these are few, most of the words or any. */
export interface Matches {
  /** The public ones in the order of the types, then the archived ones. */
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
  const { slots: keys, types: numbers } = await readSlotKeys(db, slots);
  const kinds = listKinds(numbers, types);
  const found = matchesOf(keys);
  const having = (least: number) =>
    gather(
      kinds,
      found.filter(({ inText }) => inText >= least),
    );
  const whole = having(slots.length);
  const isWhole = whole.length > 0 || hasScreen;
  if (slots.length === 1 || countMatches(whole) >= ENOUGH) return { kinds: whole, isWhole };
  const most = slots.length > 2 ? having(slots.length - 1) : [];
  return { kinds: most.length > 0 ? most : having(1), isWhole };
}

export function countMatches(kinds: readonly FoundKind[]): number {
  return kinds.reduce((sum, { matches }) => sum + matches.length, 0);
}

/** Counts how many of the slots each key has; the keys in ascending order. */
function matchesOf(slots: readonly SlotKeys[]): Match[] {
  const inTitle = new Map<number, number>();
  for (const key of slots.flatMap(({ title }) => title)) {
    inTitle.set(key, (inTitle.get(key) ?? 0) + 1);
  }
  const matches: Match[] = [];
  let last: Match | undefined;
  // Numbers in an array of their own are sorted many times as quickly as others.
  for (const key of Float64Array.from(slots.flatMap(({ text }) => text)).sort()) {
    if (last?.key === key) last.inText++;
    else {
      last = { key, inText: 1, inTitle: inTitle.get(key) ?? 0 };
      matches.push(last);
    }
  }
  return matches;
}

type Kind = Omit<FoundKind, 'matches'> & { kind: number };

/** The kinds of entries that the public sees, in the order of the types, the archived ones behind the others. */
function listKinds(numbers: ReadonlyMap<string, number>, types: readonly string[]): Kind[] {
  return [PUBLIC, ARCHIVED].flatMap((state) =>
    types.flatMap((type) => {
      const number = numbers.get(type);
      if (number === undefined) return [];
      return { type, isArchived: state === ARCHIVED, kind: number * STATES + state };
    }),
  );
}

/** Matches by their kinds, in each the newest first; other kinds are left out. */
function gather(kinds: readonly Kind[], matches: readonly Match[]): FoundKind[] {
  const byKind = Map.groupBy(matches, ({ key }) => kindOfKey(key));
  return kinds.flatMap(({ kind, type, isArchived }) => {
    const ofKind = byKind.get(kind);
    return ofKind ? { type, isArchived, matches: ofKind.reverse() } : [];
  });
}
