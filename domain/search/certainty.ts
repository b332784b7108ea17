import type { Slot } from './read-query.ts';
import { isWeakWord } from './words/split-words.ts';

/** What a word is worth that says where or whose something is: «η λάμπα έξω από το σπίτι μου». */
const WEAK = 0.35;

/**
 * How much a part of a query counts, from 0 to 1: how certain it is what it means (0: no word like it exists; 1: all its
 * words do), and less where it tells little.
 */
export function certaintyOf(slot: Slot): number {
  const certainties = slot.map(
    ({ words, quality }) =>
      quality * Math.min(...words.map((terms) => Math.max(0, ...terms.values()))),
  );
  return Math.max(0, ...certainties) * (isWeak(slot) ? WEAK : 1);
}

/** Whether what was typed for a part is one word that tells little. */
function isWeak([typed]: Slot): boolean {
  const [word, ...others] = typed?.words ?? [];
  return word !== undefined && others.length === 0 && [...word.keys()].some(isWeakWord);
}
