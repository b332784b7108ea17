import type { Db } from '../../../database/connect.ts';
import type { UploadTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { newId } from '../../ids.ts';
import { type Medium, toMedium } from '../library/medium.ts';
import type { MediaServices } from '../media-services.ts';
import { tryToDropUploads } from './drop-uploads.ts';
import { findSentFile, hasFile } from './sent-files.ts';
import { MAX_UPLOAD_BYTES } from './upload-limits.ts';
import { requireQuota } from './upload-quota.ts';
import { fileTooLarge, wrongKind } from './upload-refusals.ts';
import { type OpenUpload, toOpenUpload } from './upload-row.ts';

/** What somebody is about to send. */
export interface AnnouncedFile {
  fileName: string;
  size: number;
  /** SHA-256 of the whole file in hexadecimal digits; '' where the sender cannot compute it. */
  digest: string;
  accept: 'image' | 'any';
  /** It takes the place of another file: it is sent also where the library has it. */
  isReplacement?: boolean | undefined;
}

/** More unfinished uploads of one account than anybody works at: beyond them the oldest are given up. */
export const MAX_OPEN_UPLOADS = 30;

/**
 * Begins an upload in pieces, or goes on with one's own unfinished one of the same file. For a file that the library
 * has, it gives the medium: nothing needs to be sent. Throws 'too-large', 'unsupported' or 'too-many' (the quota).
 */
export async function beginUpload(
  media: MediaServices,
  file: AnnouncedFile,
  acting: Acting,
): Promise<{ medium: Medium } | { upload: OpenUpload }> {
  const { db } = media;
  if (file.size > MAX_UPLOAD_BYTES) throw fileTooLarge();
  // Before the library is asked: one that is just finished is in the library before it is no longer begun.
  const begun = file.digest ? await findBegun(db, file, acting) : undefined;
  const known =
    file.digest && !file.isReplacement ? await findSentFile(db, file.digest) : undefined;
  if (known && (await hasFile(media, known))) {
    if (file.accept === 'image' && known.kind !== 'image') throw wrongKind(file.accept);
    return { medium: toMedium(known) };
  }
  if (begun) return { upload: toOpenUpload(begun) };
  await requireQuota(media, file.size, acting);
  const row = newUpload(file, acting);
  await db.insertInto('uploads').values(row).execute();
  await giveUpOldest(media, acting);
  return { upload: toOpenUpload(row) };
}

function newUpload(file: AnnouncedFile, { by, now }: Acting): UploadTable {
  return {
    id: newId(now),
    account_id: by.id,
    file_name: file.fileName,
    accept: file.accept,
    size_bytes: file.size,
    digest: file.digest,
    received_bytes: 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** One's own unfinished upload of the same file; of several the one that is furthest. */
function findBegun(db: Db, file: AnnouncedFile, { by }: Acting): Promise<UploadTable | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('account_id', '=', by.id)
    .where('digest', '=', file.digest)
    .where('size_bytes', '=', file.size)
    .where('accept', '=', file.accept)
    .where('received_bytes', '>=', 0)
    .orderBy('received_bytes', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function giveUpOldest({ db, store }: MediaServices, { by }: Acting): Promise<void> {
  const open = await db
    .selectFrom('uploads')
    .select(['id', 'updated_at'])
    .where('account_id', '=', by.id)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  await tryToDropUploads({ db, store }, open.slice(MAX_OPEN_UPLOADS));
}
