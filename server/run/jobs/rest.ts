import { setTimeout as wait } from 'node:timers/promises';

/** The rest is so many times as long as the work before it. */
const REST = 2;

/** Rests after so many milliseconds of work that nobody waits for: visitors have two thirds of the time. */
export const restAfter = (workedMs: number, signal?: AbortSignal): Promise<void> =>
  wait(REST * workedMs, undefined, { signal }).catch(() => undefined);
