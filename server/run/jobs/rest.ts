import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** The rest is so many times as long as the work before it. */
const REST = 2;

/**
 * Rests after so many milliseconds of work that nobody waits for: visitors have two thirds of the time. What goes on to
 * its end after a stop rests for a turn, so that answers that are under way still leave.
 */
export const restAfter = (workedMs: number, signal?: AbortSignal): Promise<void> =>
  wait(REST * workedMs, undefined, { signal }).catch(() => nextTurn());
