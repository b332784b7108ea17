import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginningTerms, type KnownWord } from './vocabulary-words.ts';
import type { Wanted } from './wanted.ts';

/** Where the words are: those of the titles apart, since their table is read in a third of the time. */
type WordTable = 'search_titles' | 'search_texts';

const tableOf = ({ place }: Wanted): WordTable =>
  place.endsWith('title') ? 'search_titles' : 'search_texts';

/**
 * The query that finds the keys of the entries that have all that is wanted, and not all that is unwanted, among
 * those of which a condition on `t.key` is true.
 */
export function keysOnPostgres(
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[],
  among: RawBuilder<SqlBool> = sql<SqlBool>`1 = 1`,
): RawBuilder<unknown> {
  const byTable = Map.groupBy(wanted, tableOf);
  const found = sql.join(
    [...byTable].map(([table, ofTable]) => keysIn(table, ofTable, among)),
    sql` intersect `,
  );
  if (unwanted.length === 0) return found;
  return sql`select key from (${found}) f where key not in (${keysOnPostgres(unwanted, [])})`;
}

function keysIn(
  table: WordTable,
  wanted: readonly Wanted[],
  among: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  // Not more than is asked for here: whatever is around this query, the index finds these keys, all of them.
  // Left to itself, the planner would rather look through all entries in order for the few of a page.
  return sql`select key from (
    select key from ${sql.table(table)} t where ${haveWords(wanted)} and ${among} offset 0
  ) ${sql.ref(`of_${table}`)}`;
}

/** The condition on `search_titles` or `search_texts`, named t, that an entry has all that is wanted there. */
export function haveWords(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  const terms = wanted.map(({ word, place }) => termsAt(word, place));
  // Looking for one of many words, the index compares them all at each entry, so it is asked for a few at a time.
  // Of several words it passes over what the rarest is not in.
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

/** Some words in a few parts; one empty part where there are none. */
function inParts(terms: readonly string[]): string[][] {
  const size = Math.max(SMALLEST_PART, Math.ceil(terms.length / MOST_PARTS));
  const count = Math.max(1, Math.ceil(terms.length / size));
  return Array.from({ length: count }, (_, at) => terms.slice(at * size, (at + 1) * size));
}

function termsAt(word: KnownWord, place: Wanted['place']): readonly string[] {
  if (place.startsWith('word')) return word.needles;
  return place === 'text' || place === 'title' ? word.terms : beginningTerms(word);
}
