import type { UploadTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import { type AddedMedium, addMedium } from '../add-medium.ts';
import type { MediaServices } from '../media-services.ts';
import { sentDigestOf } from '../sent-files.ts';
import { readIfThere } from '../store.ts';
import { PIECE_BYTES } from '../upload-limits.ts';
import { dropUploads } from './drop-uploads.ts';
import { getUpload, otherOffset, pieceKey, uploadNotFound } from './upload-row.ts';

/** After these the same file may be taken later: the pieces stay. */
const PASSING: readonly DomainError['code'][] = ['too-many', 'unavailable', 'busy'];

/**
 * Puts the pieces of an upload together and stores the file as {@link addMedium} does, with all its checks. Throws
 * what it throws; also 'not-found' for an upload that has to begin again, and 'conflict' with the `offset` of a piece
 * that is missing.
 */
export async function finishUpload(
  media: MediaServices,
  id: string,
  acting: Acting,
): Promise<AddedMedium> {
  const row = await getUpload(media.db, id, acting);
  if (row.received_bytes !== row.size_bytes) throw otherOffset(row.received_bytes);
  try {
    const bytes = await putTogether(media, row);
    const medium = await addMedium(
      media,
      { bytes, fileName: row.file_name, accept: row.accept },
      acting,
    );
    await dropUploads(media, [row]);
    return medium;
  } catch (error) {
    const isForGood = error instanceof DomainError && !PASSING.includes(error.code);
    if (isForGood) await dropUploads(media, [row]);
    throw error;
  }
}

/** The whole file. Throws 'not-found' when it is not what was announced, or a piece is gone. */
async function putTogether({ store }: MediaServices, row: UploadTable): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(row.size_bytes);
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
    const piece = await readIfThere(store, pieceKey(row.id, offset));
    if (piece?.length !== Math.min(PIECE_BYTES, bytes.length - offset)) throw uploadNotFound();
    bytes.set(piece, offset);
  }
  if (row.digest && sentDigestOf(bytes) !== row.digest) throw uploadNotFound();
  return bytes;
}
