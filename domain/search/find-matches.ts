import type { Db } from '../../database/connect.ts';
import { certaintyOf } from './certainty.ts';
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
  /** How much those in its title tell, of 1 for all slots: what is rarer tells more. */
  told: number;
}

/** The entries that have all words; or, where these are few, most of the words or any. */
export interface Matches {
  /** The public ones in the order of the types, then the archived ones. */
  kinds: readonly FoundKind[];
  /** Whether something has all words. */
  isWhole: boolean;
  /** The places of the slots that nothing public has. */
  missing: ReadonlySet<number>;
}

/** With fewer results, those that lack a word are shown behind them. */
const ENOUGH = 3;
/** A title that tells so much of what is sought is found, whatever words are missing: «Κοιμητήρια» for «νεκροταφείο ώρες». */
const TELLING_TITLE = 0.5;
/** Where more titles do, they tell nothing. */
const MOST_TELLING = 60;

/** `hasScreen` says that a screen has all slots. */
export async function findMatches(
  db: Db,
  slots: readonly Slot[],
  { types, hasScreen }: { types: readonly string[]; hasScreen: boolean },
): Promise<Matches> {
  const { slots: keys, types: numbers } = await readSlotKeys(db, slots);
  const kinds = listKinds(numbers, types);
  const found = matchesOf(keys, slots.map(certaintyOf));
  const missing = listMissing(keys, kinds);
  const having = (least: number, told = 2) =>
    gather(
      kinds,
      found.filter((match) => match.inText >= least || match.told >= told),
    );
  const whole = having(slots.length);
  const isWhole = whole.length > 0 || hasScreen;
  if (slots.length === 1) return { kinds: whole, isWhole, missing };
  if (countMatches(whole) >= ENOUGH) {
    const more = having(slots.length, TELLING_TITLE);
    const isTelling = countMatches(more) - countMatches(whole) <= MOST_TELLING;
    return { kinds: isTelling ? more : whole, isWhole, missing };
  }
  // The longer a sentence, the less of it stands in one text.
  for (let least = slots.length - 1; least > 1; least--) {
    const most = having(least, TELLING_TITLE);
    if (countMatches(most) >= ENOUGH) return { kinds: most, isWhole, missing };
  }
  return { kinds: having(1), isWhole, missing };
}

/** The places of the slots that no entry of these kinds has. */
function listMissing(slots: readonly SlotKeys[], kinds: readonly Kind[]): Set<number> {
  const numbers = new Set(kinds.map(({ kind }) => kind));
  return new Set(
    slots.flatMap(({ text }, at) => (text.some((key) => numbers.has(kindOfKey(key))) ? [] : [at])),
  );
}

export function countMatches(kinds: readonly FoundKind[]): number {
  return kinds.reduce((sum, { matches }) => sum + matches.length, 0);
}

/** Counts how many of the slots each key has; the keys in ascending order. */
function matchesOf(slots: readonly SlotKeys[], certainties: readonly number[]): Match[] {
  const told = slots.map(({ text }, at) =>
    text.length === 0 ? 0 : (certainties[at] ?? 0) / Math.log2(2 + text.length),
  );
  const all = told.reduce((sum, one) => sum + one, 0) || 1;
  const titles = new Map<number, { inTitle: number; told: number }>();
  slots.forEach(({ title }, at) => {
    for (const key of title) {
      const known = titles.get(key) ?? { inTitle: 0, told: 0 };
      known.inTitle++;
      known.told += (told[at] ?? 0) / all;
      titles.set(key, known);
    }
  });
  const matches: Match[] = [];
  let last: Match | undefined;
  // Numbers in an array of their own are sorted many times as quickly as others.
  for (const key of joinKeys(slots.map(({ text }) => text)).sort()) {
    if (last?.key === key) last.inText++;
    else {
      const title = titles.get(key);
      last = { key, inText: 1, inTitle: title?.inTitle ?? 0, told: title?.told ?? 0 };
      matches.push(last);
    }
  }
  return matches;
}

function joinKeys(lists: readonly Float64Array[]): Float64Array {
  const joined = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const keys of lists) {
    joined.set(keys, end);
    end += keys.length;
  }
  return joined;
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
