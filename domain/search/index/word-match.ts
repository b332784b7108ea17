import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
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

/**
 * For so few letters the index of words finds at most beginnings of words (vocabulary-words.ts); staff find them
 * anywhere in titles.
 */
export const isShort = (word: string) => [...word].length < 3;

/** The condition on `entries` that the title of an entry of a type has some folded letters, anywhere in its words. */
export function hasInTitle(db: Db, letters: string, type: string): Expression<SqlBool> {
  return sql<SqlBool>`id in (
    select s.entry_id from search_index s where ${isInTitle(db, letters, type)})`;
}

/** The condition on `search_index`, named s, that a row is of a type and its title has some folded letters. */
function isInTitle(db: Db, letters: string, type: string): RawBuilder<SqlBool> {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  return sql<SqlBool>`${isOfType(db, 's', type)} and ${position}(s.title, ${letters}) > 0`;
}

/** One page of the entries of a type that have all the words, drafts too, the newest first, and how many there are. */
export async function listLiving(
  db: Db,
  words: readonly KnownWord[],
  page: { type: string; limit: number; offset: number },
): Promise<KeyPage> {
  const long = words.filter(({ needle }) => !isShort(needle));
  if (areSomeNowhere(long)) return { ids: [], total: 0 };
  const short = words.filter(({ needle }) => isShort(needle));
  const all = [
    ...(long.length > 0 ? [keysOf(db, everywhere(long))] : []),
    ...short.map((word) => keysOfShort(db, word, page.type)),
  ];
  const keys = all.map((one) => sql`select key from (${one}) one`);
  return listLivingKeys(db, sql`${sql.join(keys, sql` intersect `)}`, page);
}

/** The query of the keys of entries of a type that have a short word at the beginning of a word, or in their titles. */
function keysOfShort(db: Db, word: KnownWord, type: string): RawBuilder<unknown> {
  const inTitles = sql`select s.key from search_index s where ${isInTitle(db, word.needle, type)}`;
  const [wanted] = everywhere([word]);
  return wanted && !isNowhere(wanted)
    ? sql`select key from (${keysOf(db, [wanted])}) w union ${inTitles}`
    : inTitles;
}
