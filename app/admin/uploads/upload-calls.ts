import { answerOf, api, fetchFor } from '../calls/api-client.ts';
import { lineLost, sendPiece } from './send-piece.ts';
import type { UploadCalls } from './upload-types.ts';

const SHORT_MS = 30_000;
/** It may wait a minute for its turn, and half a minute for the process that reads files. */
const FINISH_MS = 120_000;

export const uploadCalls: UploadCalls = {
  begin: (json, signal) =>
    inTime(SHORT_MS, signal, (how) => answerOf(api.uploads.$post({ json }, how))),
  look: (id, signal) =>
    inTime(SHORT_MS, signal, (how) => answerOf(api.uploads[':id'].$get({ param: { id } }, how))),
  send: sendPiece,
  finish: (id, signal) =>
    finishInTime(signal, (how) =>
      answerOf(api.uploads[':id'].finish.$post({ param: { id } }, how)),
    ),
  cancel: (id) =>
    answerOf(api.uploads[':id'].$delete({ param: { id } }, { init: { keepalive: true } })),
};

/** How a call is made. */
interface How {
  init: { signal: AbortSignal };
  fetch: typeof fetch;
}

/** The call after the last piece. */
export function finishInTime<T>(signal: AbortSignal, call: (how: How) => Promise<T>): Promise<T> {
  return inTime(FINISH_MS, signal, call);
}

/** A call that ends after a time: a line can freeze without breaking. */
async function inTime<T>(
  ms: number,
  signal: AbortSignal,
  call: (how: How) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, ms);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    return await call({ init: { signal: ending.signal }, fetch: fetchFor(ms) });
  } catch (error) {
    signal.throwIfAborted();
    throw ending.signal.aborted ? lineLost() : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
