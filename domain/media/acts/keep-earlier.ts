import type { MediaTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { newId } from '../../ids.ts';
import { renditionFolder } from '../pictures/renditions.ts';
import { loosenFiles } from '../store/loose-files.ts';

/**
 * Writes down the address that a medium is about to lose, so that it leads to the next one, and lets go of what was
 * made for it. Its bytes stay with the medium.
 */
export function keepEarlierAddress(tx: Tx, before: MediaTable, acting: Acting): Promise<void> {
  return keep(tx, before, null, acting);
}

/**
 * The same for a medium whose file is about to be replaced: its bytes stay until it cannot be brought back any more.
 */
export function keepEarlierFile(tx: Tx, before: MediaTable, acting: Acting): Promise<void> {
  return keep(tx, before, before.storage_key, acting);
}

async function keep(
  tx: Tx,
  before: MediaTable,
  storage_key: string | null,
  acting: Acting,
): Promise<void> {
  const { id, address_digest } = before;
  // An address that it had more than once is written down once.
  await tx
    .deleteFrom('earlier_files')
    .where('medium_id', '=', id)
    .where('address_digest', '=', address_digest)
    .where('storage_key', 'is', null)
    .execute();
  await tx
    .insertInto('earlier_files')
    .values({
      id: newId(acting.now),
      medium_id: id,
      address_digest,
      storage_key,
      digest: before.digest,
      file_name: before.file_name,
      mime_type: before.mime_type,
      size_bytes: before.size_bytes,
      width: before.width,
      height: before.height,
      crop: before.crop,
      replaced_at: acting.now.toISOString(),
      replaced_by: acting.by.email,
    })
    .execute();
  await loosenFiles(tx, [`${renditionFolder(id)}${address_digest}/`], acting.now);
}
