import { soundOf } from './sound.ts';
import { GREEK_ENDINGS } from './word-forms.ts';

const GREEK = /^[\p{Script=Greek}\p{N}]+$/u;

/** Whether a folded word is written in Greek letters, or in Latin ones; digits may stand among them. */
export const isGreek = (word: string) => GREEK.test(word) && /\p{L}/u.test(word);
export const isLatin = (word: string) => /^[a-z0-9]+$/.test(word) && /[a-z]/.test(word);

/** The endings of each declension and conjugation, as they sound. */
const SOUNDING_ENDINGS = GREEK_ENDINGS.map((endings) => [...new Set(endings.map(soundOf))]);
const SHORTEST_STEM = 3;

/**
 * What a Greek sound shares with its other forms: for each declension whose ending it has, the number of the
 * declension and the stem. Two sounds with one of these in common may be forms of one word.
 */
export function stemsOf(sound: string): string[] {
  return SOUNDING_ENDINGS.flatMap((endings, at) =>
    endings
      .filter((ending) => sound.endsWith(ending))
      .map((ending) => sound.slice(0, sound.length - ending.length))
      .filter((stem) => stem.length >= SHORTEST_STEM)
      .map((stem) => `${at}:${stem}`),
  );
}
