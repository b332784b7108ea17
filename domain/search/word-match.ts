import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { isAlwaysAtBeginning, type Matching, matching, type Wanted } from './matching.ts';
import {
  type Alternatives,
  findInVocabulary,
  isInTitle,
  type KnownWord,
} from './vocabulary-words.ts';

const everywhere = (words: readonly KnownWord[]): Wanted[] =>
  words.map((word) => ({ word, place: 'text' }));
const areSomeNowhere = (words: readonly KnownWord[]) =>
  words.some(({ terms }) => terms.length === 0);

/**
 * The condition on `entries` that an entry has all the words in its searched text; an entry has every one
 * of no words. A `type` that is asked for anyway makes it quicker.
 */
export function hasWords(db: Db, words: readonly KnownWord[], type?: string): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  if (areSomeNowhere(words)) return sql<SqlBool>`1 = 0`;
  const { from, where } = matching(db, everywhere(words));
  const ofType = type ? sql` and s.type = ${type}` : sql``;
  return sql<SqlBool>`id in (select s.entry_id from ${from} where ${where}${ofType})`;
}

/** Of more than so many, only the titles are weighed: nobody reads as far as the texts. */
export const MOST_SCORED = 3000;

export interface RankedMatches {
  /** How many entries of each type have the words. */
  counts: { type: string; count: number }[];
  /** The ids of one page of them, the best first. */
  list(page: RankedPage): Promise<string[]>;
}

interface RankedPage {
  type?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * The published entries of some types that have one alternative of every word. Best are words at
 * the beginning of a word of the title, then inside one, then at the beginning of a word of the
 * text; among equals the types in their order, then the newest.
 */
export async function findRanked(
  db: Db,
  alternatives: Alternatives,
  types: readonly string[],
): Promise<RankedMatches> {
  const words = await findInVocabulary(db, alternatives);
  if (areSomeNowhere(words)) return { counts: [], list: async () => [] };
  const isPublic = sql`s.is_public = 1 and s.type in (${sql.join(types)})`;
  const found = matching(db, everywhere(words));
  const counted = await sql<{ type: string; count: number }>`
    select s.type, count(*) as count from ${found.from}
    where ${found.where} and ${isPublic} group by s.type`.execute(db);
  const counts = counted.rows.map(({ type, count }) => ({ type, count: Number(count) }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);

  const readPage = async (from: Matching, page: RankedPage, score?: RawBuilder<unknown>) => {
    const narrowed = page.type ? sql`and s.type = ${page.type}` : sql``;
    const listed = await sql<{ id: string }>`
      select s.entry_id as id from ${from.from} where ${from.where} and ${isPublic} ${narrowed}
      order by ${score ? sql`${score} desc, ` : sql``} ${typeRank(types)}, s.sort_date desc, s.entry_id
      limit ${page.limit} offset ${page.offset}`.execute(db);
    return listed.rows.map(({ id }) => id);
  };
  return {
    counts,
    list: async (page) => {
      if (total <= MOST_SCORED) return readPage(found, page, scoreOf(db, words, true));
      // The best of many have every word at the beginning of one in their title, and are often all that is shown.
      const best = matching(
        db,
        words.map((word) => ({ word, place: 'beginning of title' })),
      );
      const ids = await readPage(best, page);
      return ids.length === page.limit ? ids : readPage(found, page, scoreOf(db, words, false));
    },
  };
}

function typeRank(types: readonly string[]) {
  const cases = types.map((type, index) => sql`when ${type} then ${sql.lit(index)}`);
  return sql`case s.type ${sql.join(cases, sql` `)} end`;
}

function scoreOf(db: Db, words: readonly KnownWord[], isTextScored: boolean) {
  const scores = words.map(
    (word) => sql`case when ${isInTitle(db, word, 'beginning')} then 4
      when ${isInTitle(db, word, 'anywhere')} then 2
      ${isTextScored ? sql`when ${beginsInText(db, words, word)} then 1` : sql``} else 0 end`,
  );
  return sql`(${sql.join(scores, sql` + `)})`;
}

/** That a word is at the beginning of one in the text of an entry that has all the words. */
function beginsInText(db: Db, words: readonly KnownWord[], word: KnownWord): RawBuilder<unknown> {
  if (isAlwaysAtBeginning(word)) return sql`1 = 1`;
  const { from, where } = matching(db, [
    ...everywhere(words),
    { word, place: 'beginning of text' },
  ]);
  return sql`s.key in (select s.key from ${from} where ${where})`;
}
