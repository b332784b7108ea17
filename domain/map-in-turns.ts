import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many of a list take some milliseconds. */
const STRETCH = 250;

/**
 * What `map` makes of each of a long list, in its order. Before each stretch of it other requests have their turn:
 * thousands at once would keep every visitor waiting.
 */
export async function mapInTurns<T, R>(
  list: readonly T[],
  map: (one: T, at: number) => R | Promise<R>,
): Promise<R[]> {
  const made: R[] = [];
  for (const [at, one] of list.entries()) {
    if (at % STRETCH === 0) await nextTurn();
    made.push(await map(one, at));
  }
  return made;
}
