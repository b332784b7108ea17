/** The commonest endings of Greek nouns, adjectives and verbs, folded; longer ones first. */
const GREEK_ENDING =
  /(?:ματοσ|ματων|ματα|ουσα|ουμε|εωσ|εων|εισ|ουσ|ησ|ασ|εσ|οσ|ου|οι|ων|ει|αι|α|ε|η|ι|ο|υ|ω|σ)$/;
const ENGLISH_ENDING = /(?:ies|es|s|y|ing|ed)$/;
/** What is left must still mean something. */
const SHORTEST_STEM = 4;

/**
 * What the forms of a folded word have in common: 'πιστοποιητικο' and 'πιστοποιητικων' are
 * 'πιστοποιητικ', 'beaches' is 'beach'. A rough cut, meant for looking where the word itself was not found.
 */
export function stemOf(word: string): string {
  const ending = /\p{Script=Greek}/u.test(word) ? GREEK_ENDING : ENGLISH_ENDING;
  const stem = word.replace(ending, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}
