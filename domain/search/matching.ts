import { type RawBuilder, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { KnownWord } from './vocabulary-words.ts';

/** A word that must be there: anywhere in a word of the entry's text, or at the beginning of a word of its title or text. */
export interface Wanted {
  word: KnownWord;
  place: 'text' | 'beginning of text' | 'beginning of title';
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

function matchingOnSqlite(wanted: readonly Wanted[]): Matching {
  const byParts = wanted.filter(isFoundByParts);
  const byTerms = wanted.filter((one) => !byParts.includes(one));
  const sources = [
    ...(byTerms.length > 0
      ? [sql`select rowid as key from search_terms where search_terms match ${termsQuery(byTerms)}`]
      : []),
    ...(byParts.length > 0
      ? [sql`select rowid as key from search_parts where search_parts match ${partsQuery(byParts)}`]
      : []),
  ];
  return {
    // The cross join makes SQLite go from the found words to their entries, never the other way.
    from: sql`(${sql.join(sources, sql` intersect `)}) w cross join search_index s on s.key = w.key`,
    where: sql`1 = 1`,
  };
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

/** A query of FTS5. Folded words hold letters and digits alone, so there is nothing to escape. */
function termsQuery(wanted: readonly Wanted[]): string {
  return wanted
    .map(({ word, place }) => {
      const column = place === 'beginning of title' ? 'title' : 'text';
      const phrases =
        place === 'text' && !word.hasMore
          ? word.terms.map((term) => `"${term}"`)
          : word.needles.map((needle) =>
              [...needle].length === 1 ? `"${needle}"` : `"${needle}" *`,
            );
      return `${column} : (${phrases.join(' OR ')})`;
    })
    .join(' AND ');
}

function partsQuery(wanted: readonly Wanted[]): string {
  return wanted
    .map(({ word }) => `(${word.needles.map((needle) => `"${needle}"`).join(' OR ')})`)
    .join(' AND ');
}

function matchingOnPostgres(wanted: readonly Wanted[]): Matching {
  const conditions = wanted.map(({ word, place }) => {
    const terms = place === 'text' ? word.terms : beginningTerms(word);
    const column = place === 'beginning of title' ? sql.ref('s.title_words') : sql.ref('s.words');
    // From a subquery, whose value the planner does not know: for common words it would read every row,
    // since it thinks that comparing lists costs as little as comparing numbers.
    return sql`${column} && (select ${terms}::text[])`;
  });
  return { from: sql`search_index s`, where: sql.join(conditions, sql` and `) };
}

/** Those of a word's terms that begin with it; a single letter is a word of its own. */
function beginningTerms({ needles, terms }: KnownWord): string[] {
  return terms.filter((term) => needles.some((needle) => term.startsWith(needle)));
}

/** Whether all that is found for a word begins with it. */
export function isAlwaysAtBeginning(word: KnownWord): boolean {
  return !word.hasMore && beginningTerms(word).length === word.terms.length;
}
