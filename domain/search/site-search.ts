import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { CONTENT_TYPES, type ContentTypeName } from '../content-types/all.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { countMatches, type FoundKind, findMatches, type Matches } from './find-matches.ts';
import { readQuery, type Slot } from './read-query.ts';
import { type EmergencyNumber, listEmergencyNumbers } from './results/emergencies.ts';
import type { Needles } from './results/excerpt.ts';
import { type FoundEntry, readFound } from './results/found-entry.ts';
import { hasAllSlots, measureScreens, toFound } from './results/screens-found.ts';
import { isScreen, listScreensAsPages, type Weighed, weigh } from './results/weigh.ts';
import { readSearchWords } from './search-words.ts';
import { findSimilar } from './words/find-similar.ts';
import { isEmptyWord, splitQuery } from './words/split-words.ts';

export interface SiteSearchQuery {
  /** The words as typed. */
  query: string;
  /** Only entries of that type; they are counted by type all the same. */
  type?: ContentTypeName | undefined;
  /** From 1; a page beyond the last is the last. */
  page: number;
  pageSize: number;
  /** The last word may be the beginning of one. */
  isTyping?: boolean;
  /** The moment at which it is asked, by which warnings are in force or have ended; left out, they are neither. */
  now?: Date | undefined;
}

export interface SiteSearchResult {
  found: FoundEntry[];
  /** The number of results of the chosen type, or of all types. */
  total: number;
  /** How many of them, the best, are on the pages. */
  shown: number;
  page: number;
  pageCount: number;
  /** How many entries of each type were found, in the order in which they are shown; screens count as pages. */
  counts: { type: ContentTypeName; label: Bilingual; count: number }[];
  /** The searched words, to be marked in the texts. */
  needles: Needles;
  /** True when not all words were found, or only others that sound or look like them. */
  isLoose: boolean;
  /** True when nothing has all words. */
  isPartial: boolean;
  /** What is least unlike the searched words, where nothing has any of them. */
  nearest: FoundEntry[];
  /** Whom to call first, where somebody seems to be in danger. */
  emergency: EmergencyNumber[];
}

const searched = CONTENT_TYPES.flatMap(({ name, label, search }) =>
  search ? [{ type: name, place: search.place, label: (search.label ?? label).many }] : [],
).sort((a, b) => a.place - b.place);

/** The types that visitors can search, the most helpful first. */
const SEARCHED_TYPES: readonly ContentTypeName[] = searched.map(({ type }) => type);

/** The most results on pages; beyond that, another word helps more than more pages. */
const MOST_SHOWN = 500;
const MOST_NEAREST = 5;

/**
 * Searches all published content and the screens. Words are found in any form, with any accent, as they sound, typed
 * in Latin letters or with the other keyboard layout, with an error, and by their synonyms. What has all words comes
 * first; where nothing has, most words or any will do. The best {@link MOST_SHOWN} are shown.
 */
export async function searchSite(db: Db, asked: SiteSearchQuery): Promise<SiteSearchResult> {
  const words = await readSearchWords(db);
  const { slots, otherwise, isGuessed } = readQuery(asked.query, words, asked);
  const result = await searchSlots(db, slots, asked, otherwise);
  if (slots.length === 0 || result.counts.length > 0) {
    return {
      ...result,
      emergency: listEmergencyNumbers(slots),
      nearest: [],
      isLoose: isGuessed || result.isLoose,
    };
  }
  const similar = splitQuery(asked.query).flatMap((word): Slot[] => {
    const terms = findSimilar(word, words.dictionary);
    return terms.size > 0 ? [[{ words: [terms], quality: 1 }]] : [];
  });
  const { found: nearest } = await searchSlots(db, similar, {
    page: 1,
    pageSize: MOST_NEAREST,
    now: asked.now,
  });
  return { ...result, emergency: listEmergencyNumbers(slots, similar), nearest };
}

type SlotsResult = Omit<SiteSearchResult, 'nearest' | 'emergency'>;

async function searchSlots(
  db: Db,
  slots: readonly Slot[],
  asked: Pick<SiteSearchQuery, 'type' | 'page' | 'pageSize' | 'now'> & { query?: string },
  otherwise: readonly Slot[] = [],
): Promise<SlotsResult> {
  const needles = needlesOf(slots);
  if (slots.length === 0) return nothing(needles);
  const screens = measureScreens(slots);
  const matches = await findMatches(db, slots, {
    types: SEARCHED_TYPES,
    hasScreen: screens.some(hasAllSlots),
  });
  const wider = slots.map((slot, at): Slot => {
    const isMissing = matches.missing.has(at) && !screens.some(({ values }) => values[at]);
    return isMissing ? [...slot, ...(otherwise[at] ?? [])] : slot;
  });
  if (wider.some((slot, at) => slot.length > (slots[at]?.length ?? 0))) {
    return searchSlots(db, wider, asked);
  }
  const { type, query, now } = asked;
  const chosen = await weigh(db, slots, matches, { screens, type, query, now });
  const asPages = await listScreensAsPages(db, slots, matches, screens);
  const ranked = chosen.filter((one) => !isScreen(one) || asPages.has(one.screen.path));
  const counts = countByType(matches.kinds, asPages.size);
  const total = counts
    .filter(({ type }) => !asked.type || type === asked.type)
    .reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return { ...nothing(needles), counts };
  const shown = Math.min(total, MOST_SHOWN);
  const pageCount = Math.max(1, Math.ceil(shown / asked.pageSize));
  const page = Math.min(Math.max(1, asked.page), pageCount);
  const offset = (page - 1) * asked.pageSize;
  const listed = await list(db, matches, ranked, {
    type: asked.type,
    offset,
    limit: Math.min(asked.pageSize, shown - offset),
  });
  return {
    found: await readAll(db, listed, now),
    total,
    shown,
    page,
    pageCount,
    counts,
    needles,
    isLoose: !matches.isWhole,
    isPartial: !matches.isWhole,
  };
}

function nothing(needles: Needles): SlotsResult {
  const none = { found: [], total: 0, shown: 0, page: 1, pageCount: 1, counts: [] };
  return { ...none, needles, isLoose: false, isPartial: false };
}

function needlesOf(slots: readonly Slot[]): Needles {
  const terms = slots.flatMap((slot) =>
    slot.flatMap(({ words }) => words.flatMap((w) => [...w.keys()])),
  );
  // Of «what is on» each word alone is in every text.
  const telling = terms.filter((term) => !isEmptyWord(term));
  return { parts: [], words: new Set(telling.length > 0 ? telling : terms) };
}

/** How many there are of each type, archived ones too. */
function countByType(kinds: readonly FoundKind[], screens: number): SiteSearchResult['counts'] {
  return searched
    .map(({ type, label }) => ({
      type,
      label,
      count:
        countMatches(kinds.filter((kind) => kind.type === type)) + (type === 'page' ? screens : 0),
    }))
    .filter(({ count }) => count > 0);
}

/** One page: what was weighed, and behind it the others by type and date. */
async function list(
  db: Db,
  { kinds }: Matches,
  ranked: readonly Weighed[],
  { type, offset, limit }: { type: string | undefined; offset: number; limit: number },
): Promise<Weighed[]> {
  const end = offset + limit;
  if (end <= ranked.length) return ranked.slice(offset, end);
  const keys = kinds
    .filter((kind) => !type || kind.type === type)
    .flatMap(({ keys }) => [...keys.subarray(0, end)])
    .slice(0, end);
  const known = new Set(ranked.flatMap((one) => (isScreen(one) ? [] : [one.id])));
  const others = (await readIds(db, keys))
    .filter((id) => !known.has(id))
    .map((id) => ({ id, score: 0 }));
  return [...ranked, ...others].slice(offset, end);
}

/** The entries of some keys, in that order. */
async function readIds(db: Db, keys: readonly number[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: number; id: string }>`
    select key, entry_id as id from search_index
    where key in (${sql.join(keys.map((key) => sql.lit(key)))})`.execute(db);
  const byKey = new Map(rows.map(({ key, id }) => [Number(key), id]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

async function readAll(
  db: Db,
  listed: readonly Weighed[],
  now: Date | undefined,
): Promise<FoundEntry[]> {
  const entries = await readFound(
    db,
    listed.flatMap((one) => (isScreen(one) ? [] : [one.id])),
    now,
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return listed.flatMap((one) => (isScreen(one) ? toFound(one.screen) : (byId.get(one.id) ?? [])));
}
