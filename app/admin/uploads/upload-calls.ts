import { ApiError, answerOf, api, type Medium } from '../api-client.ts';
import { sendPiece } from './send-piece.ts';

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

const SHORT_MS = 30_000;
/** It may wait a minute for its turn, and half a minute for the process that reads files. */
const FINISH_MS = 120_000;

export const uploadCalls: UploadCalls = {
  begin: (json, signal) =>
    inTime(SHORT_MS, signal, (init) => answerOf(api.uploads.$post({ json }, { init }))),
  look: (id, signal) =>
    inTime(SHORT_MS, signal, (init) =>
      answerOf(api.uploads[':id'].$get({ param: { id } }, { init })),
    ),
  send: sendPiece,
  finish: (id, signal) =>
    inTime(FINISH_MS, signal, (init) =>
      answerOf(api.uploads[':id'].finish.$post({ param: { id } }, { init })),
    ),
  cancel: (id) => answerOf(api.uploads[':id'].$delete({ param: { id } })),
};

/** A call that ends after a time: a line can freeze without breaking. */
async function inTime<T>(
  ms: number,
  signal: AbortSignal,
  call: (init: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, ms);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    return await call({ signal: ending.signal });
  } catch (error) {
    signal.throwIfAborted();
    throw ending.signal.aborted ? new ApiError('unreachable', 0, '') : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
