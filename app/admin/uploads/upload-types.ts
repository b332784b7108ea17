import type { Medium } from '../calls/api-client.ts';

/** An upload of which not everything has arrived. */
export interface OpenUpload {
  id: string;
  /** The next piece begins here. */
  offset: number;
  pieceBytes: number;
}

export interface AnnouncedFile {
  fileName: string;
  size: number;
  /** SHA-256 in hexadecimal digits; '' where the browser has no means to compute it. */
  digest: string;
  accept: 'image' | 'any';
  /** It is sent also where the library has it. */
  isReplacement?: boolean;
}

/** A medium, and whether the library had the file before it was sent. */
export type SentMedium = Medium & { wasThere: boolean };

export interface Piece {
  offset: number;
  bytes: Blob;
  /** Called with the number of bytes of the piece that were sent. */
  onSent: (bytes: number) => void;
}

/** The calls of an upload in pieces; each throws ApiError, also when nothing is heard for too long. */
export interface UploadCalls {
  begin(
    file: AnnouncedFile,
    signal: AbortSignal,
  ): Promise<{ medium: Medium } | { upload: OpenUpload }>;
  look(id: string, signal: AbortSignal): Promise<OpenUpload>;
  send(id: string, piece: Piece, signal: AbortSignal): Promise<OpenUpload>;
  finish(id: string, signal: AbortSignal): Promise<SentMedium>;
  cancel(id: string): Promise<unknown>;
}
