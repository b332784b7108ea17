import { type Db, isSqlite } from '../../../database/connect.ts';
import type { EarlierFileTable } from '../../../database/tables.ts';
import { inTransaction, type Tx, touchSite } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { requireReasonForDocument } from '../../advice/require-reason-for-document.ts';
import { lockEntriesWithMedium } from '../../content/references/document-words.ts';
import { notFound } from '../../errors.ts';
import {
  keepReading,
  type ReadingOutcome,
  tryToRead,
  wordsOf,
} from '../documents/read-documents.ts';
import { describeRows, type Medium, toMedium } from '../library/medium.ts';
import type { MediaServices } from '../media-services.ts';
import { addressDigest } from '../pictures/address-digest.ts';
import { keepEarlierFile } from './keep-earlier.ts';
import { changedMeanwhile, changeMedium, lockMedium, recordMediumAct } from './lock-medium.ts';
import { requireMayChangeShown } from './may-change-shown.ts';

/**
 * Puts an earlier file of a medium in its place again; the one that was there becomes an earlier one. Throws
 * 'not-found', also when its bytes are gone, 'conflict' when the medium is not that `version` any more, 'forbidden'
 * where visitors see it and only reviewers change that, or 'invalid' with `personalData` where it needs a reason.
 */
export async function returnToFile(
  media: MediaServices,
  id: string,
  { earlier, version }: { earlier: string; version: number },
  acting: Acting,
): Promise<Medium> {
  const reading = await readEarlier(media, id, earlier);
  const row = await inTransaction(media.db, async (tx) => {
    if (reading) await lockEntriesWithMedium(tx, id);
    const before = await lockMedium(tx, id);
    if (before.version !== version) throw changedMeanwhile([toMedium(before)]);
    await requireMayChangeShown(tx, [before], acting);
    const file = await takeEarlier(tx, id, earlier);
    const isExplained =
      reading && (await requireReasonForDocument(tx, before, wordsOf(reading), acting));
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
    if (reading) await keepReading(tx, after, reading, { now: acting.now, isExplained });
    await recordMediumAct(tx, 'replacement-undone', after, acting);
    touchSite(tx);
    return after;
  });
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
  const row = await earlierFile(tx, mediumId, id)
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  const { storage_key } = row ?? {};
  if (!row || !storage_key) throw earlierNotFound();
  await tx.deleteFrom('earlier_files').where('id', '=', id).execute();
  return { ...row, storage_key };
}

function earlierNotFound() {
  return notFound({
    el: 'Το προηγούμενο αρχείο δεν υπάρχει πια.',
    en: 'The earlier file is no longer there.',
  });
}

const earlierFile = (db: Db, mediumId: string, id: string) =>
  db.selectFrom('earlier_files').selectAll().where('id', '=', id).where('medium_id', '=', mediumId);

/**
 * What an earlier document says; undefined for a picture, and where its bytes cannot be had or nothing can read them
 * now: it comes back all the same, and the nightly job tries again. Throws 'not-found' where the store has lost it:
 * what visitors see now is better than nothing.
 */
async function readEarlier(
  media: MediaServices,
  mediumId: string,
  id: string,
): Promise<ReadingOutcome | undefined> {
  const file = await earlierFile(media.db, mediumId, id).executeTakeFirst();
  if (!file?.storage_key) return undefined;
  const size = await media.store.parts.sizeOf(file.storage_key).catch(() => 0);
  if (size === undefined) throw earlierNotFound();
  if (file.mime_type !== 'application/pdf') return undefined;
  try {
    return await tryToRead(media, await media.store.getBytes(file.storage_key));
  } catch {
    return undefined;
  }
}
