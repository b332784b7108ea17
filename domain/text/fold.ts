const COMBINING_MARKS = /\p{M}+/gu;
const NOT_WORDS = /[^\p{L}\p{N}]+/gu;

/** What PDF documents have in place of Δ: programs that make them go by a list of letters that names it so. */
const INCREMENT = '\u2206';

/** Letters of both alphabets in one word, as «KEΠ» with a Latin K, and «1o» with a Latin o. */
const IN_BOTH_ALPHABETS = /[a-z]\d*[α-ω]|[α-ω]\d*[a-z]|\do(?![a-z\d])/;
const WORDS = /[a-z\dα-ω]+/g;
const LATIN_LETTERS = 'abehikmnoptuvwxyz';
const SAME_IN_GREEK = 'αβεηικμνορτυνωχυζ';
const toGreek = new Map([...LATIN_LETTERS].map((letter, at) => [letter, SAME_IN_GREEK[at]]));
const LOOKS_GREEK = new RegExp(`^[${LATIN_LETTERS}\\dα-ω]+$`);
const IS_GREEK = /[α-ω]|^\d+o$/;

/**
 * A text as search compares it: without accents, in lower case, final sigma as sigma, and
 * everything that is neither letter nor digit as one space. 'Άδεια – ΧΡΉΣΗΣ' becomes 'αδεια χρησησ'. Signs that stand
 * for letters and digits are these, and Latin letters in a Greek word are the Greek ones that look the same.
 */
export function fold(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(INCREMENT, 'δ')
    .replace(NOT_WORDS, ' ')
    .trim();
  return IN_BOTH_ALPHABETS.test(folded) ? folded.replace(WORDS, inOneAlphabet) : folded;
}

function inOneAlphabet(word: string): string {
  if (!LOOKS_GREEK.test(word) || !IS_GREEK.test(word)) return word;
  return word.replace(/[a-z]/g, (letter) => toGreek.get(letter) ?? letter);
}

/** The folded words of what somebody typed; empty when nothing searchable was. */
export function searchWords(query: string): string[] {
  const folded = fold(query.slice(0, 200));
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, 8);
}
