import type { Db } from '../../../database/connect.ts';
import type { UploadTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { DomainError, notFound } from '../../errors.ts';
import { PIECE_BYTES } from './upload-limits.ts';

/** An upload of which not everything has arrived. */
export interface OpenUpload {
  id: string;
  /** How many bytes have arrived: the next piece begins here. */
  offset: number;
  size: number;
  /** The length of every piece but the last. */
  pieceBytes: number;
}

export function toOpenUpload(row: UploadTable): OpenUpload {
  const { id, received_bytes, size_bytes } = row;
  return { id, offset: received_bytes, size: size_bytes, pieceBytes: PIECE_BYTES };
}

/** The pieces of an upload lie in one folder of the media store. */
export const pieceFolder = (uploadId: string) => `uploads/${uploadId}/`;
export const pieceKey = (uploadId: string, offset: number) => `${pieceFolder(uploadId)}${offset}`;

/** One's own upload. Throws 'not-found' for another person's, and for one that is over. */
export async function getUpload(db: Db, id: string, { by }: Acting): Promise<UploadTable> {
  const row = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', by.id)
    .where('received_bytes', '>=', 0)
    .executeTakeFirst();
  if (!row) throw uploadNotFound();
  return row;
}

export function uploadNotFound(): DomainError {
  return notFound({
    el: 'Η μεταφόρτωση δεν υπάρχει πια. Ξεκινήστε την από την αρχή.',
    en: 'This upload is no longer there. Begin it again.',
  });
}

/** What is said of a piece that does not begin where the last one ended. */
export function otherOffset(offset: number): DomainError {
  return new DomainError(
    'conflict',
    {
      el: 'Το κομμάτι αυτό δεν είναι το επόμενο του αρχείου.',
      en: 'This is not the next piece of the file.',
    },
    { details: { offset } },
  );
}
