const COMBINING_MARKS = /\p{M}+/gu;
const NOT_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * A text as search compares it: without accents, in lower case, final sigma as sigma, and
 * everything that is neither letter nor digit as one space. 'Άδεια – ΧΡΉΣΗΣ' becomes 'αδεια χρησησ'.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(NOT_WORDS, ' ')
    .trim();
}

/** The folded words of what somebody typed; empty when nothing searchable was. */
export function searchWords(query: string): string[] {
  const folded = fold(query.slice(0, 200));
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, 8);
}
