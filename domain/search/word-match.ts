import { type Expression, type RawBuilder, type SqlBool, SqliteAdapter, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Folded words, each with what may stand in its place: an entry must have one of every row. */
export type Alternatives = readonly (readonly string[])[];

/** Where a word is looked for: in a text, or at the beginning of one of its words. */
type Place = 'anywhere' | 'beginning';

/** Whether a database is SQLite, whose index of words is asked in another way than PostgreSQL's. */
function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * The letters to look for in a text that has a space before and after. The index holds three in a
 * row, so words of two letters are the beginning of a word, and single letters a whole one.
 */
function lettersOf(word: string, place: Place = 'anywhere'): string {
  const { length } = [...word];
  if (length === 1) return ` ${word} `;
  return length === 2 || place === 'beginning' ? ` ${word}` : word;
}

/** A query of FTS5. Folded words hold letters and digits alone, so there is nothing to escape. */
function ftsQuery(words: Alternatives, column: 'title' | 'text', place: Place = 'anywhere') {
  const groups = words.map(
    (row) => `(${row.map((word) => `"${lettersOf(word, place)}"`).join(' OR ')})`,
  );
  return `${column} : (${groups.join(' AND ')})`;
}

const PADDED_TEXT = sql<string>`(' ' || search_text || ' ')`;
/** The searched text begins with the titles, folded; folding never makes a text longer by much. */
const PADDED_TITLES = sql<string>`(' ' || substr(search_text, 1, length(title_el) + length(title_en) + 1) || ' ')`;

function isLike(text: RawBuilder<string>, row: readonly string[], place: Place = 'anywhere') {
  const likes = row.map((word) => sql`${text} like ${`%${lettersOf(word, place)}%`}`);
  return sql<SqlBool>`(${sql.join(likes, sql` or `)})`;
}

/** The condition on `entries` that an entry has one alternative of every word in its searched text. A `type` that is asked for anyway makes it quicker. */
export function hasWords(db: Db, words: Alternatives, type?: string): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  if (!isSqlite(db)) {
    return sql<SqlBool>`(${sql.join(
      words.map((row) => isLike(PADDED_TEXT, row)),
      sql` and `,
    )})`;
  }
  // The cross join makes SQLite go from the found words to their entries, never the other way.
  return sql<SqlBool>`id in (select s.entry_id from search_words w cross join search_index s on s.key = w.rowid
    where w.search_words match ${ftsQuery(words, 'text')}${type ? sql` and s.type = ${type}` : sql``})`;
}

/** Of more than so many, only the titles are weighed: nobody reads as far as the texts. */
const MOST_SCORED = 3000;

export interface RankedMatches {
  /** How many entries of each type have the words. */
  counts: { type: string; count: number }[];
  /** The ids of one page of them, the best first. */
  list(page: { type?: string | undefined; limit: number; offset: number }): Promise<string[]>;
}

/**
 * The published entries of some types that have one alternative of every word. Best are words at
 * the beginning of a word of the title, then inside one, then at the beginning of a word of the
 * text; among equals the types in their order, then the newest.
 */
export async function findRanked(
  db: Db,
  words: Alternatives,
  types: readonly string[],
): Promise<RankedMatches> {
  const findMatches = isSqlite(db) ? matchesOnSqlite : matchesOnPostgres;
  const counted = await sql<{ type: string; count: number }>`
    select type, count(*) as count from (${findMatches(words, types, false)}) m group by type`.execute(
    db,
  );
  const total = counted.rows.reduce((sum, { count }) => sum + Number(count), 0);
  return {
    counts: counted.rows.map(({ type, count }) => ({ type, count: Number(count) })),
    async list({ type, limit, offset }) {
      const narrowed = type ? sql`where type = ${type}` : sql``;
      const listed = await sql<{ id: string }>`
        select id from (${findMatches(words, types, total <= MOST_SCORED)}) m ${narrowed}
        order by score desc, ${typeRank(types)}, sort_date desc, id
        limit ${limit} offset ${offset}`.execute(db);
      return listed.rows.map(({ id }) => id);
    },
  };
}

function typeRank(types: readonly string[]) {
  const cases = types.map((type, index) => sql`when ${type} then ${sql.lit(index)}`);
  return sql`case type ${sql.join(cases, sql` `)} end`;
}

function matchesOnSqlite(words: Alternatives, types: readonly string[], isTextScored: boolean) {
  const rowsWith = (query: string) =>
    sql`s.key in (select rowid from search_words where search_words match ${query})`;
  const scores = words.map(
    (row) => sql`case when ${rowsWith(ftsQuery([row], 'title', 'beginning'))} then 4
      when ${rowsWith(ftsQuery([row], 'title'))} then 2
      ${isTextScored ? sql`when ${rowsWith(ftsQuery([row], 'text', 'beginning'))} then 1` : sql``} else 0 end`,
  );
  return sql`select s.entry_id as id, s.type, s.sort_date, ${sql.join(scores, sql` + `)} as score
    from search_words w cross join search_index s on s.key = w.rowid
    where w.search_words match ${ftsQuery(words, 'text')}
    and s.is_public = 1 and s.type in (${sql.join(types)})`;
}

function matchesOnPostgres(words: Alternatives, types: readonly string[], isTextScored: boolean) {
  const scores = words.map(
    (row) => sql`case when ${isLike(PADDED_TITLES, row, 'beginning')} then 4
      when ${isLike(PADDED_TITLES, row)} then 2
      ${isTextScored ? sql`when ${isLike(PADDED_TEXT, row, 'beginning')} then 1` : sql``} else 0 end`,
  );
  const conditions = words.map((row) => isLike(PADDED_TEXT, row));
  return sql`select id, type, sort_date, ${sql.join(scores, sql` + `)} as score
    from entries where ${sql.join(conditions, sql` and `)}
    and state = 'published' and deleted_at is null and type in (${sql.join(types)})`;
}
