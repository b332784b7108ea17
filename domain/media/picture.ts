import type { MediaTable } from '../../database/tables.ts';
import type { Bilingual } from '../text/bilingual.ts';

/** Widths in pixels in which pictures are offered, none above the original's. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture as screens use it; a rendition's address is `${path}/${width}.${format}`. */
export interface Picture {
  path: string;
  width: number;
  height: number;
  alt: Bilingual;
}

/** A document as screens use it. */
export interface Download {
  url: string;
  fileName: string;
  sizeBytes: number;
  /** 'PDF' */
  type: string;
}

type Addressed = Pick<MediaTable, 'id' | 'digest'>;

/** The public address of a medium without language or rendition; it changes with the bytes, so it can be cached for ever. */
export function mediaPath(medium: Addressed): string {
  return `/media/${medium.id}.${medium.digest}`;
}

/** The widths in which a picture of that width exists; a smaller original only in its own. */
export function widthsOf(originalWidth: number): number[] {
  const offered = PICTURE_WIDTHS.filter((width) => width <= originalWidth);
  return offered.length > 0 ? offered : [originalWidth];
}

/** The address of the largest WebP of a picture, or of a document's file. */
export function mediaUrl(
  medium: Addressed & Pick<MediaTable, 'kind' | 'width' | 'file_name'>,
): string {
  if (medium.kind === 'document') {
    return `${mediaPath(medium)}/${encodeURIComponent(medium.file_name)}`;
  }
  return `${mediaPath(medium)}/${widthsOf(medium.width).at(-1)}.webp`;
}

/** The id in an address that {@link mediaUrl} made, whole or without host; undefined for any other. */
export function mediaIdOf(url: string): string | undefined {
  return /^(?:https?:\/\/[^/]+)?\/media\/([a-z0-9-]+)\.[0-9a-f]{16}(?:\/|$)/.exec(url)?.[1];
}

export function toPicture(row: MediaTable): Picture {
  return {
    path: mediaPath(row),
    width: row.width,
    height: row.height,
    alt: { el: row.alt_el, en: row.alt_en },
  };
}

export function toDownload(row: MediaTable): Download {
  return {
    url: mediaUrl(row),
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    type: row.mime_type === 'application/pdf' ? 'PDF' : row.mime_type,
  };
}
