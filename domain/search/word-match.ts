import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import type { Needles } from './excerpt.ts';
import { isAmongMatching, keysOf, matching } from './matching.ts';
import {
  archivedByKey,
  countKeys,
  type FoundKind,
  type KeyPage,
  keysOfType,
  listKeys,
  listLivingKeys,
} from './ordered-keys.ts';
import {
  type Alternatives,
  findInVocabulary,
  isInTitle,
  type KnownWord,
  type TitlePlace,
} from './vocabulary-words.ts';
import { isAlwaysAt, isNowhere, type Wanted, type WantedInText } from './wanted.ts';

const everywhere = (words: readonly KnownWord[]): WantedInText[] =>
  words.map((word) => ({ word, place: 'text' }));
const areSomeNowhere = (words: readonly KnownWord[]) => everywhere(words).some(isNowhere);

/**
 * The condition on `entries` that an entry has all the words in its searched text; an empty list of words is in
 * every entry. A `type` makes it quicker where only that type is wanted.
 */
export function hasWords(db: Db, words: readonly KnownWord[], type?: string): Expression<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  if (areSomeNowhere(words)) return sql<SqlBool>`1 = 0`;
  const keys = keysOf(db, everywhere(words));
  return sql<SqlBool>`id in (
    select s.entry_id from (${type ? keysOfType(keys, type) : keys}) w cross join search_index s
    where s.key = w.key)`;
}

/** The condition on `entries` that the title of an entry of a type has some folded letters, anywhere in its words. */
export function hasInTitle(db: Db, letters: string, type: string): Expression<SqlBool> {
  const position = isSqlite(db) ? sql`instr` : sql`strpos`;
  return sql<SqlBool>`id in (
    select s.entry_id from search_index s
    where s.type = ${type} and ${position}(s.title, ${letters}) > 0)`;
}

/** One page of the entries of a type that have all the words, drafts too, the newest first, and how many there are. */
export async function listLiving(
  db: Db,
  words: readonly KnownWord[],
  page: { type: string; limit: number; offset: number },
): Promise<KeyPage> {
  if (areSomeNowhere(words)) return { ids: [], total: 0 };
  return listLivingKeys(db, keysOf(db, everywhere(words)), page);
}

/**
 * Above this number only the titles decide the order: nobody turns the pages as far as entries that differ in their
 * texts.
 */
export const MOST_SCORED = 3000;

export interface RankedMatches {
  /** The searched words. */
  needles: Needles;
  /** How many entries of each type have the words; archived ones are counted apart. */
  counts: readonly FoundKind[];
  /** The ids of one page of them, the best first. */
  list(page: RankedPage): Promise<string[]>;
}

interface RankedPage {
  type?: string | undefined;
  limit: number;
  offset: number;
}

/**
 * The published entries of some types that have one alternative of every word. A word counts most in the title, less
 * in the text. In each an exact word counts most, then another form of it, then the beginning of a longer word, then
 * the inside of one. Equal entries are ordered by type, then by date with the newest first, then by the alphabet.
 * Archived entries come behind all others, or, among very many, behind those that have the words as well.
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
  const counts = await countKeys(db, keysOf(db, everywhere(words)), types);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    needles,
    counts,
    list: (page) => {
      const wanted = page.type ? counts.filter(({ type }) => type === page.type) : counts;
      if (total > MOST_SCORED) return listMany(db, words, wanted, page);
      return listByScore(db, words, page.type ? [page.type] : types, page);
    },
  };
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
    order by ${archivedByKey('s.key')}, ${scoreOf(db, words)} desc, ${typeRank(types)}, s.sort_date desc, ${title}, s.entry_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The best of many entries have every word in their title: exactly, in another form or at a beginning, or anywhere.
 */
const TITLE_PLACES = ['word of title', 'beginning of title', 'title'] as const;

/** The groups that may have entries: the vocabulary shows that some have none. */
const inTitles = (words: readonly KnownWord[]): Wanted[][] =>
  TITLE_PLACES.map((place) => words.map((word) => ({ word, place }))).filter(
    (group) => !group.some(isNowhere),
  );

/** One page of many: group after group, in each kind after kind, as far as the page reaches. */
async function listMany(
  db: Db,
  words: readonly KnownWord[],
  kinds: readonly FoundKind[],
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const groups = [...inTitles(words), everywhere(words)];
  const ids: string[] = [];
  for (let at = 0; at < groups.length && ids.length < offset + limit; at++) {
    const keys = keysOf(db, groups[at] ?? [], groups[at - 1]);
    ids.push(...(await listKeys(db, keys, { kinds, limit: offset + limit - ids.length })));
  }
  return ids.slice(offset);
}

/** What a word is worth in the title of an entry, the best place first. */
const TITLE_SCORES: [TitlePlace, number][] = [
  ['word', 8],
  ['form', 7],
  ['beginning', 6],
  ['anywhere', 4],
];
/** The same for its text; elsewhere in the text a word adds nothing. */
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

/** The condition that a word is at a place in the text of an entry that has all the words. */
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
