import { type Expression, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';
import { keysOf } from './matching.ts';
import { isOfType, type KeyPage, keysOfType, listLivingKeys } from './ordered-keys.ts';
import type { KnownWord } from './vocabulary-words.ts';
import { isNowhere, type Wanted } from './wanted.ts';

const everywhere = (words: readonly KnownWord[]): Wanted[] =>
  words.map((word) => ({ word, place: 'text' }));
const areSomeNowhere = (words: readonly KnownWord[]) => everywhere(words).some(isNowhere);

/**
 * The condition on `entries` that an entry has all the words in its searched text; an empty list of words is in
 * every entry. A `type` makes it quicker where only that type is wanted.
 */
export function hasWords(db: Db, words: readonly KnownWord[], type?: string): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  if (areSomeNowhere(words)) return sql<SqlBool>`1 = 0`;
  const keys = keysOf(db, everywhere(words));
  return sql<SqlBool>`id in (
    select s.entry_id from (${type ? keysOfType(keys, type) : keys}) w cross join search_index s
    where s.key = w.key)`;
}

/** The condition on `entries` that the title of an entry of a type has some folded letters, anywhere in its words. */
export function hasInTitle(db: Db, letters: string, type: string): Expression<SqlBool> {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  return sql<SqlBool>`id in (
    select s.entry_id from search_index s
    where ${isOfType(db, 's', type)} and ${position}(s.title, ${letters}) > 0)`;
}

/** One page of the entries of a type that have all the words, drafts too, the newest first, and how many there are. */
export async function listLiving(
  db: Db,
  words: readonly KnownWord[],
  page: { type: string; limit: number; offset: number },
): Promise<KeyPage> {
  if (areSomeNowhere(words)) return { ids: [], total: 0 };
  return listLivingKeys(db, keysOf(db, everywhere(words)), page);
}
