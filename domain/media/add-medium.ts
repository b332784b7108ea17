import type { MediaTable } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { recordChange } from '../audit/record.ts';
import { DomainError } from '../errors.ts';
import { newId } from '../ids.ts';
import { FileProcessEnded } from './file-process.ts';
import { cleanFileName, digestOf, MAX_UPLOAD_BYTES } from './library.ts';
import { announceFile, dropFile, keepFile } from './loose-files.ts';
import type { MediaServices } from './media-services.ts';
import { type Medium, newMediumRow, toMedium } from './medium.ts';
import { recogniseFile } from './recognise-file.ts';
import { giveBackQuota, takeFromQuota } from './upload-quota.ts';
import { scanForViruses } from './virus-scan.ts';

/** Whatever it receives, an upload is one of these, and `accept` says whether documents are among them. */
export interface Upload {
  bytes: Uint8Array;
  fileName: string;
  accept: 'image' | 'any';
}

/** What is kept of an upload. */
interface Kept {
  bytes: Uint8Array;
  kind: MediaTable['kind'];
  extension: 'webp' | 'pdf';
  mimeType: string;
  width: number;
  height: number;
}

/**
 * Stores an uploaded picture or PDF. Throws 'too-large', 'unsupported' or 'invalid' for what will not do,
 * 'too-many' beyond the quota of whoever uploads, and 'unavailable' when nobody can look at the file now.
 */
export async function addMedium(
  media: MediaServices,
  upload: Upload,
  acting: Acting,
): Promise<Medium> {
  const { bytes } = upload;
  if (bytes.length > MAX_UPLOAD_BYTES) {
    throw new DomainError('too-large', {
      el: 'Το αρχείο ξεπερνά τα 10 MB.',
      en: 'The file is larger than 10 MB.',
    });
  }
  const kind = recogniseFile(bytes);
  if (kind === undefined || (kind === 'pdf' && upload.accept === 'image'))
    throw unsupported(upload);
  const taken = await takeFromQuota(media, bytes.length, acting);
  try {
    await scanForViruses(media.virusScanner, bytes);
    const kept = await keep(media, bytes, kind);
    return await storeMedium(media, kept, upload.fileName, acting);
  } catch (error) {
    await giveBackQuota(media, taken);
    throw error;
  }
}

function unsupported({ accept }: Upload): DomainError {
  return accept === 'image'
    ? new DomainError('unsupported', {
        el: 'Το αρχείο δεν είναι εικόνα PNG, JPG, GIF, WebP ή AVIF.',
        en: 'The file is not a PNG, JPG, GIF, WebP or AVIF picture.',
      })
    : new DomainError('unsupported', {
        el: 'Το αρχείο δεν είναι εικόνα PNG, JPG, GIF, WebP ή AVIF, ούτε έγγραφο PDF.',
        en: 'The file is neither a PNG, JPG, GIF, WebP or AVIF picture nor a PDF document.',
      });
}

/** What is kept of a file, after its inside has been looked at in a process of its own. */
async function keep(
  { files }: MediaServices,
  bytes: Uint8Array,
  kind: NonNullable<ReturnType<typeof recogniseFile>>,
): Promise<Kept> {
  try {
    if (kind === 'pdf') {
      await files.run('checkPdf', bytes, { isUrgent: true });
      const mimeType = 'application/pdf';
      return { bytes, kind: 'document', extension: 'pdf', mimeType, width: 0, height: 0 };
    }
    const picture = await files.run('readPicture', { bytes, kind }, { isUrgent: true });
    return { ...picture, kind: 'image', extension: 'webp', mimeType: 'image/webp' };
  } catch (error) {
    if (!(error instanceof FileProcessEnded)) throw error;
    throw new DomainError('invalid', {
      el: 'Το αρχείο δεν διαβάζεται: είναι κατεστραμμένο ή χρειάζεται υπερβολικά πολλή μνήμη ή ώρα.',
      en: 'The file cannot be read: it is damaged, or takes too much memory or time.',
    });
  }
}

async function storeMedium(
  { db, store }: MediaServices,
  kept: Kept,
  fileName: string,
  acting: Acting,
): Promise<Medium> {
  const id = newId(acting.now);
  const storageKey = `originals/${id}.${kept.extension}`;
  await announceFile(db, storageKey, acting.now);
  const row = newMediumRow(
    {
      id,
      kind: kept.kind,
      file_name: cleanFileName(fileName, kept.extension),
      mime_type: kept.mimeType,
      storage_key: storageKey,
      digest: digestOf(kept.bytes),
      size_bytes: kept.bytes.length,
      width: kept.width,
      height: kept.height,
    },
    acting,
  );
  try {
    await store.put(storageKey, kept.bytes);
    await inTransaction(db, async (tx) => {
      await tx.insertInto('media').values(row).execute();
      await keepFile(tx, storageKey);
      await recordChange(
        tx,
        acting.by,
        'uploaded',
        { type: 'media', id, title: row.file_name },
        acting.now,
      );
    });
  } catch (error) {
    await dropFile({ db, store }, storageKey);
    throw error;
  }
  return toMedium(row);
}
