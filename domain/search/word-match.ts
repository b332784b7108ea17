import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { Needles } from './excerpt.ts';
import { isAlwaysAt, isAmongMatching, type Matching, matching, type Wanted } from './matching.ts';
import {
  type Alternatives,
  findInVocabulary,
  isInTitle,
  type KnownWord,
  type TitlePlace,
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
  /** What was looked for. */
  needles: Needles;
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
 * The published entries of some types that have one alternative of every word. A word counts most in the
 * title, less in the text; in each as it is before another form of it, that before the beginning of a longer
 * word, that before the inside of one. Among equals the types come in their order, then the newest,
 * then the alphabet.
 */
export async function findRanked(
  db: Db,
  alternatives: Alternatives,
  types: readonly string[],
): Promise<RankedMatches> {
  const words = await findInVocabulary(db, alternatives);
  const needles = {
    parts: words.flatMap((word) => word.needles),
    words: new Set(words.flatMap(({ forms }) => forms)),
  };
  if (areSomeNowhere(words)) return { needles, counts: [], list: async () => [] };
  const isPublic = sql`s.is_public = 1 and s.type in (${sql.join(types)})`;
  const found = matching(db, everywhere(words));
  const counted = await sql<{ type: string; count: number }>`
    select s.type, count(*) as count from ${found.from}
    where ${found.where} and ${isPublic} group by s.type`.execute(db);
  const counts = counted.rows.map(({ type, count }) => ({ type, count: Number(count) }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);

  const byTitle = isSqlite(db) ? sql`s.title` : sql`s.title collate "C"`;
  const readPage = async (from: Matching, page: RankedPage, score?: RawBuilder<unknown>) => {
    const narrowed = page.type ? sql`and s.type = ${page.type}` : sql``;
    const listed = await sql<{ id: string }>`
      select s.entry_id as id from ${from.from} where ${from.where} and ${isPublic} ${narrowed}
      order by ${score ? sql`${score} desc, ` : sql``} ${typeRank(types)}, s.sort_date desc, ${byTitle}, s.entry_id
      limit ${page.limit} offset ${page.offset}`.execute(db);
    return listed.rows.map(({ id }) => id);
  };
  return {
    needles,
    counts,
    list: async (page) => {
      if (total <= MOST_SCORED) return readPage(found, page, scoreOf(db, words, true));
      // The best of many have every word as it is in their title, and are often all that is shown.
      const best = matching(
        db,
        words.map((word) => ({ word, place: 'word of title' })),
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

/** What a word is worth in the title of an entry, the best place first. */
const TITLE_SCORES: [TitlePlace, number][] = [
  ['word', 8],
  ['form', 7],
  ['beginning', 6],
  ['anywhere', 4],
];
/** The same in its text; anywhere else in it a word is worth nothing more. */
const TEXT_SCORES: ['word of text' | 'beginning of text', number][] = [
  ['word of text', 2],
  ['beginning of text', 1],
];

function scoreOf(db: Db, words: readonly KnownWord[], isTextScored: boolean) {
  const scores = words.map((word) => {
    const cases = [
      ...TITLE_SCORES.filter(([place]) => place !== 'form' || word.forms.length > 0).map(
        ([place, score]) => sql`when ${isInTitle(db, word, place)} then ${sql.lit(score)}`,
      ),
      ...(isTextScored ? TEXT_SCORES : []).map(
        ([place, score]) => sql`when ${isInText(db, words, word, place)} then ${sql.lit(score)}`,
      ),
    ];
    return sql`case ${sql.join(cases, sql` `)} else 0 end`;
  });
  return sql`(${sql.join(scores, sql` + `)})`;
}

/** That a word is at a place in the text of an entry that has all the words. */
function isInText(
  db: Db,
  words: readonly KnownWord[],
  word: KnownWord,
  place: 'word of text' | 'beginning of text',
): RawBuilder<unknown> {
  if (isAlwaysAt(place, word)) return sql`1 = 1`;
  const others = words.filter((one) => one !== word);
  return isAmongMatching(db, [...everywhere(others), { word, place }]);
}
