import type { Dictionary } from './dictionary.ts';
import { findForms, findTerms } from './find-terms.ts';
import { isWeakWord } from './split-words.ts';

/** Shorter halves are found in too many words by chance. */
const SHORTEST_HALF = 4;
const SHORTEST_JOINED = 6;
/** What is found at least so well is one word with an error. */
const MISSPELT = 0.66;

/**
 * Folded words as they were meant where a space is too many or missing: 'pot hole' is 'pothole', and
 * «δημοτικηαστυνομια» is two words. Nothing changes that exists as it was typed.
 */
export function mendSpaces(words: readonly string[], dictionary: Dictionary): string[] {
  const mended: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const next = words[at + 1];
    if (next !== undefined && isJoined(word, next, dictionary)) {
      mended.push(word + next);
      at++;
    } else mended.push(...(halvesOf(word, dictionary) ?? [word]));
  }
  return mended;
}

const exists = (word: string, dictionary: Dictionary) => findForms(word, dictionary).size > 0;

function isJoined(one: string, other: string, dictionary: Dictionary): boolean {
  const joined = one + other;
  return (
    joined.length >= SHORTEST_JOINED &&
    !/\d/.test(joined) &&
    dictionary.words.has(joined) &&
    !(exists(one, dictionary) && exists(other, dictionary))
  );
}

function halvesOf(word: string, dictionary: Dictionary): [string, string] | undefined {
  if (word.length < 2 * SHORTEST_HALF || exists(word, dictionary)) return undefined;
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
    const halves: [string, string] = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => dictionary.words.has(half) && !isWeakWord(half))) {
      // «ληξηαρχείο» is one word misspelt, and not «λήξη» and «αρχείο».
      const asOne = Math.max(0, ...findTerms(word, dictionary).values());
      return asOne < MISSPELT ? halves : undefined;
    }
  }
  return undefined;
}
