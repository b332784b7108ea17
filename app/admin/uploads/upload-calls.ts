import { answerOf, api, fetchFor } from '../calls/api-client.ts';
import { requirePerson } from '../session.tsx';
import { lineLost, sendPiece } from './send-piece.ts';
import type { UploadCalls } from './upload-types.ts';

const SHORT_MS = 30_000;
/** It may wait a minute for its turn, and half a minute for the process that reads files. */
const FINISH_MS = 120_000;

/**
 * What a file is sent with that a person has chosen. Each call throws ApiError where somebody else is signed in by now:
 * an upload takes a while, and nobody presses anything in between.
 */
export function uploadCallsOf(person: string | undefined): UploadCalls {
  const within = <T>(ms: number, signal: AbortSignal, call: (how: How) => Promise<T>) =>
    inTime(ms, { signal, person }, call);
  return {
    begin: (json, signal) =>
      within(SHORT_MS, signal, (how) => answerOf(api.uploads.$post({ json }, how))),
    look: (id, signal) =>
      within(SHORT_MS, signal, (how) => answerOf(api.uploads[':id'].$get({ param: { id } }, how))),
    send: async (id, piece, signal) => {
      await requirePerson(person);
      return sendPiece(id, piece, signal);
    },
    finish: (id, signal) =>
      finishInTime({ signal, person }, (how) =>
        answerOf(api.uploads[':id'].finish.$post({ param: { id } }, how)),
      ),
    cancel: (id) =>
      answerOf(api.uploads[':id'].$delete({ param: { id } }, { init: { keepalive: true } })),
  };
}

/** How a call is made. */
interface How {
  init: { signal: AbortSignal };
  fetch: typeof fetch;
}

/** Whose call it is, and what ends it. */
interface Sender {
  signal: AbortSignal;
  person: string | undefined;
}

/** The call after the last piece. */
export function finishInTime<T>(sender: Sender, call: (how: How) => Promise<T>): Promise<T> {
  return inTime(FINISH_MS, sender, call);
}

/** A call that ends after a time: a line can freeze without breaking. */
async function inTime<T>(
  ms: number,
  { signal, person }: Sender,
  call: (how: How) => Promise<T>,
): Promise<T> {
  await requirePerson(person);
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
