import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadCallsOf } from './upload-calls.ts';

/** Calls around the pieces of an upload, on a line that can freeze without breaking. */

/** What the server says; nothing before it is told to. */
let answer: (response: Response) => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { localStorage: { getItem: () => null } });
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    answer = resolve;
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const uploadCalls = uploadCallsOf(undefined);
const FILE = { fileName: 'quay.jpg', size: 9, digest: '', accept: 'any' as const };
const CALLS = {
  begin: (signal: AbortSignal) => uploadCalls.begin(FILE, signal),
  look: (signal: AbortSignal) => uploadCalls.look('one', signal),
  finish: (signal: AbortSignal) => uploadCalls.finish('one', signal),
};

/** Makes a call; what became of it stands in the answer, `undefined` while it waits. */
function make(name: keyof typeof CALLS, signal = new AbortController().signal) {
  const state: { outcome?: unknown } = {};
  CALLS[name](signal).then(
    (outcome) => {
      state.outcome = outcome;
    },
    (error: unknown) => {
      state.outcome = error;
    },
  );
  return state;
}

test.each([
  ['begin', 30_000],
  ['look', 30_000],
  // It may wait a minute for its turn, and half a minute for the process that reads files.
  ['finish', 120_000],
] as const)('%s waits for so long, and then the line counts as broken', async (name, ms) => {
  const state = make(name);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(state.outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  const message = expect.stringMatching(/^(?:Η σύνδεση χάθηκε|The connection was lost)/);
  expect(state.outcome).toMatchObject({ kind: 'unreachable', status: 0, message });
});

test('what the server says counts, though it is no, and what somebody calls off ends with their reason', async () => {
  const refused = make('begin');
  await vi.advanceTimersByTimeAsync(1_000);
  answer(Response.json({ message: 'Too much for today.' }, { status: 429 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.outcome).toMatchObject({ kind: 'refused', status: 429 });
  const cancel = new AbortController();
  const cancelled = make('finish', cancel.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  cancel.abort('enough');
  await vi.advanceTimersByTimeAsync(0);
  expect(cancelled.outcome).toBe('enough');
});
