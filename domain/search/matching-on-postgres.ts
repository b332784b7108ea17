import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Wanted } from './matching.ts';
import { beginningTerms, type KnownWord } from './vocabulary-words.ts';

/** Where the words are: those of the titles apart, since their table is read in a third of the time. */
type WordTable = 'search_titles' | 'search_texts';

const tableOf = ({ place }: Wanted): WordTable =>
  place.endsWith('title') ? 'search_titles' : 'search_texts';

/** The query that finds the keys of the entries that have all that is wanted, and not all that is unwanted. */
export function keysOnPostgres(
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[],
): RawBuilder<unknown> {
  const found = sql.join([...byTable(wanted)].map(keysIn), sql` intersect `);
  if (unwanted.length === 0) return found;
  return sql`select key from (${found}) f where key not in (${keysOnPostgres(unwanted, [])})`;
}

function byTable(wanted: readonly Wanted[]): Map<WordTable, Wanted[]> {
  return Map.groupBy(wanted, tableOf);
}

function keysIn([table, wanted]: [WordTable, Wanted[]]): RawBuilder<unknown> {
  // Not more than is asked for here: whatever is around this query, the index finds these keys, all of them.
  // Left to itself, the planner would rather look through all entries in order for the few of a page.
  return sql`select key from (
    select key from ${sql.table(table)} t where ${haveWords(wanted)} offset 0) ${sql.ref(`of_${table}`)}`;
}

/** The condition on `search_titles` or `search_texts`, named t, that an entry has all that is wanted there. */
export function haveWords(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  const conditions = wanted.map(
    // From a subquery, whose value the planner does not know: for common words it would read every row,
    // since it thinks that comparing lists costs as little as comparing numbers.
    // The same goes for the numbers: one by one, or it would read the whole vocabulary.
    ({ word, place }) => sql`t.words && array(
      select number from unnest(${[...termsAt(word, place)]}::text[]) as term
      cross join lateral (select number from search_vocabulary where word = term offset 0) known)`,
  );
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function termsAt(word: KnownWord, place: Wanted['place']): readonly string[] {
  if (place.startsWith('word')) return word.needles;
  return place === 'text' || place === 'title' ? word.terms : beginningTerms(word);
}
