import type { Db } from '../../database/connect.ts';
import { ARCHIVED, kindOfKey, PUBLIC, STATES } from './index/ordered-keys.ts';
import { readSlotKeys, type SlotKeys } from './index/slot-keys.ts';
import type { Slot } from './read-query.ts';
import { certaintyOf, tellsLittle } from './results/certainty.ts';
import { typesHaving } from './type-words.ts';

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
  /** Whether it has all that is sought, though not where or whose: what holds everywhere names no municipal unit. */
  isSought: boolean;
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
/**
 * A title that tells so much of what is sought is found, whatever words are missing: «Κοιμητήρια» for «νεκροταφείο
 * ώρες».
 */
const TELLING_TITLE = 0.5;
/** Where more do, they tell nothing. */
const MOST_TELLING = 60;

/** `hasScreen` says that a screen has all slots. */
export async function findMatches(
  db: Db,
  slots: readonly Slot[],
  { types, hasScreen }: { types: readonly string[]; hasScreen: boolean },
): Promise<Matches> {
  const { slots: keys, types: numbers } = await readSlotKeys(db, slots);
  const kinds = listKinds(numbers, types);
  const found = matchesOf(slots, withTypes(slots, keys, numbers));
  const missing = listMissing(keys, kinds);
  const having = (least: number, told = 2, sought = told < 2) =>
    gather(
      kinds,
      found.filter(
        (match) => match.inText >= least || match.told >= told || (sought && match.isSought),
      ),
    );
  const whole = having(slots.length);
  const isWhole = whole.length > 0 || hasScreen;
  if (slots.length === 1) return { kinds: whole, isWhole, missing };
  if (countMatches(whole) >= ENOUGH) {
    for (const sought of [true, false]) {
      const more = having(slots.length, TELLING_TITLE, sought);
      const added = countMatches(more) - countMatches(whole);
      if (added <= MOST_TELLING) return { kinds: more, isWhole, missing };
    }
    return { kinds: whole, isWhole, missing };
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

/**
 * The keys of slots, with what every entry of a type has: «ταφή δικαιολογητικά» is found at a service that has the
 * first word, since each service says what it needs. Entries that have no other slot stay out.
 */
function withTypes(
  slots: readonly Slot[],
  keys: readonly SlotKeys[],
  numbers: ReadonlyMap<string, number>,
): SlotKeys[] {
  return keys.map(({ text, title }, at) => {
    const slot = slots[at];
    if (slots.length === 1 || !slot) return { text, title };
    const types = new Set(typesHaving(slot).flatMap((type) => numbers.get(type) ?? []));
    if (types.size === 0) return { text, title };
    const others = joinKeys(keys.flatMap((one, other) => (other === at ? [] : [one.text])));
    const more = others.filter((key) => types.has(Math.floor(kindOfKey(key) / STATES)));
    return { text: Float64Array.from(new Set([...text, ...more])), title };
  });
}

export function countMatches(kinds: readonly FoundKind[]): number {
  return kinds.reduce((sum, { matches }) => sum + matches.length, 0);
}

/** Counts how many of the slots each key has; the keys in ascending order. */
function matchesOf(slots: readonly Slot[], keys: readonly SlotKeys[]): Match[] {
  const told = slots.map((slot, at) => {
    const count = keys[at]?.text.length ?? 0;
    return count === 0 ? 0 : certaintyOf(slot) / Math.log2(2 + count);
  });
  const all = told.reduce((sum, one) => sum + one, 0) || 1;
  const titles = new Map<number, { inTitle: number; told: number }>();
  keys.forEach(({ title }, at) => {
    for (const key of title) {
      const known = titles.get(key) ?? { inTitle: 0, told: 0 };
      known.inTitle++;
      known.told += (told[at] ?? 0) / all;
      titles.set(key, known);
    }
  });
  const isAside = slots.map(tellsLittle);
  const sought = isAside.includes(true) ? isAside.filter((one) => !one).length : 0;
  const joined = (aside: boolean) =>
    joinKeys(keys.flatMap(({ text }, at) => (isAside[at] === aside ? [text] : [])));
  const matchOf = (key: number, inSought: number, inAside: number): Match => {
    const title = titles.get(key);
    return {
      key,
      inText: inSought + inAside,
      inTitle: title?.inTitle ?? 0,
      isSought: sought > 0 && inSought === sought,
      told: title?.told ?? 0,
    };
  };
  // Numbers in an array of their own are sorted many times as quickly as others.
  return countKeys(joined(false).sort(), joined(true).sort(), matchOf);
}

/** Makes something of each key in two sorted lists and of how often it is in either; the keys in ascending order. */
function countKeys<T>(
  first: Float64Array,
  second: Float64Array,
  make: (key: number, inFirst: number, inSecond: number) => T,
): T[] {
  const made: T[] = [];
  for (let a = 0, b = 0; a < first.length || b < second.length; ) {
    const [fromA, fromB] = [a, b];
    const key = Math.min(
      first[a] ?? Number.POSITIVE_INFINITY,
      second[b] ?? Number.POSITIVE_INFINITY,
    );
    while (first[a] === key) a++;
    while (second[b] === key) b++;
    made.push(make(key, a - fromA, b - fromB));
  }
  return made;
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
