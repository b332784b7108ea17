import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { haveWords, keysOnPostgres } from './matching-on-postgres.ts';
import { keysOnSqlite } from './matching-on-sqlite.ts';
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

/** The pieces of a query on `search_index`, named s, that finds the entries with all that is wanted. */
export interface Matching {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** How the database's own index finds the entries that have all that is wanted in their texts. */
export function matching(db: Db, wanted: readonly WantedInText[]): Matching {
  // A cross join makes SQLite go from the found words to their entries, never the other way.
  return isSqlite(db)
    ? { from: sql`(${keysOf(db, wanted)}) w cross join search_index s`, where: sql`s.key = w.key` }
    : {
        from: sql`search_texts t cross join search_index s`,
        where: sql`s.key = t.key and ${haveWords(wanted)}`,
      };
}

/** The condition on an entry of a {@link matching} query that it has all that is wanted besides. */
export function isAmongMatching(db: Db, wanted: readonly WantedInText[]): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`s.key in (${keysOf(db, wanted)})`
    : sql<SqlBool>`(${haveWords(wanted)})`;
}

/**
 * The query that finds the keys of the entries that have all that is wanted, and not all that is unwanted; on
 * PostgreSQL those alone of which a condition on `t.key` is true.
 */
export function keysOf(
  db: Db,
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[] = [],
  among?: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  return isSqlite(db) ? keysOnSqlite(wanted, unwanted) : keysOnPostgres(wanted, unwanted, among);
}

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
