/** Typed and unsaved values, kept in the browser until they are saved or discarded. */
export interface Draft<V> {
  values: V;
  /** The version of the entry that the changes began from; null for a new entry. */
  baseVersion: number | null;
  /** ISO 8601 UTC. */
  keptAt: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts of different people at one computer stay apart. */
export function draftKey(userId: string, form: string): string {
  return `draft:${userId}:${form}`;
}

/** Keeps a draft; false when the browser has no room or forbids it. */
export function keepDraft<V>(store: Store, key: string, draft: Draft<V>): boolean {
  try {
    store.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft kept under a key, or undefined. Fields that were added to the form since are taken from `like`, so that
 * a draft of an older version of the site still opens.
 */
export function findDraft<V extends object>(
  store: Store,
  key: string,
  like: V,
): Draft<V> | undefined {
  try {
    const draft = JSON.parse(store.getItem(key) ?? 'null') as Partial<Draft<V>> | null;
    if (typeof draft?.values !== 'object' || draft.values === null) return undefined;
    return {
      values: { ...like, ...draft.values },
      baseVersion: draft.baseVersion ?? null,
      keptAt: draft.keptAt ?? new Date(0).toISOString(),
    };
  } catch {
    // This form did not write it, so there is nothing to offer.
    return undefined;
  }
}

export function dropDraft(store: Store, key: string): void {
  try {
    store.removeItem(key);
  } catch {
    // A browser that forbids storage has no draft to delete.
  }
}

/** Whether two values of a form are equal. */
export function sameValues(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
