import type { Bilingual } from '../../domain/text/bilingual.ts';

/** A picture's key and alternative texts; its size in pixels where it is no landscape. */
export interface PictureText extends Bilingual {
  key: string;
  width?: number;
  height?: number;
}
