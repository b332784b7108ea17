import type { Slot } from '../read-query.ts';
import { isWeakWord } from '../words/split-words.ts';

/**
 * What a word is worth that says where or whose something is, or what somebody does: «η λάμπα έξω από το σπίτι μου».
 */
const WEAK = 0.35;
/** What the name of a municipal unit is worth, which is in many titles: «καφετέρια στο Αίγιο». */
const PLACE = 0.12;

/**
 * How much a part of a query counts, from 0 to 1: how certain it is what it means (0: no word like it exists; 1: all
 * its words do), and less where it tells little.
 */
export function certaintyOf(slot: Slot): number {
  const certainties = slot.map(
    ({ words, quality }) =>
      quality * Math.min(...words.map((terms) => Math.max(0, ...terms.values()))),
  );
  return Math.max(0, ...certainties) * shareOf(slot);
}

/** Whether a part says where, whose or what is done, and not what is sought. */
export const tellsLittle = (slot: Slot) => shareOf(slot) < 1;

/** Less than 1 where what was typed for a part is one word that tells little. */
function shareOf([typed, ...synonyms]: Slot): number {
  if (typed?.isPlace) return PLACE;
  if (typed?.isAct && synonyms.length === 0) return WEAK;
  const [word, ...others] = typed?.words ?? [];
  const isWeak = word !== undefined && others.length === 0 && [...word.keys()].some(isWeakWord);
  return isWeak ? WEAK : 1;
}
