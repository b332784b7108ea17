import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { makeRenditionsAhead } from '../../../domain/media/pictures/make-ahead.ts';
import type { RenditionServices } from '../../../domain/media/pictures/renditions.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** An upload waits no longer than this before its widths are made. */
const LOOK_INTERVAL_MS = 5000;
/** Before it is tried again after the store took nothing, such as with a full disk. */
const UNKEPT_PAUSE_MS = 10 * 60_000;
/** Before it is tried again after the database or the store was away, which each time is a line of the log. */
const FAILURE_PAUSE_MS = 60_000;
/** The longest rest between two widths. */
const LONGEST_REST_MS = 2000;
/** A width is finished in this time, or begun again after the next start. */
const STOP_WAIT_MS = 5000;

export interface MakingOptions extends RenditionServices {
  log: Logger;
  now(): Date;
  /** In tests: how often it looks. */
  intervalMs?: number;
}

/**
 * Makes the widths of pictures in the background, from the first start on and after each upload. It works half of the
 * time, one width after the other, so that a visitor or an upload that needs the process for files waits for one width
 * at most, and a small server stays quick.
 */
export function startMakingPictures(options: MakingOptions): { stop(): Promise<void> } {
  const { log, now, intervalMs = LOOK_INTERVAL_MS, ...media } = options;
  const broken = new Set<string>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let pausedUntil = 0;

  const making = oneAtATime(async () => {
    if (now().getTime() < pausedUntil) return;
    try {
      const end = await makeRenditionsAhead(media, {
        broken,
        isStopped: () => signal.aborted,
        rest: (workedMs) =>
          wait(Math.min(workedMs, LONGEST_REST_MS), undefined, { signal }).catch(() => undefined),
        onBroken: (id, error) => log.warn({ err: error, id }, 'a picture could not be made'),
      });
      if (end === 'unkept') pausedUntil = now().getTime() + UNKEPT_PAUSE_MS;
    } catch (error) {
      pausedUntil = now().getTime() + FAILURE_PAUSE_MS;
      log.error({ err: error }, 'pictures could not be made ahead');
    }
  });

  const timer = setInterval(making.ask, intervalMs);
  making.ask();
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([making.stop(), wait(STOP_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
