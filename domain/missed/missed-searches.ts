import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../database/connect.ts';
import type { MissedSearchTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notFound } from '../errors.ts';
import { batches } from '../links/find-answered.ts';
import { searchSite } from '../search/site-search.ts';
import { DAY_MS } from '../time/durations.ts';
import { dayInGreece } from '../time/greek-time.ts';
import { MISSED_DAYS, type MissedList } from './missed-addresses.ts';

/** More searches are not kept: those made least, longest ago, make room. */
export const MOST_MISSED_SEARCHES = 1000;
/** What was typed once may be anything, somebody's name too: nobody is shown it. */
const SHOWN_FROM = 2;
/** From so many times on, a search is more than one person's whim. */
const OFTEN = 5;

/** What one process counted since it last wrote it down. */
export interface MissedSearch {
  /** The telling words, folded. */
  words: string;
  /** As typed. */
  query: string;
  isPartial: boolean;
  times: number;
}

export interface ListedSearch extends MissedSearch {
  firstOn: string;
  lastOn: string;
}

/** Adds what was counted to what is stored, and lets go of what is too much. */
export async function writeMissedSearches(
  db: Db,
  searches: readonly MissedSearch[],
  now: Date,
): Promise<void> {
  if (searches.length === 0) return;
  const today = dayInGreece(now);
  await inTransaction(db, async (tx) => {
    for (const some of batches(searches)) {
      await tx
        .insertInto('missed_searches')
        .values(
          // In one order everywhere, so that two processes never wait for each other.
          some
            .toSorted((a, b) => (a.words < b.words ? -1 : 1))
            .map(({ words, query, isPartial, times }) => ({
              words,
              query,
              is_partial: isPartial ? (1 as const) : (0 as const),
              times,
              first_on: today,
              last_on: today,
              is_ignored: 0 as const,
            })),
        )
        .onConflict((conflict) =>
          conflict.column('words').doUpdateSet((e) => ({
            times: e('missed_searches.times', '+', e.ref('excluded.times')),
            last_on: e.ref('excluded.last_on'),
            is_partial: e.ref('excluded.is_partial'),
          })),
        )
        .execute();
    }
    await tx
      .deleteFrom('missed_searches')
      .where('words', 'in', (e) =>
        e
          .selectFrom('missed_searches')
          .select('words')
          .orderBy('is_ignored', 'desc')
          .orderBy('times', 'desc')
          .orderBy('last_on', 'desc')
          .orderBy('words')
          .limit(MOST_MISSED_SEARCHES)
          .offset(MOST_MISSED_SEARCHES),
      )
      .execute();
  });
}

function missedIn(db: Db, list: MissedList) {
  return db
    .selectFrom('missed_searches')
    .where('is_ignored', '=', list === 'ignored' ? 1 : 0)
    .where('times', '>=', list === 'often' ? OFTEN : SHOWN_FROM);
}

/** Searches that found nothing, or nothing with all words; those made most often first. */
export async function listMissedSearches(
  db: Db,
  { list, limit, offset }: { list: MissedList; limit: number; offset: number },
): Promise<{ searches: ListedSearch[]; total: number }> {
  const rows = await missedIn(db, list)
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('words')
    .limit(limit)
    .offset(offset)
    .execute();
  return { searches: rows.map(toListed), total: await countMissedSearches(db, list) };
}

/** How many a list has. */
export async function countMissedSearches(db: Db, list: MissedList): Promise<number> {
  const { total } = await missedIn(db, list)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function toListed(row: MissedSearchTable): ListedSearch {
  return {
    words: row.words,
    query: row.query,
    isPartial: row.is_partial === 1,
    times: row.times,
    firstOn: row.first_on,
    lastOn: row.last_on,
  };
}

/** Takes a search from the list of what waits, or puts it back. Throws 'not-found'. */
export async function ignoreMissedSearch(db: Db, words: string, isIgnored: boolean): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('missed_searches')
    .set({ is_ignored: isIgnored ? 1 : 0 })
    .where('words', '=', words)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) return;
  throw notFound({
    el: 'Αυτή η αναζήτηση δεν είναι πια στον κατάλογο.',
    en: 'This search is no longer on the list.',
  });
}

/** Looks whether a search finds something by now, with all its words; if so, it leaves the list. */
export async function tryAgain(db: Db, words: string): Promise<{ isFound: boolean }> {
  const row = await db
    .selectFrom('missed_searches')
    .select('query')
    .where('words', '=', words)
    .executeTakeFirst();
  const isFound = row === undefined || (await isFoundNow(db, row.query));
  if (row && isFound) await forget(db, [words]);
  return { isFound };
}

/** Forgets what nobody has searched for in a long time, and what finds something by now. */
export async function sweepMissedSearches(db: Db, now: Date): Promise<void> {
  const longAgo = dayInGreece(new Date(now.getTime() - MISSED_DAYS * DAY_MS));
  await db.deleteFrom('missed_searches').where('last_on', '<', longAgo).execute();
  const rows = await db
    .selectFrom('missed_searches')
    .select(['words', 'query'])
    .where('is_ignored', '=', 0)
    .execute();
  const found: string[] = [];
  for (const { words, query } of rows) {
    if (await isFoundNow(db, query)) found.push(words);
    // A thousand searches take many seconds, and SQLite answers without a turn for anybody else.
    await nextTurn();
  }
  await forget(db, found);
}

async function isFoundNow(db: Db, query: string): Promise<boolean> {
  const { counts, isPartial } = await searchSite(db, { query, page: 1, pageSize: 1 });
  return counts.length > 0 && !isPartial;
}

async function forget(db: Db, searches: readonly string[]): Promise<void> {
  for (const some of batches(searches)) {
    await db.deleteFrom('missed_searches').where('words', 'in', some).execute();
  }
}
