import type { Slot } from './read-query.ts';

/** How certain it is what a part of a query means, from 0 (no word like it exists) to 1 (all its words do). */
export function certaintyOf(slot: Slot): number {
  const certainties = slot.map(
    ({ words, quality }) =>
      quality * Math.min(...words.map((terms) => Math.max(0, ...terms.values()))),
  );
  return Math.max(0, ...certainties);
}
