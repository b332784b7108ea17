/**
 * The two layouts of Greek keyboards, key by key: what somebody typed without changing the layout. In the Greek one
 * `;` comes before an accented vowel and `:` before one with a diaeresis, so they stand for no letter.
 */
const LATIN_KEYS = 'qwertyuiopasdfghjklzxcvbnm';
const GREEK_KEYS = ';ςερτυθιοπασδφγηξκλζχψωβνμ';

const toGreek = new Map([...LATIN_KEYS].map((key, at) => [key, GREEK_KEYS[at] as string]));
const toLatin = new Map([...GREEK_KEYS].map((key, at) => [key, LATIN_KEYS[at] as string]));
toGreek.set('q', '').set(';', '').set(':', '');
toLatin.delete(';');

/** What would have been typed with the other layout; undefined where the letters are of both alphabets or of none. */
export function typeWithOtherLayout(typed: string): string | undefined {
  const letters = typed.normalize('NFD').replace(/\p{M}/gu, '');
  // Letter by letter: a whole word in capitals would end in ς, which is another key.
  const text = Array.from(letters, (letter) => letter.toLowerCase()).join('');
  const isLatin = /[a-z]/.test(text);
  const isGreek = /[α-ω]/.test(text);
  if (isLatin === isGreek) return undefined;
  const keys = isLatin ? toGreek : toLatin;
  return [...text].map((letter) => keys.get(letter) ?? letter).join('');
}
