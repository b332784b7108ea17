import { type Db, isSqlite } from '../../../database/connect.ts';
import { formsOf } from '../words/word-forms.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** A searched word, with the words of the vocabulary that match it. */
export interface KnownWord {
  /** Itself, folded. */
  needle: string;
  /** Other forms of it that the vocabulary has. */
  forms: readonly string[];
  /** The words of the vocabulary that contain the needle, and the forms. */
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
export async function findInVocabulary(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const vocabulary = await readVocabulary(db);
  const most = isSqlite(db) ? MOST_TERMS.sqlite : MOST_TERMS.postgres;
  return words.map((needle) => {
    const forms = [...formsOf(needle)].filter((form) => vocabulary.words.has(form));
    const parts = wordsWith(vocabulary, needle);
    const found = parts.toSorted((a, b) => a.length - b.length).slice(0, most);
    return {
      needle,
      forms,
      terms: [...new Set([...found, ...forms])],
      hasMore: parts.length > most,
    };
  });
}

/**
 * The words of the vocabulary that contain a needle, each once. A needle of two letters counts only at the beginning of
 * a word, since two letters are in nearly every text. For a single letter it is the needle itself.
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

/** The words of the vocabulary that begin so; folded. */
export async function findBeginningWith(db: Db, beginning: string): Promise<string[]> {
  const { lines } = await readVocabulary(db);
  const found: string[] = [];
  for (let at = lines.indexOf(`\n${beginning}`); at !== -1; ) {
    const end = lines.indexOf('\n', at + 1);
    found.push(lines.slice(at + 1, end));
    at = lines.indexOf(`\n${beginning}`, end);
  }
  return found;
}
