import { untilSignedIn } from '../session.tsx';
import type { Pause } from './send-in-pieces.ts';

/** In milliseconds, by the number of failures. */
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Waits until an upload may go on: until its person is signed in again, until the line is back, or for a while that
 * grows with each failure. `now` ends the wait. Rejects with the signal's reason, or where somebody else signs in.
 */
export async function waitToGoOn(
  pause: Pause,
  failures: number,
  { signal, now, person }: { signal: AbortSignal; now: AbortSignal; person: string | undefined },
): Promise<void> {
  if (pause === 'signed-out') {
    await until(untilSignedIn(person), signal);
    return;
  }
  const ended = Promise.race([backOnLine(), after(now)]);
  const wait = WAITS[Math.min(failures, WAITS.length) - 1] ?? 1_000;
  // Where the browser knows that there is no network, waiting for a time makes no sense.
  await until(navigator.onLine ? Promise.race([ended, passed(wait)]) : ended, signal);
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const after = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const backOnLine = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('online', () => resolve(), { once: true }),
  );

async function until(what: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await Promise.race([what, after(signal)]);
  signal.throwIfAborted();
}
