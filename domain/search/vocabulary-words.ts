import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** Folded words, each with its alternatives: an entry must have one of every row. */
export type Alternatives = readonly (readonly string[])[];

/** A searched word, with the words of the vocabulary that match it. */
export interface KnownWord {
  /** Its alternatives, itself included; folded. */
  needles: readonly string[];
  /** Other forms of the needles that the vocabulary has. */
  forms: readonly string[];
  /** The words of the vocabulary that contain a needle, and the forms. */
  terms: readonly string[];
  /** True when there are more such words than `terms` names. */
  hasMore: boolean;
}

/**
 * The most words of the vocabulary that are searched in place of a part of a word. SQLite takes longer with each,
 * and has an index of parts for a part that more words contain. PostgreSQL searches the shortest words.
 */
const MOST_TERMS = { sqlite: 30, postgres: 2000 };

/**
 * Finds, in the vocabulary, the words that contain the searched words, and their other forms. A word without terms
 * is in no entry.
 */
export async function findInVocabulary(db: Db, words: Alternatives): Promise<KnownWord[]> {
  const vocabulary = await readVocabulary(db);
  const most = isSqlite(db) ? MOST_TERMS.sqlite : MOST_TERMS.postgres;
  return words.map((needles) => {
    const forms = [...new Set(needles.flatMap((needle) => [...formsOf(needle)]))].filter(
      (form) => vocabulary.words.has(form) && !needles.includes(form),
    );
    const parts = new Set(needles.flatMap((needle) => wordsWith(vocabulary, needle)));
    const found = [...parts].sort((a, b) => a.length - b.length).slice(0, most);
    return {
      needles,
      forms,
      terms: [...new Set([...found, ...forms])],
      hasMore: parts.size > most,
    };
  });
}

/**
 * The words of the vocabulary that contain a needle. A needle of two letters counts only at the beginning of a word,
 * since two letters are in nearly every text. For a single letter it is the needle itself.
 */
function wordsWith({ words, lines }: Vocabulary, needle: string): string[] {
  const { length } = [...needle];
  if (length === 1) return words.has(needle) ? [needle] : [];
  const sought = length === 2 ? `\n${needle}` : needle;
  const found: string[] = [];
  let at = lines.indexOf(sought);
  while (at !== -1) {
    const start = length === 2 ? at + 1 : lines.lastIndexOf('\n', at) + 1;
    const end = lines.indexOf('\n', at + 1);
    found.push(lines.slice(start, end));
    at = lines.indexOf(sought, end);
  }
  return found;
}

/** The terms of a word that begin with it or are other forms of it; a single letter is a word of its own. */
export function beginningTerms({ needles, forms, terms }: KnownWord): string[] {
  return terms.filter(
    (term) => forms.includes(term) || needles.some((needle) => term.startsWith(needle)),
  );
}

/** How a title may contain a word: exactly, in another form, at the beginning of a longer word, or anywhere. */
export type TitlePlace = 'word' | 'form' | 'beginning' | 'anywhere';

/** The condition on `search_index`, named s, that a word is in the title. */
export function isInTitle(db: Db, word: KnownWord, place: TitlePlace): RawBuilder<unknown> {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  const letters = lettersOf(word, place);
  if (letters.length === 0) return sql`1 = 0`;
  const found = letters.map((text) => sql`${position}(' ' || s.title || ' ', ${text}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** The text to look for in a text that has a space before and after each word. */
function lettersOf({ needles, forms }: KnownWord, place: TitlePlace): string[] {
  if (place === 'word') return needles.map((needle) => ` ${needle} `);
  const ofForms = forms.map((form) => ` ${form} `);
  if (place === 'form') return ofForms;
  const beginnings = needles.map((needle) => {
    const { length } = [...needle];
    if (length === 1) return ` ${needle} `;
    return length === 2 || place === 'beginning' ? ` ${needle}` : needle;
  });
  return place === 'beginning' ? beginnings : [...beginnings, ...ofForms];
}
