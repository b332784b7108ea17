import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Phrase, Wanted } from './wanted.ts';

/** The tables of words. Words of titles have a table of their own, which is read in a third of the time. */
type WordTable = 'search_titles' | 'search_texts';

const tableOf = ({ place }: Pick<Wanted, 'place'>): WordTable =>
  place === 'title' ? 'search_titles' : 'search_texts';

/**
 * The query for the keys of the entries that have all wanted words, among those that meet a condition on `t.key`.
 */
export function keysOnPostgres(
  wanted: readonly Wanted[],
  among: RawBuilder<SqlBool> = sql<SqlBool>`1 = 1`,
): RawBuilder<unknown> {
  const byTable = Map.groupBy(wanted, tableOf);
  return sql.join(
    [...byTable].map(([table, ofTable]) => keysIn(table, ofTable, among)),
    sql` intersect `,
  );
}

function keysIn(
  table: WordTable,
  wanted: readonly Wanted[],
  among: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  // The offset keeps the planner to this query: whatever surrounds it, the index finds all of these keys. Otherwise
  // the planner would read all entries in order to find the few of a page.
  return sql`select key from (
    select key from ${sql.table(table)} t where ${haveWords(wanted)} and ${among} offset 0
  ) ${sql.ref(`of_${table}`)}`;
}

/** The query for the keys of the entries that have all words of one of several phrases: one of the terms of each word. */
export function keysOfPhrasesOnPostgres(
  phrases: readonly Phrase[],
  place: Wanted['place'],
): RawBuilder<unknown> {
  const single = phrases.flatMap(([only, ...more]) => (only && more.length === 0 ? only : []));
  const several = phrases.filter(({ length }) => length > 1);
  const conditions = [
    ...(single.length > 0 ? inParts(single).map(haveOneOf) : []),
    ...several.map((words) => sql`(${sql.join(words.map(haveOneOf), sql` and `)})`),
  ];
  return sql`select key from ${sql.table(tableOf({ place }))} t where ${sql.join(conditions, sql` or `)}`;
}

/** The condition on `search_titles` or `search_texts`, named t, that an entry has all wanted words there. */
function haveWords(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  const terms = wanted.map(({ word }) => word.terms);
  // To find one of many words, the index compares all of them with each entry, so a query asks for a few at a time.
  // With several words, it skips entries that lack the rarest.
  const [only, ...others] = terms;
  if (only && others.length === 0) {
    return sql<SqlBool>`(${sql.join(inParts(only).map(haveOneOf), sql` or `)})`;
  }
  return sql<SqlBool>`${sql.join(terms.map(haveOneOf), sql` and `)}`;
}

function haveOneOf(terms: readonly string[]): RawBuilder<unknown> {
  // From a subquery, whose value the planner does not know: for common words it would read every row,
  // since it thinks that comparing lists costs as little as comparing numbers. The same goes for the numbers:
  // one by one, or it would read the whole vocabulary.
  return sql`t.words && array(
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
