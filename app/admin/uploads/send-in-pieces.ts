import { ApiError } from '../calls/api-client.ts';
import type { AnnouncedFile, OpenUpload, SentMedium, UploadCalls } from './upload-types.ts';

/** Why an upload waits before it goes on. */
export type Pause = 'line' | 'server' | 'disk-full' | 'signed-out';

/** What an upload says while it is under way. */
export interface SendingReports {
  /** The share of the file that was sent, from 0 to 1; 1 while the server checks it. */
  onProgress(share: number): void;
  /** Undefined when it goes on. */
  onPause(pause: Pause | undefined): void;
}

export interface SendOptions extends SendingReports {
  calls: UploadCalls;
  signal: AbortSignal;
  /** Waits before the next attempt; the number counts failures without progress, from 1. */
  wait(pause: Pause, failures: number): Promise<void>;
}

/** So many failures without one piece between them are enough: the person may try again. */
export const MOST_FAILURES = 5;

/**
 * Sends a file in pieces. After a broken line, a restart of the server or an ended session it goes on by itself where
 * it was. Throws ApiError for what will not do, or after {@link MOST_FAILURES}; the signal's reason when cancelled.
 */
export async function sendInPieces(
  file: Blob,
  announced: AnnouncedFile,
  options: SendOptions,
): Promise<SentMedium> {
  const sending: Sending = { file, announced, options, id: undefined, offset: 0 };
  try {
    return await sendPatiently(sending);
  } catch (error) {
    // Cancelled, also while it waits. The pieces go in a day anyway.
    if (options.signal.aborted && sending.id) {
      await options.calls.cancel(sending.id).catch(() => undefined);
    }
    throw error;
  }
}

async function sendPatiently(sending: Sending): Promise<SentMedium> {
  const { options } = sending;
  let failures = 0;
  for (;;) {
    const before = sending.offset;
    try {
      return await goOn(sending);
    } catch (error) {
      if (options.signal.aborted) throw error;
      const pause = pauseFor(error);
      failures = sending.offset > before ? 1 : failures + 1;
      if (!pause || failures > MOST_FAILURES) throw error;
      options.onPause(pause);
      await options.wait(pause, failures);
      options.onPause(undefined);
    }
  }
}

interface Sending {
  file: Blob;
  announced: AnnouncedFile;
  options: SendOptions;
  /** The upload's id once it has begun. */
  id: string | undefined;
  offset: number;
}

async function goOn(sending: Sending): Promise<SentMedium> {
  const { file, options } = sending;
  const { calls, signal, onProgress } = options;
  const begun = await resume(sending);
  if ('medium' in begun) {
    // Where all of it was sent already, the answer to that was lost on its way: it was not there before.
    return { ...begun.medium, wasThere: sending.offset < file.size };
  }
  const { id, pieceBytes } = begun.upload;
  sending.id = id;
  sending.offset = begun.upload.offset;
  while (sending.offset < file.size) {
    const { offset } = sending;
    const bytes = file.slice(offset, offset + pieceBytes);
    onProgress(offset / file.size);
    const onSent = (sent: number) => onProgress(Math.min(offset + sent, file.size - 1) / file.size);
    const next = await calls
      .send(id, { offset, bytes, onSent }, signal)
      .catch((error: unknown) => laterOffset(error, offset));
    sending.offset = next.offset;
  }
  onProgress(1);
  return calls.finish(id, signal);
}

/** By the digest the server finds the upload itself; without one it is asked about the upload by its id. */
async function resume({ announced, id, options }: Sending) {
  const { calls, signal } = options;
  if (id && !announced.digest) {
    const upload = await calls.look(id, signal).catch((error: unknown): OpenUpload | null => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (upload) return { upload };
  }
  return calls.begin(announced, signal);
}

/** The server has more than was thought: an answer was lost on its way, or another tab sends the same file. */
function laterOffset(error: unknown, offset: number): { offset: number } {
  const next = error instanceof ApiError && error.status === 409 ? error.body.offset : undefined;
  if (typeof next === 'number' && next > offset) return { offset: next };
  throw error;
}

/** What an upload waits for after a failure; undefined where no attempt would help. */
function pauseFor(error: unknown): Pause | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'signed-out';
  if (error.status === 0) return 'line';
  if (error.body.isDiskFull === true) return 'disk-full';
  // 404: the upload was given up meanwhile, and begins again. Pages of proxies come while a server restarts.
  const isPassing = error.status >= 500 || error.status === 404 || error.status === 408;
  return isPassing || (error.kind === 'not-json' && error.status !== 413) ? 'server' : undefined;
}
