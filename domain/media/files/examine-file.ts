import type { MediaTable } from '../../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import type { MediaServices } from '../media-services.ts';
import { busyWithFiles } from './busy-with-files.ts';
import { FileProcessEnded } from './file-process.ts';
import type { recogniseFile } from './recognise-file.ts';

/** What is kept of a file that somebody sent. */
export interface ExaminedFile {
  bytes: Uint8Array;
  kind: MediaTable['kind'];
  extension: 'webp' | 'pdf';
  mimeType: string;
  width: number;
  height: number;
}

/**
 * What is kept of a file, after its inside has been looked at in a process of its own. Throws 'invalid', 'unavailable'.
 */
export async function examineFile(
  { files }: Pick<MediaServices, 'files'>,
  bytes: Uint8Array,
  kind: NonNullable<ReturnType<typeof recogniseFile>>,
): Promise<ExaminedFile> {
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
    // The file may be fine.
    if (error.isForWaiting) throw busyWithFiles();
    throw new DomainError('invalid', {
      el: 'Το αρχείο δεν διαβάζεται: είναι κατεστραμμένο ή χρειάζεται υπερβολικά πολλή μνήμη ή ώρα.',
      en: 'The file cannot be read: it is damaged, or takes too much memory or time.',
    });
  }
}
