import type { Acting } from '../../acting.ts';
import { invalid } from '../../errors.ts';
import type { MediaServices } from '../media-services.ts';
import { PIECE_BYTES } from './upload-limits.ts';
import {
  getUpload,
  type OpenUpload,
  otherOffset,
  pieceKey,
  toOpenUpload,
  uploadNotFound,
} from './upload-row.ts';

/** A part of a file, from `offset` on. */
export interface Piece {
  offset: number;
  bytes: Uint8Array;
}

/**
 * Adds the next piece of an upload. What is counted as received is in the store before, so an upload can be gone on
 * with after any failure. Throws 'not-found', 'conflict' with the `offset` that comes next, and 'invalid' for a piece
 * of another length.
 */
export async function takePiece(
  { db, store }: MediaServices,
  id: string,
  { offset, bytes }: Piece,
  acting: Acting,
): Promise<OpenUpload> {
  const row = await getUpload(db, id, acting);
  if (offset !== row.received_bytes) throw otherOffset(row.received_bytes);
  const expected = Math.min(PIECE_BYTES, row.size_bytes - offset);
  if (bytes.length !== expected || expected === 0) throw wrongLength(expected);
  await store.put(pieceKey(id, offset), bytes);
  const received = {
    received_bytes: offset + bytes.length,
    updated_at: acting.now.toISOString(),
  };
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(received)
    .where('id', '=', id)
    .where('received_bytes', '=', offset)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return toOpenUpload({ ...row, ...received });
  // The same piece arrived twice at once, or the upload was given up meanwhile.
  const now = await getUpload(db, id, acting).catch(() => undefined);
  if (now) throw otherOffset(now.received_bytes);
  await store.delete(pieceKey(id, offset));
  throw uploadNotFound();
}

function wrongLength(expected: number) {
  return invalid({
    piece: {
      el: `Το επόμενο κομμάτι του αρχείου έχει ${expected} byte.`,
      en: `The next piece of the file has ${expected} bytes.`,
    },
  });
}
