import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { MissedAddressTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { notFound } from '../errors.ts';
import { batches, findAnswered } from '../links/find-answered.ts';
import { ANY_QUERY, writeFrom } from '../redirects/from-address.ts';
import { DAY_MS } from '../time/durations.ts';
import { dayInGreece } from '../time/greek-time.ts';

/** More addresses are not kept: those asked for least, longest ago, make room. */
export const MOST_MISSED = 2000;
/** An address that nobody asked for, or a search that nobody made, for so long is forgotten, ignored or not. */
export const MISSED_DAYS = 90;
/** From so many times on, an address is no slip of one person's fingers. */
const OFTEN = 10;

export const MISSED_LISTS = ['often', 'all', 'ignored'] as const;
export type MissedList = (typeof MISSED_LISTS)[number];

/** What one process counted since it last wrote it down. */
export interface Miss {
  path: string;
  times: number;
  linkedFrom: string;
}

export interface ListedMiss {
  /** As people read and type it. */
  address: string;
  /** As it is stored. */
  path: string;
  times: number;
  firstOn: string;
  lastOn: string;
  linkedFrom: string;
}

/** Adds what was counted to what is stored, and lets go of what is too much. */
export async function writeMissed(db: Db, misses: readonly Miss[], now: Date): Promise<void> {
  if (misses.length === 0) return;
  const today = dayInGreece(now);
  await inTransaction(db, async (tx) => {
    for (const some of batches(misses)) {
      await tx
        .insertInto('missed_addresses')
        .values(
          // In one order everywhere, so that two processes never wait for each other.
          some
            .toSorted((a, b) => (a.path < b.path ? -1 : 1))
            .map(({ path, times, linkedFrom }) => ({
              path,
              times,
              first_on: today,
              last_on: today,
              linked_from: linkedFrom,
              is_ignored: 0 as const,
            })),
        )
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet((e) => ({
            times: e('missed_addresses.times', '+', e.ref('excluded.times')),
            last_on: e.ref('excluded.last_on'),
            linked_from: sql<string>`case when excluded.linked_from = '' then missed_addresses.linked_from else excluded.linked_from end`,
          })),
        )
        .execute();
    }
    await tx
      .deleteFrom('missed_addresses')
      .where('path', 'in', (e) =>
        e
          .selectFrom('missed_addresses')
          .select('path')
          .orderBy('is_ignored', 'desc')
          .orderBy('times', 'desc')
          .orderBy('last_on', 'desc')
          .orderBy('path')
          .limit(MOST_MISSED)
          .offset(MOST_MISSED),
      )
      .execute();
  });
}

function missedIn(db: Db, list: MissedList) {
  const query = db
    .selectFrom('missed_addresses')
    .where('is_ignored', '=', list === 'ignored' ? 1 : 0);
  if (list !== 'often') return query;
  return query.where((e) => e.or([e('times', '>=', OFTEN), e('linked_from', '!=', '')]));
}

/** Addresses that were not found, those asked for most often first. */
export async function listMissed(
  db: Db,
  { list, limit, offset }: { list: MissedList; limit: number; offset: number },
): Promise<{ missed: ListedMiss[]; total: number }> {
  const rows = await missedIn(db, list)
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute();
  return { missed: rows.map(toListed), total: await countMissed(db, list) };
}

/** How many a list has. */
export async function countMissed(db: Db, list: MissedList): Promise<number> {
  const { total } = await missedIn(db, list)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function toListed(row: MissedAddressTable): ListedMiss {
  return {
    address: writeFrom({ path: row.path, query: ANY_QUERY }),
    path: row.path,
    times: row.times,
    firstOn: row.first_on,
    lastOn: row.last_on,
    linkedFrom: row.linked_from,
  };
}

/** Takes an address from the list of what waits, or puts it back. Throws 'not-found'. */
export async function ignoreMissed(db: Db, path: string, isIgnored: boolean): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('missed_addresses')
    .set({ is_ignored: isIgnored ? 1 : 0 })
    .where('path', '=', path)
    .executeTakeFirst();
  if (Number(numUpdatedRows) > 0) return;
  throw notFound({
    el: 'Αυτή η διεύθυνση δεν είναι πια στον κατάλογο.',
    en: 'This address is no longer on the list.',
  });
}

/** Forgets addresses from which visitors are led somewhere now. */
export async function forgetMissed(db: Db, paths: readonly string[]): Promise<void> {
  for (const some of batches(paths)) {
    await db.deleteFrom('missed_addresses').where('path', 'in', some).execute();
  }
}

/** Forgets what nobody has asked for in a long time, and addresses at which there is something by now. */
export async function sweepMissed(db: Db, now: Date): Promise<void> {
  const longAgo = dayInGreece(new Date(now.getTime() - MISSED_DAYS * DAY_MS));
  await db.deleteFrom('missed_addresses').where('last_on', '<', longAgo).execute();
  const rows = await db.selectFrom('missed_addresses').select('path').execute();
  const answered = await findAnswered(
    db,
    rows.map(({ path }) => path),
  );
  await forgetMissed(db, [...answered]);
}
