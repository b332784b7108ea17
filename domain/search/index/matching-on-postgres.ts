import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Wanted, WantedPhrase } from './wanted.ts';

/**
 * The words that an entry has in a place. A search never calls these functions: their values are in indexes
 * (database/migrations/first-tables/search-on-postgres.ts).
 */
const WORDS = {
  title: sql`search_words_in_title(t.key)`,
  text: sql`search_words_in_text(t.key)`,
} as const satisfies Record<Wanted['place'], RawBuilder<unknown>>;

/**
 * The query for the keys of the entries that have all wanted words, among those that meet a condition on `t.key`.
 */
export function keysOnPostgres(
  wanted: readonly Wanted[],
  among: RawBuilder<SqlBool> = sql<SqlBool>`1 = 1`,
): RawBuilder<unknown> {
  // The offset keeps the planner to this query: whatever surrounds it, the index finds all of these keys. Otherwise
  // the planner would read all entries in order to find the few of a page.
  return sql`select key from (
    select key from search_keys t where ${haveWords(wanted)} and ${among} offset 0
  ) with_words`;
}

/**
 * The query for the keys of the entries that have all words of one of several phrases: one of the terms of each word.
 */
export function keysOfPhrasesOnPostgres(
  phrases: readonly WantedPhrase[],
  place: Wanted['place'],
): RawBuilder<unknown> {
  const single = phrases.flatMap(([only, ...more]) => (only && more.length === 0 ? only : []));
  const several = phrases.filter(({ length }) => length > 1);
  const haveOne = (terms: readonly string[]) => haveOneOf(terms, place);
  const conditions = [
    ...(single.length > 0 ? inParts(single).map(haveOne) : []),
    ...several.map((words) => sql`(${sql.join(words.map(haveOne), sql` and `)})`),
  ];
  return sql`select key from search_keys t where ${sql.join(conditions, sql` or `)}`;
}

/** The condition on `search_keys`, named t, that an entry has all wanted words. */
function haveWords(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  // To find one of many words, the index compares all of them with each entry, so a query asks for a few at a time.
  // With several words, it skips entries that lack the rarest.
  const [only, ...others] = wanted;
  if (only && others.length === 0) {
    const parts = inParts(only.word.terms).map((terms) => haveOneOf(terms, only.place));
    return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
  }
  return sql<SqlBool>`${sql.join(
    wanted.map(({ word, place }) => haveOneOf(word.terms, place)),
    sql` and `,
  )}`;
}

function haveOneOf(terms: readonly string[], place: Wanted['place']): RawBuilder<unknown> {
  // From a subquery, whose value the planner does not know: for common words it would read every row,
  // since it thinks that comparing lists costs as little as comparing numbers. The same goes for the numbers:
  // one by one, or it would read the whole vocabulary.
  return sql`${WORDS[place]} && array(
    select number from unnest(${[...terms]}::text[]) as term
    cross join lateral (select number from search_vocabulary where word = term offset 0) known)`;
}

const SMALLEST_PART = 8;
const MOST_PARTS = 8;

/** The words in groups of a few; one empty group where there are none. */
function inParts(terms: readonly string[]): string[][] {
  const size = Math.max(SMALLEST_PART, Math.ceil(terms.length / MOST_PARTS));
  const count = Math.max(1, Math.ceil(terms.length / size));
  return Array.from({ length: count }, (_, at) => terms.slice(at * size, (at + 1) * size));
}
