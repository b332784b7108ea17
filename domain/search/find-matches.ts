import type { Db } from '../../database/connect.ts';
import { ARCHIVED, kindOfKey, leastKeyOf, PUBLIC, STATES } from './index/ordered-keys.ts';
import { readSlotKeys, type SlotKeys } from './index/slot-keys.ts';
import type { Slot } from './read-query.ts';
import { certaintyOf, tellsLittle } from './results/certainty.ts';
import { typesHaving } from './type-words.ts';

/** The entries of one type in one state that were found. */
export interface FoundKind extends FoundEntries {
  type: string;
  isArchived: boolean;
}

/**
 * Entries that were found, the newest first: the same place in each column is one entry. A common word finds tens of
 * thousands, and an object for each of them is garbage that holds up whoever asks next.
 */
export interface FoundEntries {
  /** Their keys in the index. */
  keys: Float64Array;
  /** Of the slots, how many each has anywhere and how many in its title. */
  inText: Uint8Array;
  inTitle: Uint8Array;
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
  const found = countSlots(slots, withTypes(slots, keys, numbers));
  const missing = listMissing(keys, kinds);
  const having = (least: number, told = 2, sought = told < 2) =>
    gather(
      kinds,
      found,
      (at) =>
        (found.inText[at] ?? 0) >= least ||
        (found.told[at] ?? 0) >= told ||
        (sought && found.isSought[at] === 1),
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
    return { text: eachOnce(joinKeys([text, more]).sort()), title };
  });
}

export function countMatches(kinds: readonly FoundKind[]): number {
  return kinds.reduce((sum, { keys }) => sum + keys.length, 0);
}

/** All entries that have a slot, with what they have of the slots; by their keys in ascending order. */
interface Counted extends FoundEntries {
  /** 1 for what has all that is sought, though not where or whose: what holds everywhere names no municipal unit. */
  isSought: Uint8Array;
  /** How much the slots in its title tell, of 1 for all slots: what is rarer tells more. */
  told: Float64Array;
}

/** Counts how many of the slots each entry has. */
function countSlots(slots: readonly Slot[], found: readonly SlotKeys[]): Counted {
  // Numbers in an array of their own are sorted many times as quickly as others.
  const all = joinKeys(found.map(({ text }) => text)).sort();
  const keys = eachOnce(all);
  const count = keys.length;
  const inText = new Uint8Array(count);
  const inTitle = new Uint8Array(count);
  const isSought = new Uint8Array(count);
  const told = new Float64Array(count);
  const worth = slots.map((slot, at) => {
    const having = found[at]?.text.length ?? 0;
    return having === 0 ? 0 : certaintyOf(slot) / Math.log2(2 + having);
  });
  const whole = worth.reduce((sum, one) => sum + one, 0) || 1;
  const isAside = slots.map(tellsLittle);
  const sought = isAside.includes(true) ? isAside.filter((one) => !one).length : 0;
  found.forEach(({ text, title }, slot) => {
    forEachPlace(keys, text, (at) => {
      inText[at] = (inText[at] ?? 0) + 1;
      if (isAside[slot] === false) isSought[at] = (isSought[at] ?? 0) + 1;
    });
    const tells = (worth[slot] ?? 0) / whole;
    forEachPlace(keys, title, (at) => {
      inTitle[at] = (inTitle[at] ?? 0) + 1;
      told[at] = (told[at] ?? 0) + tells;
    });
  });
  for (let at = 0; at < count; at++) isSought[at] = sought > 0 && isSought[at] === sought ? 1 : 0;
  return { keys, inText, inTitle, isSought, told };
}

/** The numbers of a sorted list, each once. */
function eachOnce(sorted: Float64Array): Float64Array {
  const once = new Float64Array(sorted.length);
  let end = 0;
  for (const key of sorted) {
    if (end === 0 || key !== once[end - 1]) once[end++] = key;
  }
  return once.subarray(0, end);
}

/** Where some keys stand in a sorted list of all; a key that is not there is left out. */
function forEachPlace(all: Float64Array, some: Float64Array, act: (at: number) => void): void {
  let at = 0;
  for (const key of some.toSorted()) {
    while (at < all.length && (all[at] ?? 0) < key) at++;
    if (all[at] === key) act(at);
  }
}

/** Where the first key stands that is not less than another one. */
function placeOf(sorted: Float64Array, key: number): number {
  let [least, most] = [0, sorted.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((sorted[middle] ?? 0) < key) least = middle + 1;
    else most = middle;
  }
  return least;
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

type Kind = Pick<FoundKind, 'type' | 'isArchived'> & { kind: number };

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

/** What was found and is taken, by its kinds, in each the newest first; other kinds are left out. */
function gather(
  kinds: readonly Kind[],
  found: Counted,
  isTaken: (at: number) => boolean,
): FoundKind[] {
  return kinds.flatMap(({ kind, type, isArchived }) => {
    const first = placeOf(found.keys, leastKeyOf(kind));
    const end = placeOf(found.keys, leastKeyOf(kind + 1));
    const keys = new Float64Array(end - first);
    const inText = new Uint8Array(end - first);
    const inTitle = new Uint8Array(end - first);
    let count = 0;
    for (let at = end - 1; at >= first; at--) {
      if (!isTaken(at)) continue;
      keys[count] = found.keys[at] ?? 0;
      inText[count] = found.inText[at] ?? 0;
      inTitle[count] = found.inTitle[at] ?? 0;
      count++;
    }
    if (count === 0) return [];
    const taken = <T extends Float64Array | Uint8Array>(column: T) =>
      column.subarray(0, count) as T;
    return { type, isArchived, keys: taken(keys), inText: taken(inText), inTitle: taken(inTitle) };
  });
}
