import type { Acting } from '../../acting.ts';
import type { MediaServices } from '../media-services.ts';
import { type AddedMedium, addMedium } from './add-medium.ts';
import { takeUpload } from './take-upload.ts';

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
  return takeUpload(media, id, acting, ({ bytes, row }) =>
    addMedium(media, { bytes, fileName: row.file_name, accept: row.accept }, acting),
  );
}
