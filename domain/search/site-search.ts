import type { Db } from '../../database/connect.ts';
import { CONTENT_TYPES, type ContentTypeName } from '../content-types/all.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { searchWords } from '../text/fold.ts';
import type { Needles } from './excerpt.ts';
import { type FoundEntry, readFound } from './found-entry.ts';
import { findGreekWords, isLatin } from './greeklish.ts';
import { readVocabulary } from './vocabulary.ts';
import type { Alternatives } from './vocabulary-words.ts';
import { beginningOf } from './word-forms.ts';
import { findRanked } from './word-match.ts';

export interface SiteSearchQuery {
  /** The words as typed. */
  query: string;
  /** Only entries of that type; they are counted by type all the same. */
  type?: ContentTypeName | undefined;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
}

export interface SiteSearchResult {
  found: FoundEntry[];
  /** The number of results of the chosen type, or of all types. */
  total: number;
  /** How many of them, the best, are on the pages. */
  shown: number;
  page: number;
  pageCount: number;
  /** How many entries of each type were found, in the order in which they are shown. */
  counts: { type: ContentTypeName; label: Bilingual; count: number }[];
  /** The searched words, to be marked in the texts. */
  needles: Needles;
  /**
   * True when the words were found neither as typed nor in another form, so that words that begin like them, or
   * their Greek spelling, were searched.
   */
  isLoose: boolean;
}

const searched = CONTENT_TYPES.flatMap(({ name, label, search }) =>
  search ? [{ type: name, place: search.place, label: (search.label ?? label).many }] : [],
).sort((a, b) => a.place - b.place);

/** The types that visitors can search, the most helpful first. */
export const SEARCHED_TYPES: readonly ContentTypeName[] = searched.map(({ type }) => type);

/** The most results on pages; beyond that, another word helps more than more pages. */
export const MOST_SHOWN = 500;

/** Letters that are left off the end of a word in Latin letters to find another form of it. */
const MAX_ENDING = 3;

/**
 * Searches all published content. Every word must be in an entry, in any form and with any accent. Entries with the
 * words in their title come first; words as typed come before other forms. When nothing is found, words that begin
 * like these are searched, and Latin letters are read as Greek. The best {@link MOST_SHOWN} are shown.
 */
export async function searchSite(db: Db, asked: SiteSearchQuery): Promise<SiteSearchResult> {
  const words = searchWords(asked.query);
  if (words.length === 0) return nothing({ parts: [], words: new Set() });
  let matches = await findRanked(
    db,
    words.map((word) => [word]),
    SEARCHED_TYPES,
  );
  const isLoose = matches.counts.length === 0;
  if (isLoose) matches = await findRanked(db, await loosen(db, words), SEARCHED_TYPES);
  const { needles } = matches;
  if (matches.counts.length === 0) return nothing(needles);
  const counts = searched
    .map(({ type, label }) => ({
      type,
      label,
      count: matches.counts
        .filter((counted) => counted.type === type)
        .reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0);
  const total = counts
    .filter(({ type }) => !asked.type || type === asked.type)
    .reduce((sum, { count }) => sum + count, 0);
  const shown = Math.min(total, MOST_SHOWN);
  const pageCount = Math.max(1, Math.ceil(shown / asked.pageSize));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  const offset = (page - 1) * asked.pageSize;
  const ids = await matches.list({
    type: asked.type,
    limit: Math.min(asked.pageSize, shown - offset),
    offset,
  });
  return {
    found: await readFound(db, ids),
    total,
    shown,
    page,
    pageCount,
    counts,
    needles,
    isLoose,
  };
}

function nothing(needles: Needles): SiteSearchResult {
  const none = { found: [], total: 0, shown: 0, page: 1, pageCount: 1, counts: [] };
  return { ...none, needles, isLoose: false };
}

/** The beginnings of the words, and the Greek words that they may spell. */
async function loosen(db: Db, words: string[]): Promise<Alternatives> {
  const vocabulary = words.some(isLatin) ? (await readVocabulary(db)).lines : '';
  return words.map((word) => [
    ...new Set([beginningOf(word), ...(isLatin(word) ? spellInGreek(word, vocabulary) : [])]),
  ]);
}

function spellInGreek(word: string, vocabulary: string): string[] {
  for (let cut = 0; cut <= MAX_ENDING && word.length - cut > MAX_ENDING; cut++) {
    const found = findGreekWords(word.slice(0, word.length - cut), vocabulary);
    if (found.length > 0) return found;
  }
  return [];
}
