import { dropBrowserCopy, findBrowserCopies, keepBrowserCopy } from './browser-copies.ts';

/** Drafts of which there is one at a place: what is typed beside the forms of entries, in this browser alone. */

type Store = Parameters<typeof keepBrowserCopy>[0];

const ID = 'one';

/** Keeps the values in place of those that are kept there; false when the browser has no room or forbids it. */
export function keepOne(store: Store, place: string, values: object): boolean {
  const keptAt = new Date().toISOString();
  return keepBrowserCopy(store, place, { id: ID, sequence: 1, values, baseVersion: null, keptAt });
}

/** The values kept at a place, or undefined. */
export function findOne<V extends object>(store: Store, place: string): V | undefined {
  return findBrowserCopies<V>(store, place, new Date()).find(({ id }) => id === ID)?.values;
}

export function dropOne(store: Store, place: string): void {
  dropBrowserCopy(store, place, ID);
}
