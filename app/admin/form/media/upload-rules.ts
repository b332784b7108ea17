import type { Accepted } from '../../uploads/plan-upload.ts';

export type UploadKind = 'image' | 'document';

const IMAGES = 'image/png,image/jpeg,image/gif,image/webp,image/avif';
const DOCUMENTS = 'application/pdf';

/**
 * What the file dialog offers. HEIC is not among it: an iPhone then gives a JPEG, which every browser can open. Dropped
 * on the page it is tried all the same.
 */
export const ACCEPTED: Record<Accepted, string> = {
  image: IMAGES,
  document: DOCUMENTS,
  any: `${IMAGES},${DOCUMENTS}`,
};
