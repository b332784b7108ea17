import type { Db } from '../../../database/connect.ts';
import { DAY_MS } from '../../time/durations.ts';
import { isUnavailable } from '../../unavailable.ts';
import type { MediaStore } from './store.ts';

/** An upload that has not become a medium after so long never will: whoever sent it has been told that it failed. */
const UPLOAD_MS = DAY_MS;
/** After so many files the store is taken for one that is away: a single one may lie on a bad part of a disk. */
const MOST_UNAVAILABLE = 3;
/** Rows that are read at once. */
const BATCH_SIZE = 100;

/**
 * Bytes of the store that no medium names are named in `loose_files`, from before they are written until they are
 * deleted. A process that dies in between loses nothing and leaks nothing: `sweepLooseFiles` goes on where it ended.
 */

/** Names a file that is going to be written. Take the name away in the transaction that adds its medium. */
export async function announceFile(db: Db, key: string, now: Date): Promise<void> {
  const delete_after = new Date(now.getTime() + UPLOAD_MS).toISOString();
  await db.insertInto('loose_files').values({ key, delete_after }).execute();
}

/** Takes the name away of a file that a medium names from now on, or that is gone. */
export async function keepFile(db: Db, key: string): Promise<void> {
  await db.deleteFrom('loose_files').where('key', '=', key).execute();
}

/**
 * Deletes a file that was announced and did not become a medium; where that fails, the next sweep does it. A file that
 * did become one stays: where the answer of the database is lost, whoever added the medium takes it for refused.
 */
export async function dropFile(
  { db, store }: { db: Db; store: MediaStore },
  key: string,
): Promise<void> {
  try {
    if (!(await isLoose(db, key))) return;
    await store.delete(key);
    await keepFile(db, key);
  } catch {
    // Whoever calls has an error of its own to tell.
  }
}

/** Whether no medium names a file. A transaction that is only just ending is waited for. */
async function isLoose(db: Db, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loose_files')
    .set(({ ref }) => ({ delete_after: ref('delete_after') }))
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names files, or folders that end in a slash, that nothing needs any more: call it with what stops needing them. */
export async function loosenFiles(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const delete_after = now.toISOString();
  await db
    .insertInto('loose_files')
    .values(keys.map((key) => ({ key, delete_after })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ delete_after }))
    .execute();
}

/**
 * Deletes the bytes of loose files, and returns how many it deleted. What the store does not let go of is tried again
 * with the next call; `onFailure` hears of it. A store that is away is not asked about each of them: it may be silent
 * for a minute each time, and other jobs wait.
 */
export async function sweepLooseFiles(
  { db, store }: { db: Db; store: MediaStore },
  now: Date,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let deleted = 0;
  let unavailable = 0;
  let after = '';
  while (true) {
    const rows = await db
      .selectFrom('loose_files')
      .select('key')
      .where('delete_after', '<=', now.toISOString())
      .where('key', '>', after)
      .orderBy('key')
      .limit(BATCH_SIZE)
      .execute();
    for (const { key } of rows) {
      try {
        await deleteBytes(store, key);
        await keepFile(db, key);
        deleted++;
      } catch (error) {
        onFailure(error);
        if (isUnavailable(error) && ++unavailable === MOST_UNAVAILABLE) return deleted;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return deleted;
    after = last.key;
  }
}

/** Deletes what may be gone already. */
async function deleteBytes(store: MediaStore, key: string): Promise<void> {
  if (key.endsWith('/')) await store.deleteAll(key);
  else await store.delete(key);
}
