import type { UploadTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import type { MediaServices } from '../media-services.ts';
import { readIfThere } from '../store/store.ts';
import { tryToDropUploads } from './drop-uploads.ts';
import { sentDigestOf } from './sent-files.ts';
import { PIECE_BYTES } from './upload-limits.ts';
import { getUpload, otherOffset, pieceKey, uploadNotFound } from './upload-row.ts';

/** After these the same file may be taken later: the pieces stay. */
const PASSING: readonly DomainError['code'][] = ['too-many', 'unavailable'];

interface WholeUpload {
  bytes: Uint8Array;
  row: UploadTable;
}

/**
 * Puts the pieces of one's own upload together and hands the file on; then the upload is over, unless it was refused
 * for a reason that passes, or with an error of which {@link staysAfter} says so. Throws 'not-found' for an upload that
 * has to begin again, 'conflict' with the `offset` of a piece that is missing, and what `use` throws.
 */
export async function takeUpload<T>(
  media: MediaServices,
  id: string,
  acting: Acting,
  use: (upload: WholeUpload) => Promise<T>,
  staysAfter: (error: DomainError) => boolean = () => false,
): Promise<T> {
  const row = await getUpload(media.db, id, acting);
  if (row.received_bytes !== row.size_bytes) throw otherOffset(row.received_bytes);
  try {
    const used = await use({ bytes: await putTogether(media, row), row });
    await tryToDropUploads(media, [row]);
    return used;
  } catch (error) {
    const isForGood =
      error instanceof DomainError && !PASSING.includes(error.code) && !staysAfter(error);
    if (isForGood) await tryToDropUploads(media, [row]);
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
