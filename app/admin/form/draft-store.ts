/**
 * Typed and unsaved values of one form. The browser keeps them until they are saved or discarded; so does the server.
 */
export interface Draft<V> {
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

/** Under which a person's drafts of one entry, or of new entries of a type, are found: `page:7`, `news:new`. */
export function draftPlace(userId: string, form: string): string {
  return `draft:${userId}:${form}:`;
}

/** Keeps a draft; false when the browser has no room or forbids it. */
export function keepDraft<V>(store: Store, place: string, draft: Draft<V>): boolean {
  try {
    store.setItem(place + draft.id, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The drafts kept at a place; those that are too old are removed. */
export function findDrafts<V extends object>(store: Store, place: string, now: Date): Draft<V>[] {
  const drafts: Draft<V>[] = [];
  for (const key of keysAt(store, place)) {
    const draft = readDraft<V>(store, key);
    if (!draft) continue;
    if (now.getTime() - Date.parse(draft.keptAt) < KEPT_DAYS * DAY_MS) drafts.push(draft);
    else dropDraft(store, place, draft.id);
  }
  return drafts;
}

function keysAt(store: Store, place: string): string[] {
  try {
    return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
      key.startsWith(place),
    );
  } catch {
    // A browser that forbids storage has kept nothing.
    return [];
  }
}

/** What stands under a key, or undefined where no form wrote it. */
function readDraft<V extends object>(store: Store, key: string): Draft<V> | undefined {
  try {
    const draft = JSON.parse(store.getItem(key) ?? 'null') as Partial<Draft<V>> | null;
    const isDraft =
      typeof draft?.values === 'object' &&
      draft.values !== null &&
      typeof draft.id === 'string' &&
      typeof draft.sequence === 'number' &&
      !Number.isNaN(Date.parse(draft.keptAt ?? ''));
    return isDraft ? ({ baseVersion: null, ...draft } as Draft<V>) : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(store: Store, place: string, id: string): void {
  try {
    store.removeItem(place + id);
  } catch {
    // A browser that forbids storage has no draft to delete.
  }
}

/** Whether two values of a form are equal. */
export function sameValues(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The values of a draft for the form as it is today: what the form has gained since, and what has become of another
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
