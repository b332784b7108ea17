import type { Db } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { inTransaction, type Tx, touchSite } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { requireReasonForDocument } from '../../advice/require-reason-for-document.ts';
import { lockEntriesWithMedium } from '../../content/references/document-words.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import {
  keepReading,
  type ReadingOutcome,
  tryToRead,
  wordsOf,
} from '../documents/read-documents.ts';
import { type ExaminedFile, examineFile } from '../files/examine-file.ts';
import { recogniseFile } from '../files/recognise-file.ts';
import { scanForViruses } from '../files/virus-scan.ts';
import { cleanFileName, digestOf } from '../library/library.ts';
import { describeRows, type Medium, mediumNotFound, toMedium } from '../library/medium.ts';
import type { MediaServices } from '../media-services.ts';
import { announceFile, dropFile, keepFile } from '../store/loose-files.ts';
import { hasFile, noteSentFile, sentDigestOf } from '../uploads/sent-files.ts';
import { takeUpload } from '../uploads/take-upload.ts';
import { requireQuota, takeFromQuota } from '../uploads/upload-quota.ts';
import { wrongKind } from '../uploads/upload-refusals.ts';
import { keepEarlierFile } from './keep-earlier.ts';
import { changedMeanwhile, changeMedium, lockMedium, recordMediumAct } from './lock-medium.ts';
import { requireMayChangeShown } from './may-change-shown.ts';

/** The file that is to take the place of another. */
export interface Replacement {
  /** One's own upload, all of whose pieces have arrived. */
  upload: string;
  /** The version of the medium that is on the screen. */
  version: number;
}

/**
 * Puts another file in the place of a medium's: whatever uses it shows the new one, and addresses of before lead there.
 * What the file was before can be brought back for as long as the bin keeps files. A file that is there already changes
 * nothing. Throws 'not-found', 'conflict', 'forbidden' where visitors see it and only reviewers change that, what
 * {@link addMedium} throws of the file, 'unsupported' for a picture in the place of a document, and 'invalid' with
 * `personalData` where a document needs a reason.
 */
export async function replaceFile(
  media: MediaServices,
  id: string,
  { upload, version }: Replacement,
  acting: Acting,
): Promise<Medium> {
  return takeUpload(
    media,
    upload,
    acting,
    async ({ bytes, row }) => {
      const before = await findLiving(media.db, id);
      // Before all the work of a file that will not be taken; the transaction looks again.
      await requireMayChangeShown(media.db, [before], acting);
      requireSameKind(before, bytes);
      await requireQuota(media, bytes.length, acting);
      await scanForViruses(media.virusScanner, bytes);
      const examined = await examineFile(media, bytes, recogniseFile(bytes) ?? 'pdf');
      const reading = examined.kind === 'document' ? await tryToRead(media, bytes) : 'unreadable';
      const sent = {
        ...{ fileName: row.file_name, sentDigest: sentDigestOf(bytes), version },
        bytes: bytes.length,
      };
      return putInPlace(media, id, { examined, reading, sent }, acting);
    },
    // It need not be sent once more to be kept for a reason, or over what somebody else did.
    ({ code, details }) => code === 'conflict' || details?.personalData !== undefined,
  );
}

async function findLiving(db: Db, id: string): Promise<MediaTable> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw mediumNotFound();
  return row;
}

/** A page that shows a picture cannot show a document, nor the other way round. */
function requireSameKind(before: MediaTable, bytes: Uint8Array): void {
  const kind = recogniseFile(bytes);
  if (kind === undefined) throw wrongKind(before.kind === 'image' ? 'image' : 'any');
  if ((kind === 'pdf') === (before.kind === 'document')) return;
  throw new DomainError(
    'unsupported',
    before.kind === 'document'
      ? {
          el: 'Ένα έγγραφο PDF αντικαθίσταται μόνο με έγγραφο PDF.',
          en: 'A PDF document can only be replaced by a PDF document.',
        }
      : {
          el: 'Μια εικόνα αντικαθίσταται μόνο με εικόνα.',
          en: 'A picture can only be replaced by a picture.',
        },
  );
}

interface InPlace {
  examined: ExaminedFile;
  reading: ReadingOutcome;
  sent: { fileName: string; sentDigest: string; version: number; bytes: number };
}

async function putInPlace(
  { db, store, uploadBytesPerDay }: MediaServices,
  id: string,
  { examined, reading, sent }: InPlace,
  acting: Acting,
): Promise<Medium> {
  const digest = digestOf(examined.bytes);
  const storage_key = `originals/${newId(acting.now)}.${examined.extension}`;
  // Named before it is written, so that a process that dies leaves no bytes that nobody knows of.
  await announceFile(db, storage_key, acting.now);
  let isKept = false;
  try {
    await store.put(storage_key, examined.bytes);
    return await inTransaction(db, async (tx) => {
      if (examined.kind === 'document') await lockEntriesWithMedium(tx, id);
      const before = await lockMedium(tx, id);
      if (before.digest === digest && before.size_bytes === examined.bytes.length) {
        // The answer to a first attempt was lost on its way; or the store has lost the file, and gets it back.
        if (!(await hasFile({ store }, before)))
          await store.put(before.storage_key, examined.bytes);
        return describe(tx, before);
      }
      if (before.version !== sent.version) throw changedMeanwhile([toMedium(before)]);
      await requireMayChangeShown(tx, [before], acting);
      const isExplained = await requireReasonForDocument(tx, before, wordsOf(reading), acting);
      await keepEarlierFile(tx, before, acting);
      await takeFromQuota(tx, uploadBytesPerDay, sent.bytes, acting);
      const columns = {
        file_name: cleanFileName(sent.fileName, examined.extension),
        mime_type: examined.mimeType,
        storage_key,
        digest,
        address_digest: digest,
        size_bytes: examined.bytes.length,
        width: examined.width,
        height: examined.height,
        // What was cut from another picture means nothing in this one.
        crop: '',
      };
      const after = await changeMedium(tx, before, columns, acting);
      await keepFile(tx, storage_key);
      if (after.kind === 'document') {
        await keepReading(tx, after, reading, { now: acting.now, isExplained });
      }
      await noteSentFile(tx, sent.sentDigest, after);
      await recordMediumAct(tx, 'replaced', after, acting);
      touchSite(tx);
      isKept = true;
      return describe(tx, after);
    });
  } catch (error) {
    // Whatever the transaction said, it was taken back.
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await dropFile({ db, store }, storage_key);
  }
}

async function describe(tx: Tx, row: MediaTable): Promise<Medium> {
  const [medium] = await describeRows(tx, [row]);
  return medium as Medium;
}
