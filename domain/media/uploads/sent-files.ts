import { createHash } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import { type MediaStore, readIfThere } from '../store/store.ts';

/** What a file is known by: the SHA-256 of its bytes as they were sent, in hexadecimal digits. */
export function sentDigestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The medium of the library that came as the file with that digest, if it still is that file. */
export function findSentFile(db: Db, digest: string): Promise<MediaTable | undefined> {
  return (
    db
      .selectFrom('media')
      .innerJoin('sent_files', 'sent_files.medium_id', 'media.id')
      .where('sent_files.digest', '=', digest)
      // A medium that was replaced since is another file.
      .whereRef('sent_files.stored_digest', '=', 'media.digest')
      // One in the bin is gone to everybody: the file that comes again is a new medium.
      .where('media.deleted_at', 'is', null)
      .selectAll('media')
      .executeTakeFirst()
  );
}

/** Whether the store has the file of a medium: after a backup was restored without all media it may not. */
export async function hasFile(
  { store }: { store: MediaStore },
  medium: Pick<MediaTable, 'storage_key'>,
): Promise<boolean> {
  return (await store.parts.sizeOf(medium.storage_key)) !== undefined;
}

/**
 * The medium whose stored bytes are exactly these: the same picture with other words about it in the file, or a file
 * of the first content. The digest in the table is short, so the bytes themselves are compared. One whose bytes are
 * missing in the store gets them back.
 */
export async function findStoredFile(
  { db, store }: { db: Db; store: MediaStore },
  kept: { bytes: Uint8Array; digest: string },
): Promise<MediaTable | undefined> {
  const alike = await db
    .selectFrom('media')
    .selectAll()
    .where('digest', '=', kept.digest)
    .where('size_bytes', '=', kept.bytes.length)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const row of alike) {
    const stored = await readIfThere(store, row.storage_key);
    if (!stored) await store.put(row.storage_key, kept.bytes);
    if (!stored || Buffer.compare(stored, kept.bytes) === 0) return row;
  }
  return undefined;
}

/** Writes down that a file is a medium of the library. False when the medium has been deleted meanwhile. */
export function noteSentAgain(db: Db, digest: string, mediumId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const medium = await tx
      .selectFrom('media')
      .select(['id', 'digest'])
      .where('id', '=', mediumId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (medium) await noteSentFile(tx, digest, medium);
    return medium !== undefined;
  });
}

/**
 * Writes down which medium a file became. Returns the medium that the same file has become meanwhile, where somebody
 * sent it at the same moment; then nothing is written. The key of the table lets only one of two be first. A medium
 * whose file is lost, as `isThere` says, is none that it has become.
 */
export async function noteSentFile(
  tx: Tx,
  digest: string,
  medium: Pick<MediaTable, 'id' | 'digest'>,
  isThere: (other: MediaTable) => Promise<boolean> = async () => true,
): Promise<MediaTable | undefined> {
  const values = { medium_id: medium.id, stored_digest: medium.digest };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sent_files')
    .values({ digest, ...values })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const known = await findSentFile(tx, digest);
  if (known && known.id !== medium.id && (await isThere(known))) return known;
  await tx.updateTable('sent_files').set(values).where('digest', '=', digest).execute();
  return undefined;
}
