import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { KnownWord } from './vocabulary-words.ts';

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

/** The pieces of a query on `search_index`, named s, that finds the entries with all that is wanted. */
export interface Matching {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/** How the database's own index finds the entries that have all that is wanted. */
export function matching(db: Db, wanted: readonly Wanted[]): Matching {
  // A cross join makes SQLite go from the found words to their entries, never the other way.
  return isSqlite(db)
    ? { from: sql`(${keysOf(db, wanted)}) w cross join search_index s`, where: sql`s.key = w.key` }
    : {
        from: sql`search_terms t cross join search_index s`,
        where: sql`s.key = t.key and ${areInArrays(wanted)}`,
      };
}

/** The condition on an entry of a {@link matching} query that it has all that is wanted besides. */
export function isAmongMatching(db: Db, wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`s.key in (${keysOf(db, wanted)})`
    : sql<SqlBool>`(${areInArrays(wanted)})`;
}

/** The query that finds the keys of the entries that have all that is wanted, and not all that is unwanted. */
export function keysOf(
  db: Db,
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[] = [],
): RawBuilder<unknown> {
  return isSqlite(db) ? keysOnSqlite(wanted, unwanted) : keysOnPostgres(wanted, unwanted);
}

function keysOnSqlite(
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[] = [],
): RawBuilder<unknown> {
  if (unwanted.length > 0) {
    if ([...wanted, ...unwanted].some(isFoundByParts)) {
      return sql`select key from (${keysOnSqlite(wanted)})
        where key not in (${keysOnSqlite(unwanted)})`;
    }
    return inTerms(`(${allOf(wanted)}) NOT (${allOf(unwanted)})`);
  }
  const byParts = wanted.filter(isFoundByParts);
  const byTerms = wanted.filter((one) => !byParts.includes(one));
  const sources = [
    ...(byTerms.length > 0 ? [inTerms(allOf(byTerms))] : []),
    ...byParts.map(({ word }) => inParts(word)),
  ];
  return sql`${sql.join(sources, sql` intersect `)}`;
}

/** The index of parts holds three letters in a row. */
const SHORTEST_PART = 3;

function isFoundByParts({ word, place }: Wanted): boolean {
  return (
    place === 'text' &&
    word.hasMore &&
    word.needles.every((needle) => [...needle].length >= SHORTEST_PART)
  );
}

/** The words of a query of FTS5. Folded words hold letters and digits alone, so there is nothing to escape. */
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`);

function inTerms(query: string) {
  return sql`select rowid as key from search_terms where search_terms match ${query}`;
}

function inParts({ needles, forms }: KnownWord) {
  const parts = sql`select rowid as key from search_parts
    where search_parts match ${quoted(needles).join(' OR ')}`;
  const others = forms.filter((form) => !needles.some((needle) => form.includes(needle)));
  if (others.length === 0) return parts;
  return sql`select key from (${parts} union ${inTerms(`text : (${quoted(others).join(' OR ')})`)})`;
}

const allOf = (wanted: readonly Wanted[]) => wanted.map(phrasesOf).join(' AND ');

function phrasesOf({ word, place }: Wanted): string {
  const column = place.endsWith('title') ? 'title' : 'text';
  return `${column} : (${phrasesAt(word, place).join(' OR ')})`;
}

function phrasesAt({ needles, forms, terms, hasMore }: KnownWord, place: Wanted['place']) {
  if (place.startsWith('word')) return quoted(needles);
  if ((place === 'text' || place === 'title') && !hasMore) return quoted(terms);
  return [
    ...needles.map((needle) => ([...needle].length === 1 ? `"${needle}"` : `"${needle}" *`)),
    ...quoted(forms),
  ];
}

function keysOnPostgres(
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
function areInArrays(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  const conditions = wanted.map(({ word, place }) => {
    const column = place.endsWith('title') ? sql.ref('t.title') : sql.ref('t.text');
    // From a subquery, whose value the planner does not know: for common words it would read every row,
    // since it thinks that comparing lists costs as little as comparing numbers.
    return sql`${column} && array(
      select number from search_vocabulary where word = any(${[...termsAt(word, place)]}::text[]))`;
  });
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function termsAt(word: KnownWord, place: Wanted['place']): readonly string[] {
  if (place.startsWith('word')) return word.needles;
  return place === 'text' || place === 'title' ? word.terms : beginningTerms(word);
}

/** Those of a word's terms that begin with it or are other forms of it; a single letter is a word of its own. */
function beginningTerms({ needles, forms, terms }: KnownWord): string[] {
  return terms.filter(
    (term) => forms.includes(term) || needles.some((needle) => term.startsWith(needle)),
  );
}

/** Whether all that is found for a word has it as it is, or at the beginning, or in another form. */
export function isAlwaysAt(place: 'word of text' | 'beginning of text', word: KnownWord): boolean {
  if (word.hasMore) return false;
  if (place === 'beginning of text') return beginningTerms(word).length === word.terms.length;
  return word.terms.every((term) => word.needles.includes(term));
}
