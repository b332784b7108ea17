import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { checkAfterChange } from '../../../domain/search/promises/check-after-change.ts';
import { checkPromises } from '../../../domain/search/promises/check-promises.ts';
import { restAfter } from './rest.ts';

/** After a change, so long: whoever publishes ten entries in a row causes one check. */
const WAIT_MS = 5000;
/** And so long after the check before: while staff save, the server would check most of the time. */
const PAUSE_MS = 30_000;
/** After a failure, such as while the database is away. */
const RETRY_MS = 60_000;

export interface PromiseWatch {
  /** The site has changed: the promises of the search are checked in a moment. */
  look(): void;
  stop(): Promise<void>;
}

/** Checks after each change of the site whether the search keeps its promises, once for all processes. */
export function watchPromises({
  db,
  log,
  now,
  waitMs = WAIT_MS,
  pauseMs = PAUSE_MS,
  retryMs = RETRY_MS,
}: {
  db: Db;
  log: Logger;
  now: () => Date;
  waitMs?: number;
  pauseMs?: number;
  retryMs?: number;
}): PromiseWatch {
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (workedMs: number) => restAfter(workedMs, signal);
  /** A check failed, which the database may know as made. */
  let isOwed = false;

  async function check(): Promise<void> {
    try {
      const checked = await (isOwed
        ? checkPromises(db, now(), { rest })
        : checkAfterChange(db, now(), rest));
      isOwed = false;
      if (checked && checked.broken > 0) log.warn(checked, 'the search does not keep its promises');
    } catch (error) {
      log.error({ err: error }, 'the promises of the search could not be checked');
      isOwed = true;
      lookAfter(retryMs);
    }
  }

  function lookAfter(ms: number): void {
    if (signal.aborted || timer) return;
    timer = setTimeout(() => {
      // A change during the check is looked at after it.
      const before = checking;
      checking = (async () => {
        await before;
        timer = undefined;
        if (signal.aborted) return;
        await check();
        await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      })();
    }, ms);
  }

  return {
    look: () => lookAfter(waitMs),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await checking;
    },
  };
}
