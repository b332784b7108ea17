/** What makes two items of a list the same one; '' for an item that has no such thing. */
type Likeness<I> = (item: I) => string;

/**
 * For each item of a list the item of an earlier list that it was, or undefined. Items have no names: first those
 * count that are alike in the first way, then those alike in the second, and so on; what is left over is the same by
 * its place where both lists are as long.
 */
export function pairItems<I>(
  items: readonly I[],
  former: readonly I[],
  likenesses: readonly Likeness<I>[],
): (number | undefined)[] {
  const pairs: (number | undefined)[] = items.map(() => undefined);
  const free = new Set(former.keys());
  for (const likeness of likenesses) {
    const places = new Map<string, number[]>();
    for (const at of free) {
      const key = likeness(former[at] as I);
      if (key) places.set(key, [...(places.get(key) ?? []), at]);
    }
    for (const [at, item] of items.entries()) {
      if (pairs[at] !== undefined) continue;
      const found = places.get(likeness(item))?.shift();
      if (found === undefined) continue;
      pairs[at] = found;
      free.delete(found);
    }
  }
  if (items.length !== former.length) return pairs;
  return pairs.map((found, at) => found ?? (free.has(at) ? at : undefined));
}
