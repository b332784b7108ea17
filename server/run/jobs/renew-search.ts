import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import {
  isAnalysedAsNow,
  type Renewing,
  renewSearchTexts,
} from '../../../domain/search/index/renew-search-texts.ts';
import { restAfter } from './rest.ts';

/** After a failure, such as while the database is away. */
const RETRY_MS = 60_000;

export function restful(log: Logger, signal?: AbortSignal): Renewing {
  return {
    isStopped: () => signal?.aborted === true,
    rest: (workedMs) => restAfter(workedMs, signal),
    onBroken: (id, error) => log.error({ err: error, id }, 'an entry cannot be read'),
  };
}

/**
 * After the start of a version that makes other words of entries, goes through all of them in the background. Until
 * it ends, entries are found by the words of before.
 */
export function startRenewingSearch({
  db,
  log,
  retryMs = RETRY_MS,
}: {
  db: Db;
  log: Logger;
  retryMs?: number;
}): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function renew(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (await isAnalysedAsNow(db)) return;
        const renewed = await renewSearchTexts(db, restful(log, signal));
        if (renewed) log.info({ renewed }, 'made what is searched of entries anew');
        return;
      } catch (error) {
        log.error({ err: error }, 'what is searched of entries could not be made anew');
      }
      await wait(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const running = renew();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
