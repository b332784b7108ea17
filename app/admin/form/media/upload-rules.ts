import type { Bilingual } from '../../../../domain/text/bilingual.ts';

import { MEDIA_TEXTS } from './media-texts.ts';

/** Ten megabytes, as in the hint and on the server (specification, section 9). */
const MAX_BYTES = 10 * 1024 * 1024;

export type UploadKind = 'image' | 'document';

/** What the file dialog offers. */
export const ACCEPTED: Record<UploadKind, string> = {
  image: 'image/png,image/jpeg,image/gif,image/webp,image/avif',
  document: 'application/pdf',
};

/**
 * The reason not to upload a file, or null. The check saves a wait; the server looks at the bytes and decides. A
 * file of a type unknown to the browser is left to the server.
 */
export function describeUploadProblem(
  file: { type: string; size: number },
  kind: UploadKind,
): Bilingual | null {
  if (file.type && !ACCEPTED[kind].split(',').includes(file.type)) {
    return kind === 'image' ? MEDIA_TEXTS.notImage : MEDIA_TEXTS.notDocument;
  }
  return file.size > MAX_BYTES ? MEDIA_TEXTS.tooLarge : null;
}
