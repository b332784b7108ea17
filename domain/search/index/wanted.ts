import type { KnownWord } from './vocabulary-words.ts';

/**
 * Where an entry must have a word, or another form of it: anywhere in its text, which includes the title, or in its
 * title.
 */
export interface Wanted {
  word: KnownWord;
  place: 'text' | 'title';
}

/** Words that must all be there, each as one of the words of the vocabulary that stand for it. */
export type WantedPhrase = readonly (readonly string[])[];

/** Whether the vocabulary shows that no entry has a word. */
export function isNowhere({ word }: Wanted): boolean {
  return word.terms.length === 0;
}
