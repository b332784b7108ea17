import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { keysOf } from './matching.ts';
import { keysOfType, listPublicKeys } from './ordered-keys.ts';
import { findInVocabulary, type KnownWord } from './vocabulary-words.ts';
import type { Wanted } from './wanted.ts';

/** A word of a search in a list: in an entry's title, or in the name of one of these categories. */
export interface ListedWord {
  word: string;
  /** Promoted categories whose entries count as having this word. */
  categories: readonly string[];
}

export interface NewestQuery {
  type: string;
  /** At least one. */
  words: readonly ListedWord[];
  /** The query of the keys of entries that are sought by something else, whatever words they have. */
  also?: RawBuilder<unknown> | undefined;
  category?: string | undefined;
  /** The whole promoted date. */
  date?: string | undefined;
  /** Archived entries instead of those that are published. */
  isArchived?: boolean | undefined;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

export interface NewestPage {
  ids: string[];
  total: number;
  page: number;
  pageCount: number;
}

/** One page of the published entries of a type that have every word, or are sought otherwise, the newest first. */
export async function findNewest(db: Db, asked: NewestQuery): Promise<NewestPage> {
  const { type, pageSize, isArchived = false } = asked;
  const known = await findInVocabulary(
    db,
    asked.words.map(({ word }) => word),
  );
  const words = known.map((word, at) => ({ word, categories: asked.words[at]?.categories ?? [] }));
  const isNowhere = words.some(
    ({ word, categories }) => word.terms.length === 0 && categories.length === 0,
  );
  const { also } = asked;
  if (isNowhere && !also) return { ids: [], ...pageOf(asked, 0) };
  const plain = words.filter(({ categories }) => categories.length === 0).map(({ word }) => word);
  const having = () => [
    ...(plain.length > 0 ? [keysOf(db, plain.map(inTitle))] : []),
    ...words
      .filter(({ categories }) => categories.length > 0)
      .map(({ word, categories }) => keysOfWordOrCategory(db, type, word, categories)),
  ];
  const filters = [
    ...(asked.category ? [keysWith(type, 'category', [asked.category])] : []),
    ...(asked.date ? [keysWith(type, 'sort_date', [asked.date])] : []),
  ];
  const wordsOrOther = isNowhere
    ? [also]
    : also
      ? [sql`select key from (select key from (${all(having())}) h union ${also}) o`]
      : having();
  const keys = all([...wordsOrOther, ...filters]);
  const read = (page: number) => {
    // Visitors may ask for any page, and databases skip no more than they can count.
    const offset = Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER);
    return listPublicKeys(db, keys, { type, isArchived, limit: pageSize, offset });
  };
  const { ids, total } = await read(Math.max(1, asked.page));
  const paging = pageOf(asked, total);
  return { ids: paging.page < asked.page ? (await read(paging.page)).ids : ids, ...paging };
}

const all = (keys: readonly unknown[]) => sql.join(keys, sql` intersect `);

function keysWith(
  type: string,
  column: 'category' | 'sort_date',
  values: readonly string[],
): RawBuilder<unknown> {
  return sql`select key from search_index
    where type = ${type} and ${sql.ref(column)} in (${sql.join(values)})`;
}

function keysOfWordOrCategory(
  db: Db,
  type: string,
  word: KnownWord,
  categories: readonly string[],
): RawBuilder<unknown> {
  const ofCategories = keysWith(type, 'category', categories);
  if (word.terms.length === 0) return ofCategories;
  return sql`select key from (
    ${keysOfType(keysOf(db, [inTitle(word)]), type)} union ${ofCategories}) c`;
}

function pageOf({ page, pageSize }: NewestQuery, total: number): Omit<NewestPage, 'ids'> {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return { total, page: Math.min(Math.max(1, page), pageCount), pageCount };
}

function inTitle(word: KnownWord): Wanted {
  return { word, place: 'title' };
}
