import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Wanted } from './matching.ts';
import { beginningTerms, type KnownWord } from './vocabulary-words.ts';

/** The query of `search_terms` that finds the keys of the entries that have all that is wanted, and not all that is unwanted. */
export function keysOnPostgres(
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[],
): RawBuilder<unknown> {
  // Not more than is asked for here: whatever is around this query, the index finds these keys, all of them.
  // Left to itself, the planner would rather look through all entries in order for the few of a page.
  const found = sql`select key from (
    select key from search_terms t where ${areInArrays(wanted)} offset 0) f`;
  if (unwanted.length === 0) return found;
  return sql`${found}
    where key not in (select key from search_terms t where ${areInArrays(unwanted)})`;
}

/** The condition on `search_terms`, named t, that an entry has all that is wanted. */
export function areInArrays(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  const conditions = wanted.map(({ word, place }) => {
    const column = place.endsWith('title') ? sql.ref('t.title') : sql.ref('t.text');
    // From a subquery, whose value the planner does not know: for common words it would read every row,
    // since it thinks that comparing lists costs as little as comparing numbers.
    return sql`${column} && array(
      select number from unnest(${[...termsAt(word, place)]}::text[]) as term
      join search_vocabulary on word = term)`;
  });
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function termsAt(word: KnownWord, place: Wanted['place']): readonly string[] {
  if (place.startsWith('word')) return word.needles;
  return place === 'text' || place === 'title' ? word.terms : beginningTerms(word);
}
