import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { Needles } from './excerpt.ts';
import { isAlwaysAt, isAmongMatching, keysOf, matching, type Wanted } from './matching.ts';
import { countKeys, keysOfType, listKeys, listLivingKeys } from './ordered-keys.ts';
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
  const wanted = everywhere(words);
  if (isSqlite(db)) {
    const keys = type ? keysOfType(keysOf(wanted), type) : keysOf(wanted);
    return sql<SqlBool>`id in (
      select s.entry_id from (${keys}) w cross join search_index s on s.key = w.key)`;
  }
  const { from, where } = matching(db, wanted);
  const ofType = type ? sql` and s.type = ${type}` : sql``;
  return sql<SqlBool>`id in (select s.entry_id from ${from} where ${where}${ofType})`;
}

/**
 * One page of the entries of a type that have all the words, drafts too, the newest first, where the database
 * finds them in that order at once; undefined where it does not.
 */
export async function findLivingInOrder(
  db: Db,
  words: readonly KnownWord[],
  page: { type: string; limit: number; offset: number },
): Promise<{ ids: string[]; total: number } | undefined> {
  if (!isSqlite(db)) return undefined;
  if (areSomeNowhere(words)) return { ids: [], total: 0 };
  return listLivingKeys(db, keysOf(everywhere(words)), page);
}

/** More than so many are only told apart by whether all words are in the title: nobody reads as far as the texts. */
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
  const counts = await countByType(db, words, types);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    needles,
    counts,
    list: (page) => {
      const wanted = page.type ? [page.type] : types;
      if (total <= MOST_SCORED) return listByScore(db, words, wanted, page);
      return isSqlite(db)
        ? listManyOnSqlite(
            db,
            words,
            counts.filter(({ type }) => wanted.includes(type)),
            page,
          )
        : listManyOnPostgres(db, words, wanted, page);
    },
  };
}

async function countByType(
  db: Db,
  words: readonly KnownWord[],
  types: readonly string[],
): Promise<RankedMatches['counts']> {
  const wanted = everywhere(words);
  if (isSqlite(db)) {
    const counts = await countKeys(db, keysOf(wanted));
    return types
      .map((type) => ({ type, count: counts.get(type) ?? 0 }))
      .filter(({ count }) => count > 0);
  }
  const { from, where } = matching(db, wanted);
  const { rows } = await sql<{ type: string; count: number }>`
    select s.type, count(*) as count from ${from}
    where ${where} and ${isPublicOf(types)} group by s.type`.execute(db);
  return rows.map(({ type, count }) => ({ type, count: Number(count) }));
}

function isPublicOf(types: readonly string[]) {
  return sql`s.is_public = 1 and s.type in (${sql.join(types)})`;
}

function typeRank(types: readonly string[]) {
  const cases = types.map((type, index) => sql`when ${type} then ${sql.lit(index)}`);
  return sql`case s.type ${sql.join(cases, sql` `)} end`;
}

/** One page of what was found, each weighed. */
async function listByScore(
  db: Db,
  words: readonly KnownWord[],
  types: readonly string[],
  { limit, offset }: RankedPage,
): Promise<string[]> {
  const { from, where } = matching(db, everywhere(words));
  const title = isSqlite(db) ? sql`s.title` : sql`s.title collate "C"`;
  const { rows } = await sql<{ id: string }>`
    select s.entry_id as id from ${from} where ${where} and ${isPublicOf(types)}
    order by ${scoreOf(db, words)} desc, ${typeRank(types)}, s.sort_date desc, ${title}, s.entry_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The best of many have every word in their title: as it is, in another form or at a beginning, or anyhow. */
const TITLE_PLACES = ['word of title', 'beginning of title', 'title'] as const;

const inTitles = (words: readonly KnownWord[]): Wanted[][] =>
  TITLE_PLACES.map((place) => words.map((word) => ({ word, place })));

/** One page of many: group after group and type after type, as far as the page is. */
async function listManyOnSqlite(
  db: Db,
  words: readonly KnownWord[],
  counts: RankedMatches['counts'],
  { limit, offset }: RankedPage,
): Promise<string[]> {
  const groups = [...inTitles(words), everywhere(words)];
  const left = new Map(counts.map(({ type, count }) => [type, count]));
  const ids: string[] = [];
  let skipped = offset;
  for (const [at, wanted] of groups.entries()) {
    const keys = keysOf(wanted, groups[at - 1]);
    // What no other group has is in the last one.
    const ofGroup = at === groups.length - 1 ? new Map(left) : await countKeys(db, keys);
    for (const { type } of counts) {
      const count = ofGroup.get(type) ?? 0;
      left.set(type, (left.get(type) ?? 0) - count);
      if (skipped < count) {
        const page = { type, limit: limit - ids.length, offset: skipped };
        ids.push(...(await listKeys(db, keys, page)));
        if (ids.length === limit) return ids;
      }
      skipped = Math.max(0, skipped - count);
    }
  }
  return ids;
}

/** The same order by one query, or by none but that of the first group where it fills the page. */
async function listManyOnPostgres(
  db: Db,
  words: readonly KnownWord[],
  types: readonly string[],
  { limit, offset }: RankedPage,
): Promise<string[]> {
  const read = async (wanted: readonly Wanted[], group?: RawBuilder<unknown>) => {
    const { from, where } = matching(db, wanted);
    const { rows } = await sql<{ id: string }>`
      select s.entry_id as id from ${from} where ${where} and ${isPublicOf(types)}
      order by ${group ? sql`${group}, ` : sql``} ${typeRank(types)}, s.sort_date desc, s.entry_id desc
      limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const inTitle = inTitles(words);
  const best = await read(inTitle[0] as Wanted[]);
  if (best.length === limit) return best;
  const cases = inTitle.map(
    (wanted, at) => sql`when ${isAmongMatching(db, wanted)} then ${sql.lit(at)}`,
  );
  return read(
    everywhere(words),
    sql`case ${sql.join(cases, sql` `)} else ${sql.lit(cases.length)} end`,
  );
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

function scoreOf(db: Db, words: readonly KnownWord[]) {
  const scores = words.map((word) => {
    const cases = [
      ...TITLE_SCORES.filter(([place]) => place !== 'form' || word.forms.length > 0).map(
        ([place, score]) => sql`when ${isInTitle(db, word, place)} then ${sql.lit(score)}`,
      ),
      ...TEXT_SCORES.map(
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
