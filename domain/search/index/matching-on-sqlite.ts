import { type RawBuilder, sql } from 'kysely';
import type { KnownWord } from './vocabulary-words.ts';
import type { Wanted, WantedPhrase } from './wanted.ts';

/** The query of FTS5's indexes that finds the keys of the entries that have all wanted words. */
export function keysOnSqlite(wanted: readonly Wanted[]): RawBuilder<unknown> {
  const byParts = wanted.filter(isFoundByParts);
  const byTerms = wanted.filter((one) => !byParts.includes(one));
  const sources = [
    ...(byTerms.length > 0 ? [inTerms(allOf(byTerms))] : []),
    ...byParts.map(({ word }) => inParts(word)),
  ];
  return sql`${sql.join(sources, sql` intersect `)}`;
}

/**
 * The query for the keys of the entries that have all words of one of several phrases: one of the terms of each word.
 */
export function keysOfPhrasesOnSqlite(
  phrases: readonly WantedPhrase[],
  place: Wanted['place'],
): RawBuilder<unknown> {
  const single = phrases.flatMap(([only, ...more]) => (only && more.length === 0 ? only : []));
  const several = phrases.filter(({ length }) => length > 1);
  const parts = [
    ...(single.length > 0 ? [quoted(single).join(' OR ')] : []),
    ...several.map((words) =>
      words.map((terms) => `(${quoted(terms).join(' OR ')})`).join(' AND '),
    ),
  ];
  const anyPart = parts.map((part) => `(${part})`).join(' OR ');
  // Texts include the titles: to ask for both columns spares FTS5 looking up in which of them a word is.
  return inTerms(place === 'title' ? `title : (${anyPart})` : anyPart);
}

/** The index of parts holds three letters in a row. */
const SHORTEST_PART = 3;

function isFoundByParts({ word, place }: Wanted): boolean {
  return place === 'text' && word.hasMore && [...word.needle].length >= SHORTEST_PART;
}

/** The words of a query of FTS5. Folded words hold only letters and digits, so they need no escaping. */
const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`);

function inTerms(query: string) {
  return sql`select rowid as key from search_terms where search_terms match ${query}`;
}

function inParts({ needle, forms }: KnownWord) {
  const parts = sql`select rowid as key from search_parts
    where search_parts match ${`"${needle}"`}`;
  const others = forms.filter((form) => !form.includes(needle));
  if (others.length === 0) return parts;
  return sql`select key from (${parts} union ${inTerms(`text : (${quoted(others).join(' OR ')})`)})`;
}

const allOf = (wanted: readonly Wanted[]) => wanted.map(phrasesOf).join(' AND ');

function phrasesOf({ word, place }: Wanted): string {
  const column = place === 'title' ? 'title' : 'text';
  return `${column} : (${phrasesOfWord(word).join(' OR ')})`;
}

function phrasesOfWord(word: KnownWord): string[] {
  const { needle, forms, terms, hasMore } = word;
  if (!hasMore) return quoted(terms);
  // The words themselves would be too many to name.
  return [`"${needle}" *`, ...quoted(forms)];
}
