import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { isAmongMatching, keysOf, matching, type Wanted } from './matching.ts';
import { countKeys, keysOfType, listKeys, listNewestKeys } from './ordered-keys.ts';
import { type Alternatives, findInVocabulary, type KnownWord } from './vocabulary-words.ts';

/** A word of a search in a list: in an entry's text, or in the name of one of these categories. */
export interface ListedWord {
  word: string;
  /** Promoted categories whose entries count as having the word. */
  categories: readonly string[];
}

export interface NewestQuery {
  type: string;
  /** At least one. */
  words: readonly ListedWord[];
  category?: string | undefined;
  /** The whole promoted date. */
  date?: string | undefined;
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

interface SoughtWord {
  known: KnownWord;
  categories: readonly string[];
}

/** One page of the published entries of a type that have every word, the newest first. */
export async function findNewest(db: Db, asked: NewestQuery): Promise<NewestPage> {
  const alternatives: Alternatives = asked.words.map(({ word }) => [word]);
  const known = await findInVocabulary(db, alternatives);
  const words = asked.words.map(
    ({ categories }, at): SoughtWord => ({
      known: known[at] as KnownWord,
      categories,
    }),
  );
  const plain = words.filter(({ categories }) => categories.length === 0);
  if (plain.some(({ known }) => known.terms.length === 0)) return pageOf(asked, 0, []);
  if (isSqlite(db) && !asked.date) return findNewestByKeys(db, asked, words);
  const { from, where } =
    plain.length === 0
      ? { from: sql`search_index s`, where: sql`1 = 1` }
      : matching(
          db,
          plain.map(({ known }) => inText(known)),
        );
  const conditions = [
    where,
    sql`s.type = ${asked.type} and s.is_public = 1`,
    ...words
      .filter(({ categories }) => categories.length > 0)
      .map(({ known, categories }) => hasWordOrCategory(db, known, categories)),
    ...(asked.category ? [sql`s.category = ${asked.category}`] : []),
    ...(asked.date ? [sql`s.sort_date = ${asked.date}`] : []),
  ];
  const readPage = async (page: number) => {
    // Counted in the same go: finding them is most of the work.
    const { rows } = await sql<{ id: string; total: number }>`
      select s.entry_id as id, count(*) over () as total
      from ${from} where ${sql.join(conditions, sql` and `)}
      order by s.sort_date desc, s.entry_id desc
      limit ${asked.pageSize} offset ${(page - 1) * asked.pageSize}`.execute(db);
    return rows;
  };
  const rows = await readPage(Math.max(1, asked.page));
  const total = Number(rows[0]?.total ?? 0);
  if (rows.length > 0 || asked.page <= 1) return pageOf(asked, total, rows);
  // Beyond the last page nothing is counted: the first one tells which is the last.
  const first = await readPage(1);
  const last = pageOf(asked, Number(first[0]?.total ?? 0), first);
  return last.page === 1 ? last : pageOf(asked, last.total, await readPage(last.page));
}

/** The keys that entries are found under are in order already; only a day is looked for otherwise. */
async function findNewestByKeys(
  db: Db,
  asked: NewestQuery,
  words: readonly SoughtWord[],
): Promise<NewestPage> {
  const { type, pageSize } = asked;
  const ofCategories = (categories: readonly string[]) => sql`select key from search_index
    where type = ${type} and category in (${sql.join(categories)})`;
  const plain = words.filter(({ categories }) => categories.length === 0);
  const keys = sql.join(
    [
      ...(plain.length > 0 ? [keysOf(plain.map(({ known }) => inText(known)))] : []),
      ...words
        .filter(({ categories }) => categories.length > 0)
        .map(({ known, categories }) =>
          known.terms.length === 0
            ? ofCategories(categories)
            : sql`select key from (
                ${keysOfType(keysOf([inText(known)]), type)} union ${ofCategories(categories)})`,
        ),
      ...(asked.category ? [ofCategories([asked.category])] : []),
    ],
    sql` intersect `,
  );
  const total = (await countKeys(db, keysOfType(keys, type))).get(type) ?? 0;
  const { page, pageCount } = pageOf(asked, total, []);
  const offset = (page - 1) * pageSize;
  const ids = await listKeys(db, keys, { type, limit: pageSize, offset });
  return { ids, total, page, pageCount };
}

function pageOf(asked: NewestQuery, total: number, rows: readonly { id: string }[]): NewestPage {
  const pageCount = Math.max(1, Math.ceil(total / asked.pageSize));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  return { ids: rows.map(({ id }) => id), total, page, pageCount };
}

function inText(word: KnownWord): Wanted {
  return { word, place: 'text' };
}

function hasWordOrCategory(
  db: Db,
  known: KnownWord,
  categories: readonly string[],
): RawBuilder<SqlBool> {
  const isOfCategory = sql<SqlBool>`s.category in (${sql.join(categories)})`;
  if (known.terms.length === 0) return isOfCategory;
  return sql<SqlBool>`(${isOfCategory} or ${isAmongMatching(db, [inText(known)])})`;
}

/**
 * The newest entries of each type that have all that is wanted, drafts too, but for those of some types; so many
 * of each at most.
 */
export async function findNewestOfEach(
  db: Db,
  wanted: readonly Wanted[],
  asked: { mostOfAType: number; except: readonly string[] },
): Promise<{ id: string; type: string }[]> {
  if (isSqlite(db)) return listNewestKeys(db, keysOf(wanted), asked);
  const { from, where } = matching(db, wanted);
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from (
      select s.entry_id as id, s.type, row_number() over (
        partition by s.type order by s.sort_date desc, s.entry_id desc
      ) as place
      from ${from}
      where ${where} and s.is_living = 1 and s.type <> all (${[...asked.except]}::text[])
    ) f where place <= ${asked.mostOfAType} order by place`.execute(db);
  return rows;
}
