import type { Db } from '../../../database/connect.ts';
import type { Acting } from '../../acting.ts';
import { DAY_MS } from '../../time/durations.ts';
import type { MediaStore } from '../store/store.ts';
import { getUpload, pieceFolder } from './upload-row.ts';

/** After the last piece of an upload it can be gone on with for a day. */
const ABANDONED_AFTER_MS = DAY_MS;

interface Kept {
  db: Db;
  store: MediaStore;
}

/** Gives up one's own upload. Throws 'not-found'. */
export async function cancelUpload(kept: Kept, id: string, acting: Acting): Promise<void> {
  await dropUploads(kept, [await getUpload(kept.db, id, acting)]);
}

/** Gives up the uploads with which nobody went on for a day. Returns how many those were. */
export async function dropAbandonedUploads(kept: Kept, now: Date): Promise<number> {
  const last = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString();
  const abandoned = await kept.db
    .selectFrom('uploads')
    .select(['id', 'updated_at'])
    .where('updated_at', '<', last)
    .execute();
  return dropUploads(kept, abandoned);
}

/**
 * Deletes uploads to which no piece was added since they were read, and their pieces. The row goes last: a process
 * that dies in between leaves it, and the pieces that remain are found by it.
 */
export async function dropUploads(
  { db, store }: Kept,
  uploads: readonly { id: string; updated_at: string }[],
): Promise<number> {
  let dropped = 0;
  for (const { id, updated_at } of uploads) {
    // From now on it is not there for anybody.
    const closed = await db
      .updateTable('uploads')
      .set({ received_bytes: -1, updated_at: CLOSED })
      .where('id', '=', id)
      .where('updated_at', '=', updated_at)
      .executeTakeFirst();
    if (closed.numUpdatedRows === 0n) continue;
    await store.deleteAll(pieceFolder(id));
    await db.deleteFrom('uploads').where('id', '=', id).execute();
    dropped++;
  }
  return dropped;
}

/**
 * The same for whoever has something else to tell. What the store or the database does not delete now, a later job
 * does.
 */
export async function tryToDropUploads(...given: Parameters<typeof dropUploads>): Promise<void> {
  await dropUploads(...given).catch(() => undefined);
}

/** Older than every other moment, so that a later job finds what a process has left. */
const CLOSED = '1970-01-01T00:00:00.000Z';
