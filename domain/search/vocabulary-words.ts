import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';
import { formsOf } from './word-forms.ts';

/** Folded words, each with what may stand in its place: an entry must have one of every row. */
export type Alternatives = readonly (readonly string[])[];

/** One of the words that are looked for, with the words of the entries in which it is found. */
export interface KnownWord {
  /** What may stand in its place, itself among it; folded. */
  needles: readonly string[];
  /** Other forms of the needles that the vocabulary has. */
  forms: readonly string[];
  /** The words of the vocabulary that have a needle in them, and the forms. */
  terms: readonly string[];
  /** There are more such words than are named in `terms`. */
  hasMore: boolean;
}

/**
 * So many words of the vocabulary are looked for in place of a part of a word. SQLite, which takes longer
 * with each, has an index of parts for what more words have; PostgreSQL finds the shortest ones.
 */
const MOST_TERMS = { sqlite: 30, postgres: 2000 };

/** Finds in the vocabulary what the words that are looked for are part of, and their other forms. A word without terms is in no entry. */
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
 * The words of the vocabulary that have a needle anywhere in them; only at the beginning when it has two
 * letters, since those are in nearly every text; the needle itself when it is a single letter.
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

/** Those of a word's terms that begin with it or are other forms of it; a single letter is a word of its own. */
export function beginningTerms({ needles, forms, terms }: KnownWord): string[] {
  return terms.filter(
    (term) => forms.includes(term) || needles.some((needle) => term.startsWith(needle)),
  );
}

/** How a word may stand in a title: as it is, in another form, at the beginning of a longer word, or anyhow, anywhere. */
export type TitlePlace = 'word' | 'form' | 'beginning' | 'anywhere';

/** The condition on `search_index`, named s, that a word is in the title. */
export function isInTitle(db: Db, word: KnownWord, place: TitlePlace): RawBuilder<unknown> {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  const letters = lettersOf(word, place);
  if (letters.length === 0) return sql`1 = 0`;
  const found = letters.map((text) => sql`${position}(' ' || s.title || ' ', ${text}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** What to look for in a text that has a space before and after each word. */
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
