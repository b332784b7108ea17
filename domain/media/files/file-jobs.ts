import type { Crop } from '../pictures/crop.ts';
import type { PictureFormat } from '../pictures/picture.ts';
import type { PictureKind } from './recognise-file.ts';

/** A picture as it is stored. */
export interface StoredPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What the inside of a PDF says. */
export interface DocumentReading {
  pages: number;
  title: string;
  language: string;
  isTagged: boolean;
  isScanned: boolean;
  /** Its beginning where it is longer than is kept, or took too long to read. */
  text: string;
}

/** What a sharing picture says and shows. */
export interface ShareSubject {
  title: string;
  /** Beside the emblem, under the title. */
  line: string;
  /** A PNG; left out, the emblem that comes with the project. */
  emblem?: Uint8Array | undefined;
  /** The page's own picture; left out, a landscape is drawn. */
  picture?: Uint8Array | undefined;
}

/**
 * What the process for files does (server/file-process/main.ts): everything that reads the inside of a file.
 * Each throws DomainError for a file that will not do.
 */
export interface FileJobs {
  /** An uploaded picture, decoded and encoded anew. */
  readPicture(upload: { bytes: Uint8Array; kind: PictureKind }): Promise<StoredPicture>;
  /** A stored picture in another width and format; a drawing is one of our own SVG files. */
  makeRendition(wanted: {
    original: Uint8Array;
    isDrawing: boolean;
    /** The pixels of the original that are shown; left out for all of them. */
    part?: Crop | undefined;
    width: number;
    format: PictureFormat;
  }): Promise<Uint8Array>;
  /**
   * A square PNG with the whole of a stored picture in its middle, `inner` pixels wide; without a ground the rest is
   * clear.
   */
  makeIcon(wanted: {
    original: Uint8Array;
    isDrawing: boolean;
    part?: Crop | undefined;
    size: number;
    inner: number;
    hasGround: boolean;
  }): Promise<Uint8Array>;
  /** Whether a PDF is whole and in order. */
  checkPdf(bytes: Uint8Array): Promise<void>;
  /** What a PDF says of itself, and the words of its pages. */
  readDocument(bytes: Uint8Array): Promise<DocumentReading>;
  /** A JPEG of 1200 × 630. */
  drawSharePicture(subject: ShareSubject): Promise<Uint8Array>;
}
