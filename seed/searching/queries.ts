import { ABBREVIATIONS } from './queries/abbreviations.ts';
import { AT_THE_BUS_STOP } from './queries/at-the-bus-stop.ts';
import { AT_THE_CHEMISTS } from './queries/at-the-chemists.ts';
import { AT_THE_COUNTER } from './queries/at-the-counter.ts';
import { AT_THE_HARBOUR } from './queries/at-the-harbour.ts';
import { AT_THE_KAFENEIO } from './queries/at-the-kafeneio.ts';
import { AT_THE_POST_OFFICE } from './queries/at-the-post-office.ts';
import { ENGLISH } from './queries/english.ts';
import { EVERYDAY_WORDS } from './queries/everyday-words.ts';
import { FIVE_PEOPLE } from './queries/five-people.ts';
import { GREEKLISH } from './queries/greeklish.ts';
import { IN_THE_WAITING_ROOM } from './queries/in-the-waiting-room.ts';
import { INFLECTED } from './queries/inflected.ts';
import { MISSPELT } from './queries/misspelt.ts';
import { NEIGHBOURS } from './queries/neighbours.ts';
import { NEWCOMERS } from './queries/newcomers.ts';
import { ON_A_PHONE } from './queries/on-a-phone.ts';
import { ON_THE_SQUARE } from './queries/on-the-square.ts';
import { OTHER_PEOPLE } from './queries/other-people.ts';
import { SAID_TO_A_PHONE } from './queries/said-to-a-phone.ts';
import { SENTENCES } from './queries/sentences.ts';
import { SEVEN_PEOPLE } from './queries/seven-people.ts';
import { WHAT_OTHERS_DO } from './queries/what-others-do.ts';
import { WITHOUT_ACCENTS } from './queries/without-accents.ts';
import { WRONG_KEYBOARD } from './queries/wrong-keyboard.ts';

const FIRST = {
  'without accents': WITHOUT_ACCENTS,
  inflected: INFLECTED,
  greeklish: GREEKLISH,
  abbreviations: ABBREVIATIONS,
  English: ENGLISH,
  'everyday words': EVERYDAY_WORDS,
  'wrong keyboard': WRONG_KEYBOARD,
  misspelt: MISSPELT,
  sentences: SENTENCES,
  'what others do': WHAT_OTHERS_DO,
};

export type QueryClass = keyof typeof FIRST;

const LISTS: readonly Partial<Record<QueryClass, string>>[] = [
  FIRST,
  SEVEN_PEOPLE,
  OTHER_PEOPLE,
  FIVE_PEOPLE,
  NEIGHBOURS,
  ON_A_PHONE,
  AT_THE_COUNTER,
  SAID_TO_A_PHONE,
  NEWCOMERS,
  AT_THE_KAFENEIO,
  AT_THE_BUS_STOP,
  AT_THE_HARBOUR,
  ON_THE_SQUARE,
  IN_THE_WAITING_ROOM,
  AT_THE_CHEMISTS,
  AT_THE_POST_OFFICE,
];

export const QUERY_CLASSES = Object.keys(FIRST) as QueryClass[];

export interface ExpectedQuery {
  query: string;
  of: QueryClass;
  /** The last parts of addresses; one of them must be among the first three. */
  expected: readonly string[];
}

/**
 * What people type, and what must be among the first three results, in the sample content. A result is named by the
 * last part of its address; where several answer, one of them is enough. The classes are ways in which people differ
 * from the texts. Later lines of each class were written before the search was tried with them.
 */
export const QUERIES: readonly ExpectedQuery[] = LISTS.flatMap((list) =>
  QUERY_CLASSES.flatMap((of) =>
    (list[of]?.trim().split('\n') ?? []).map((line) => {
      const [query = '', expected = ''] = line.split(' → ');
      return { query: query.trim(), of, expected: expected.trim().split(' ') };
    }),
  ),
);
