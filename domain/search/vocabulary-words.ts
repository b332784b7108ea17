import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';

/** Folded words, each with what may stand in its place: an entry must have one of every row. */
export type Alternatives = readonly (readonly string[])[];

/** One of the words that are looked for, with the words of the entries in which it is found. */
export interface KnownWord {
  /** What may stand in its place, itself among it; folded. */
  needles: readonly string[];
  /** The words of the vocabulary that have a needle in them. */
  terms: readonly string[];
  /** There are more such words than are named in `terms`. */
  hasMore: boolean;
}

/**
 * So many words of the vocabulary are looked for in place of a part of a word. SQLite, which takes longer
 * with each, has an index of parts for what more words have; PostgreSQL finds the shortest ones.
 */
const MOST_TERMS = { sqlite: 30, postgres: 2000 };

/**
 * What to look for in a text that has a space before and after each word: a needle counts anywhere in a word;
 * only at the beginning of one when it has two letters, since those are in nearly every text; as a word of
 * its own when it is a single letter.
 */
function lettersOf(needle: string, place: 'anywhere' | 'beginning'): string {
  const { length } = [...needle];
  if (length === 1) return ` ${needle} `;
  return length === 2 || place === 'beginning' ? ` ${needle}` : needle;
}

/** The condition on `search_index`, named s, that a word is in the title: anywhere, or at the beginning of a word. */
export function isInTitle(
  db: Db,
  word: KnownWord,
  place: 'anywhere' | 'beginning',
): RawBuilder<unknown> {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  const found = word.needles.map(
    (needle) => sql`${position}(' ' || s.title || ' ', ${lettersOf(needle, place)}) > 0`,
  );
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Finds in the vocabulary what the words that are looked for are part of. A word without terms is in no entry. */
export async function findInVocabulary(db: Db, words: Alternatives): Promise<KnownWord[]> {
  const most = isSqlite(db) ? MOST_TERMS.sqlite : MOST_TERMS.postgres;
  const known: KnownWord[] = [];
  for (const needles of words) {
    const conditions = needles.map((needle) => {
      const { length } = [...needle];
      if (length === 1) return sql`word = ${needle}`;
      return sql`word like ${length === 2 ? `${needle}%` : `%${needle}%`}`;
    });
    const found = await sql<{ word: string }>`
      select word from search_vocabulary where ${sql.join(conditions, sql` or `)}
      order by length(word), word limit ${most + 1}`.execute(db);
    const terms = found.rows.map(({ word }) => word);
    known.push({ needles, terms: terms.slice(0, most), hasMore: terms.length > most });
  }
  return known;
}
