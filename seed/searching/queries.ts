import { ABBREVIATIONS } from './queries/abbreviations.ts';
import { ENGLISH } from './queries/english.ts';
import { EVERYDAY_WORDS } from './queries/everyday-words.ts';
import { GREEKLISH } from './queries/greeklish.ts';
import { INFLECTED } from './queries/inflected.ts';
import { MISSPELT } from './queries/misspelt.ts';
import { WITHOUT_ACCENTS } from './queries/without-accents.ts';
import { WRONG_KEYBOARD } from './queries/wrong-keyboard.ts';

/**
 * What people type, and what must be among the first three results, in the sample content. A result is named by the
 * last part of its address; where several answer, one of them is enough. The classes are ways in which people differ
 * from the texts. Later lines of each class were
 * written before the search was tried with them.
 */
export const QUERIES_BY_CLASS = {
  'without accents': WITHOUT_ACCENTS,
  inflected: INFLECTED,
  greeklish: GREEKLISH,
  abbreviations: ABBREVIATIONS,
  English: ENGLISH,
  'everyday words': EVERYDAY_WORDS,
  'wrong keyboard': WRONG_KEYBOARD,
  misspelt: MISSPELT,
} as const;

export type QueryClass = keyof typeof QUERIES_BY_CLASS;

export interface ExpectedQuery {
  query: string;
  of: QueryClass;
  /** The last parts of addresses; one of them must be among the first three. */
  expected: readonly string[];
}

export const QUERIES: readonly ExpectedQuery[] = Object.entries(QUERIES_BY_CLASS).flatMap(
  ([of, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [query = '', expected = ''] = line.split(' → ');
        return { query: query.trim(), of: of as QueryClass, expected: expected.trim().split(' ') };
      }),
);
