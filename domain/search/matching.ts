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
  return isSqlite(db) ? matchingOnSqlite(wanted) : matchingOnPostgres(wanted);
}

/** The condition on `search_index`, named s, that an entry has all that is wanted. */
export function isAmongMatching(db: Db, wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  return isSqlite(db)
    ? sql<SqlBool>`s.key in (${keysOf(wanted)})`
    : sql<SqlBool>`(${matchingOnPostgres(wanted).where})`;
}

function matchingOnSqlite(wanted: readonly Wanted[]): Matching {
  return {
    // The cross join makes SQLite go from the found words to their entries, never the other way.
    from: sql`(${keysOf(wanted)}) w cross join search_index s on s.key = w.key`,
    where: sql`1 = 1`,
  };
}

/** The query of SQLite's indexes that finds the keys of the entries that have all that is wanted, and not all that is unwanted. */
export function keysOf(
  wanted: readonly Wanted[],
  unwanted: readonly Wanted[] = [],
): RawBuilder<unknown> {
  if (unwanted.length > 0) {
    if ([...wanted, ...unwanted].some(isFoundByParts)) {
      return sql`select key from (${keysOf(wanted)}) where key not in (${keysOf(unwanted)})`;
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

function matchingOnPostgres(wanted: readonly Wanted[]): Matching {
  const conditions = wanted.map(({ word, place }) => {
    const column = place.endsWith('title') ? sql.ref('s.title_words') : sql.ref('s.words');
    // From a subquery, whose value the planner does not know: for common words it would read every row,
    // since it thinks that comparing lists costs as little as comparing numbers.
    return sql`${column} && (select ${termsAt(word, place)}::text[])`;
  });
  return { from: sql`search_index s`, where: sql.join(conditions, sql` and `) };
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
