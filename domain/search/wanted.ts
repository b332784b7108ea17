import { beginningTerms, type KnownWord } from './vocabulary-words.ts';

/**
 * A word that must be there: anywhere in a word of the entry's text (which has the title in it), or in another
 * form; as it is, in another form or at the beginning of a word; or just as it is. The same in the title.
 */
export interface Wanted {
  word: KnownWord;
  place:
    | 'text'
    | 'beginning of text'
    | 'word of text'
    | 'title'
    | 'beginning of title'
    | 'word of title';
}

export type WantedInText = Wanted & { place: 'text' | 'beginning of text' | 'word of text' };

/** Whether no entry has a word as it is, or at a beginning or in another form, of those that the vocabulary has. */
export function isNowhere({ word, place }: Wanted): boolean {
  if (word.hasMore || place === 'text' || place === 'title') return word.terms.length === 0;
  if (place.startsWith('beginning')) return beginningTerms(word).length === 0;
  return !word.needles.some((needle) => word.terms.includes(needle));
}

/** Whether all that is found for a word has it as it is, or at the beginning, or in another form. */
export function isAlwaysAt(place: 'word of text' | 'beginning of text', word: KnownWord): boolean {
  if (word.hasMore) return false;
  if (place === 'beginning of text') return beginningTerms(word).length === word.terms.length;
  return word.terms.every((term) => word.needles.includes(term));
}
