import type { MediaTable } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { newId } from '../../ids.ts';
import { findDocumentFacts } from '../documents/document-facts.ts';
import { readDocumentFacts } from '../documents/read-documents.ts';
import { type ExaminedFile, examineFile } from '../files/examine-file.ts';
import { recogniseFile } from '../files/recognise-file.ts';
import { scanForViruses } from '../files/virus-scan.ts';
import { cleanFileName, digestOf } from '../library/library.ts';
import { type Medium, newMediumRow, toMedium } from '../library/medium.ts';
import type { MediaServices } from '../media-services.ts';
import { announceFile, dropFile, keepFile } from '../store/loose-files.ts';
import {
  findSentFile,
  findStoredFile,
  hasFile,
  noteSentAgain,
  noteSentFile,
  sentDigestOf,
} from './sent-files.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';
import { requireQuota, takeFromQuota } from './upload-quota.ts';
import { fileTooLarge, wrongKind } from './upload-refusals.ts';

/** A whole file as somebody sent it; `accept` says whether it may be a document. */
export interface Upload {
  bytes: Uint8Array;
  fileName: string;
  accept: 'image' | 'any';
}

/** A medium, and whether the library had the file before it was sent. */
export interface AddedMedium extends Medium {
  wasThere: boolean;
}

/**
 * Stores an uploaded picture or PDF; a file that the library has is stored once, and its medium is given. Throws
 * 'too-large', 'unsupported' or 'invalid' for what will not do, 'too-many' beyond the quota of whoever uploads, and
 * 'unavailable' when nobody can look at the file now.
 */
export async function addMedium(
  media: MediaServices,
  upload: Upload,
  acting: Acting,
): Promise<AddedMedium> {
  const { bytes } = upload;
  if (bytes.length > MAX_UPLOAD_BYTES) throw fileTooLarge();
  const kind = recogniseFile(bytes);
  if (kind === undefined || (kind === 'pdf' && upload.accept === 'image')) {
    throw wrongKind(upload.accept);
  }
  const sentDigest = sentDigestOf(bytes);
  const known = await findSentFile(media.db, sentDigest);
  if (known && (await hasFile(media, known))) return { ...toMedium(known), wasThere: true };
  await requireQuota(media, bytes.length, acting);
  await scanForViruses(media.virusScanner, bytes);
  const kept = await examineFile(media, bytes, kind);
  const sent = { fileName: upload.fileName, sentDigest, sizeBytes: bytes.length };
  const medium = await storeMedium(media, kept, sent, acting);
  return kind === 'pdf' && !medium.wasThere ? withFacts(media, medium, bytes, acting) : medium;
}

/** Reads what a new document says. It is in the library whether or not that works; the nightly job tries again. */
async function withFacts(
  media: MediaServices,
  medium: AddedMedium,
  bytes: Uint8Array,
  { now }: Acting,
): Promise<AddedMedium> {
  try {
    await readDocumentFacts(media, { id: medium.id, digest: digestOf(bytes) }, bytes, now);
  } catch {
    return medium;
  }
  const facts = await findDocumentFacts(media.db, [medium.id]);
  return { ...medium, document: facts.get(medium.id) ?? null };
}

interface Sent {
  fileName: string;
  sentDigest: string;
  /** As it was sent, before it was encoded anew; it counts towards the quota. */
  sizeBytes: number;
}

async function storeMedium(
  { db, store, uploadBytesPerDay }: MediaServices,
  kept: ExaminedFile,
  { fileName, sentDigest, sizeBytes }: Sent,
  acting: Acting,
): Promise<AddedMedium> {
  const digest = digestOf(kept.bytes);
  const alike = await findStoredFile({ db, store }, { bytes: kept.bytes, digest });
  if (alike && (await noteSentAgain(db, sentDigest, alike.id))) {
    return { ...toMedium(alike), wasThere: true };
  }
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
      digest,
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
      const first = await noteSentFile(tx, sentDigest, row, (one) => hasFile({ store }, one));
      if (first) throw new SentAtOnce(first);
      await takeFromQuota(tx, uploadBytesPerDay, sizeBytes, acting);
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
    if (error instanceof SentAtOnce) return { ...toMedium(error.first), wasThere: true };
    throw error;
  }
  return { ...toMedium(row), wasThere: false };
}

/** Ends the transaction of whoever sent the same file a moment later. */
class SentAtOnce extends Error {
  readonly first: MediaTable;

  constructor(first: MediaTable) {
    super('The same file was sent at the same moment.');
    this.first = first;
  }
}
