import { isSqlite } from '../../../database/connect.ts';
import type { EarlierFileTable, MediaTable } from '../../../database/tables.ts';
import { inTransaction, type Tx, touchSite } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { notFound } from '../../errors.ts';
import { readDocumentFacts } from '../documents/read-documents.ts';
import { describeRows, type Medium, toMedium } from '../library/medium.ts';
import type { MediaServices } from '../media-services.ts';
import { addressDigest } from '../pictures/address-digest.ts';
import { keepEarlierFile } from './keep-earlier.ts';
import { changedMeanwhile, changeMedium, lockMedium, recordMediumAct } from './lock-medium.ts';
import { requireMayChangeShown } from './may-change-shown.ts';

/**
 * Puts an earlier file of a medium in its place again; the one that was there becomes an earlier one. Throws
 * 'not-found', also when its bytes are gone, 'conflict' when the medium is not that `version` any more, or 'forbidden'
 * where visitors see it and only reviewers change that.
 */
export async function bringBackFile(
  media: MediaServices,
  id: string,
  { earlier, version }: { earlier: string; version: number },
  acting: Acting,
): Promise<Medium> {
  const row = await inTransaction(media.db, async (tx) => {
    const before = await lockMedium(tx, id);
    if (before.version !== version) throw changedMeanwhile([toMedium(before)]);
    await requireMayChangeShown(tx, [before], acting);
    const file = await takeEarlier(tx, id, earlier);
    await keepEarlierFile(tx, before, acting);
    const columns = {
      file_name: file.file_name,
      mime_type: file.mime_type,
      storage_key: file.storage_key,
      digest: file.digest,
      address_digest: addressDigest(file.digest, file.crop),
      size_bytes: file.size_bytes,
      width: file.width,
      height: file.height,
      crop: file.crop,
    };
    const after = await changeMedium(tx, before, columns, acting);
    await recordMediumAct(tx, 'replacement-undone', after, acting);
    touchSite(tx);
    return after;
  });
  if (row.kind === 'document') await readAgain(media, row, acting);
  // Somebody may have deleted it since: it was brought back all the same.
  const [medium] = await describeRows(media.db, [row]);
  return medium as Medium;
}

/** An earlier file whose bytes are there. Its row goes: from now on the medium names the bytes. */
async function takeEarlier(
  tx: Tx,
  mediumId: string,
  id: string,
): Promise<EarlierFileTable & { storage_key: string }> {
  const row = await tx
    .selectFrom('earlier_files')
    .selectAll()
    .where('id', '=', id)
    .where('medium_id', '=', mediumId)
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  const { storage_key } = row ?? {};
  if (!row || !storage_key) {
    throw notFound({
      el: 'Το προηγούμενο αρχείο δεν υπάρχει πια.',
      en: 'The earlier file is no longer there.',
    });
  }
  await tx.deleteFrom('earlier_files').where('id', '=', id).execute();
  return { ...row, storage_key };
}

/** What the document says. It is in its place whether or not that works; the nightly job tries again. */
async function readAgain(media: MediaServices, row: MediaTable, { now }: Acting): Promise<void> {
  try {
    const bytes = await media.store.getBytes(row.storage_key);
    await readDocumentFacts(media, row, bytes, now);
  } catch {
    return;
  }
}
