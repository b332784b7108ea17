import { Fragment } from 'react';
import type { LocalisedText } from '../../i18n/language.ts';

/**
 * A text that a piece shows: either in the language of the screen, or as `localise()` returns it, with `lang` set
 * where the text exists only in the other language.
 */
export type Words = string | LocalisedText;

/** The bare text, for attributes. */
export function plainWords(words: Words): string {
  return typeof words === 'string' ? words : words.text;
}

/** Shows a text, marked with its language where that differs from the screen's. */
export function WordsOf({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text;
}

/** Several in a line: 'Αίγιο, Διακοπτό'. */
export function WordList({ list, between = ', ' }: { list: readonly Words[]; between?: string }) {
  const isMarked = list.some((words) => typeof words !== 'string' && words.lang);
  if (!isMarked) return list.map(plainWords).join(between);
  return list.map((words, at) => (
    <Fragment key={plainWords(words)}>
      {at > 0 && between}
      <WordsOf words={words} />
    </Fragment>
  ));
}
