import type { MediaTable } from '../../../database/tables.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { type Focus, shownSize } from './crop.ts';

/** Widths in pixels in which pictures are offered, none above the original's. */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture as screens use it; a rendition's address is `${path}/${width}.${format}`. */
export interface Picture {
  path: string;
  /** Of what is shown of it, in pixels. */
  width: number;
  height: number;
  alt: Bilingual;
  /** It says nothing of its own, so `alt` is empty on purpose. */
  isDecorative: boolean;
  /** What stays in sight where it is cut. */
  focus: Focus;
  /** Who made it. */
  credit: Bilingual;
  /** A value of `LICENCES`, or ''. */
  licence: string;
}

/** A document as screens use it. */
export interface Download {
  url: string;
  fileName: string;
  sizeBytes: number;
  /** 'PDF' */
  type: string;
  /** As the document states it (BCP 47: `el-GR`); '' where it states none, or has not been read yet. */
  language: string;
}

type Addressed = Pick<MediaTable, 'id' | 'address_digest'>;

/**
 * The public address of a medium without language or rendition; it changes with what is shown, so it can be cached for
 * ever.
 */
export function mediaPath(medium: Addressed): string {
  return `/media/${medium.id}.${medium.address_digest}`;
}

/** The widths in which a picture of that width exists; a smaller one only in its own. */
export function widthsOf(shownWidth: number): number[] {
  const offered = PICTURE_WIDTHS.filter((width) => width <= shownWidth);
  return offered.length > 0 ? offered : [shownWidth];
}

/** The address of the largest WebP of a picture, or of a document's file. */
export function mediaUrl(
  medium: Addressed & Pick<MediaTable, 'kind' | 'width' | 'height' | 'crop' | 'file_name'>,
): string {
  if (medium.kind === 'document') {
    return `${mediaPath(medium)}/${encodeURIComponent(medium.file_name)}`;
  }
  return `${mediaPath(medium)}/${widthsOf(shownSize(medium).width).at(-1)}.webp`;
}

/** The id in an address that {@link mediaUrl} made, whole or without host; undefined for any other. */
export function mediaIdOf(url: string): string | undefined {
  return /^(?:https?:\/\/[^/]+)?\/media\/([a-z0-9-]+)\.[0-9a-f]{16}(?:\/|$)/.exec(url)?.[1];
}

export function toPicture(row: MediaTable): Picture {
  return {
    path: mediaPath(row),
    ...shownSize(row),
    alt: { el: row.alt_el, en: row.alt_en },
    isDecorative: row.is_decorative === 1,
    focus: { x: row.focus_x, y: row.focus_y },
    credit: { el: row.credit_el, en: row.credit_en },
    licence: row.licence,
  };
}

export function toDownload(row: MediaTable, language = ''): Download {
  return {
    url: mediaUrl(row),
    fileName: row.file_name,
    sizeBytes: row.size_bytes,
    type: row.mime_type === 'application/pdf' ? 'PDF' : row.mime_type,
    language,
  };
}
