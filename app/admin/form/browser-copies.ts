/**
 * Typed and unsaved values of one form. The browser keeps them until they are saved or discarded; so does the server.
 */
export interface BrowserCopy<V> {
  /** Of the form into which they were typed. */
  id: string;
  /** Counts what the form has kept: a lower number is older typing. */
  sequence: number;
  values: V;
  /** The version of the entry that the changes began from; null for a new entry. */
  baseVersion: number | null;
  /** ISO 8601 UTC. */
  keptAt: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The server forgets what it kept, and what has ended, after so many days; the browser does, too. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const PREFIX = 'draft:';

/** Under which a person's copies of one entry, or of new entries of a type, are found: `page:7`, `news:new`. */
export function browserPlace(userId: string, form: string): string {
  return `${PREFIX}${userId}:${form}:`;
}

/** Keeps a copy; false when the browser has no room or forbids it. */
export function keepBrowserCopy<V>(store: Store, place: string, copy: BrowserCopy<V>): boolean {
  try {
    store.setItem(place + copy.id, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** The copies kept at a place; those that are too old are removed, wherever they are kept. */
export function findBrowserCopies<V extends object>(
  store: Store,
  place: string,
  now: Date,
): BrowserCopy<V>[] {
  const copies: BrowserCopy<V>[] = [];
  for (const key of keysAt(store, PREFIX)) {
    const copy = readCopy<V>(store, key);
    if (!copy) continue;
    if (now.getTime() - Date.parse(copy.keptAt) >= KEPT_DAYS * DAY_MS) {
      // Nobody may come to the form in which it was typed any more.
      dropBrowserCopy(store, key.slice(0, -copy.id.length), copy.id);
    } else if (key.startsWith(place)) copies.push(copy);
  }
  return copies;
}

function keysAt(store: Store, beginning: string): string[] {
  try {
    return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
      key.startsWith(beginning),
    );
  } catch {
    // A browser that forbids storage has kept nothing.
    return [];
  }
}

/** What stands under a key, or undefined where no form wrote it. */
function readCopy<V extends object>(store: Store, key: string): BrowserCopy<V> | undefined {
  try {
    const copy = JSON.parse(store.getItem(key) ?? 'null') as Partial<BrowserCopy<V>> | null;
    const isCopy =
      typeof copy?.values === 'object' &&
      copy.values !== null &&
      typeof copy.id === 'string' &&
      typeof copy.sequence === 'number' &&
      !Number.isNaN(Date.parse(copy.keptAt ?? ''));
    return isCopy ? ({ baseVersion: null, ...copy } as BrowserCopy<V>) : undefined;
  } catch {
    return undefined;
  }
}

export function dropBrowserCopy(store: Store, place: string, id: string): void {
  try {
    store.removeItem(place + id);
  } catch {
    // A browser that forbids storage has no copy to delete.
  }
}

/** Whether two values of a form are equal. */
export function sameValues(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The values of a copy for the form as it is today: what the form has gained since, and what has become of another
 * kind, is taken from `like`.
 */
export function fitValues<V extends object>(values: object, like: V): V {
  const fitting = Object.entries(values).filter(([name, value]) => {
    const known = (like as Record<string, unknown>)[name];
    return (
      known === undefined || known === null || value === null || kindOf(known) === kindOf(value)
    );
  });
  return { ...like, ...Object.fromEntries(fitting) };
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
