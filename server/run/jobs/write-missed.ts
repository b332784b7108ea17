import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { writeMissed } from '../../../domain/missed/missed-addresses.ts';
import { writeMissedSearches } from '../../../domain/missed/missed-searches.ts';
import type { MissedTally } from '../../../domain/missed/missed-tally.ts';
import type { SearchTally } from '../../../domain/missed/search-tally.ts';

/** What was counted meanwhile is lost with a process that dies. */
const INTERVAL_MS = 10_000;

export interface WriteMissedOptions {
  db: Db;
  tally: MissedTally;
  searches: SearchTally;
  log: Logger;
  now: () => Date;
}

/**
 * Writes down now and then which addresses were not found, and which searches found nothing, so that a flood of them
 * costs one write.
 */
export function startWritingMissed({ db, tally, searches, log, now }: WriteMissedOptions): {
  stop(): Promise<void>;
} {
  let writing: Promise<void> | undefined;

  async function write(isLast: boolean): Promise<void> {
    try {
      await writeMissed(db, tally.take(), now());
      await writeMissedSearches(db, searches.take(now(), { isLast }), now());
    } catch (error) {
      log.error({ err: error }, 'what was not found could not be written down');
    }
  }

  function tick(isLast = false): Promise<void> {
    writing ??= write(isLast).finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const timer = setInterval(() => void tick(), INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await writing;
      await tick(true);
    },
  };
}
