import { isGreek, isLatin } from './stems.ts';
import { formsOf } from './word-forms.ts';

/**
 * Words inside words, for those that no text has as they stand: the word that something small is called by
 * («σκυλάκι»), the last part of a compound («αγριόσκυλα»), and what an English verb is without its ending ('renting').
 * Words are folded.
 */

const SMALL = /(?:ακι|ακια|ακιου|ουλα|ουλεσ|ουλι|ουλια|ουδι|ουδια|ιτσα|ιτσεσ|αρα|αρεσ)$/;
/** One nominative of each declension; their forms are the others. */
const NOMINATIVES = ['ι', 'α', 'η', 'ο', 'οσ', 'ασ', 'ησ'];
const SHORTEST_STEM = 3;

/** What a Greek word may be without the ending by which small or dear things are called: «τραπεζάκι», «βολτίτσα». */
export function withoutDiminutive(word: string): string[] {
  const stem = word.replace(SMALL, '');
  if (!isGreek(word) || stem === word || stem.length < SHORTEST_STEM) return [];
  return NOMINATIVES.flatMap((ending) => [stem + ending, ...formsOf(stem + ending)]);
}

const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 5;
/**
 * Ends of words of science and trade, which are words of their own with other meanings: «οδοντολόγος» is no «λόγος».
 */
const SUFFIX = /^(?:λογ|νομ|γραφ|μετρ|σκοπ|τροπ|ποιησ|ποιητ|κρατι|φορ|χορ|χρον|τοπ|φων)[α-ω]{1,5}$/;

/** The last words of a Greek compound, of the vowel that joins its parts: «αγριόσκυλα», «παλιοκαναπές». */
export function tailsOf(word: string): string[] {
  if (!isGreek(word)) return [];
  const tails: string[] = [];
  for (let at = SHORTEST_HEAD; at + SHORTEST_TAIL < word.length; at++) {
    const tail = word.slice(at + 1);
    if (word[at] === 'ο' && !SUFFIX.test(tail)) tails.push(tail);
  }
  return tails;
}

/** What an English verb may be in its other forms: rent, rents, rented, renting; park, parked; pay, paying. */
export function verbForms(word: string): string[] {
  if (!isLatin(word)) return [];
  const bases = [word];
  for (const ending of ['ing', 'ed', 'er', 'ers', 's']) {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < SHORTEST_STEM) continue;
    bases.push(stem, `${stem}e`);
    // rubbed, running
    if (stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1));
    // married
    if (stem.endsWith('i')) bases.push(`${stem.slice(0, -1)}y`);
  }
  return bases.flatMap((base) => {
    const short = base.replace(/e$/, '');
    return [base, `${base}s`, `${short}ed`, `${short}ing`];
  });
}

/**
 * What nouns, adjectives and verbs of one Greek root end in: επιχείρη-ση, επιχειρη-ματίας; ανακύκλω-ση, ανακυκλώ-νω.
 */
const DERIVED =
  /(?:ματι(?:ασ|α|εσ|ων)|ματικ[α-ω]{1,3}|σ(?:η|ησ|εισ|εων|εωσ)|σιμ[α-ω]{1,3}|σμ(?:οσ|ου|ο|οι|ων|ουσ)|τ(?:ησ|η|εσ|ων|ρια|ριεσ)|τικ[α-ω]{1,3}|τηρι(?:ο|ου|α|ων)|μ(?:α|ατοσ|ατα|ατων|η|ησ|εσ|ων)|ν(?:ω|εισ|ει|ουμε|ετε|ουν))$/;
const SHORTEST_ROOT = 5;

/** The root of a Greek word from which others are derived; undefined where it has no ending of such words. */
export function rootOf(word: string): string | undefined {
  const root = word.replace(DERIVED, '');
  return isGreek(word) && root !== word && root.length >= SHORTEST_ROOT ? root : undefined;
}

/** Whether a word is derived from a root: the root, and an ending of such words. */
export const isDerived = (word: string, root: string) =>
  word.startsWith(root) && DERIVED.exec(word)?.index === root.length;
