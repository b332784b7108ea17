import { beginningTerms, type KnownWord } from './vocabulary-words.ts';

/**
 * Where an entry must have a word: anywhere in a word of its text (which includes the title), or in another form;
 * exactly, in another form or at the beginning of a word; or exactly. The same three exist for the title.
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

/** Whether the vocabulary shows that no entry has a word exactly, or at a beginning or in another form. */
export function isNowhere({ word, place }: Wanted): boolean {
  if (word.hasMore || place === 'text' || place === 'title') return word.terms.length === 0;
  if (place.startsWith('beginning')) return beginningTerms(word).length === 0;
  return !word.needles.some((needle) => word.terms.includes(needle));
}

/** Whether every entry found for a word has it exactly, or at the beginning of a word, or in another form. */
export function isAlwaysAt(place: 'word of text' | 'beginning of text', word: KnownWord): boolean {
  if (word.hasMore) return false;
  if (place === 'beginning of text') return beginningTerms(word).length === word.terms.length;
  return word.terms.every((term) => word.needles.includes(term));
}
