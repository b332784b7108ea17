import type { Logger } from 'pino';
import type { Db } from '../../database/connect.ts';
import { writeMissed } from '../../domain/missed/missed-addresses.ts';
import type { MissedTally } from '../../domain/missed/missed-tally.ts';

/** What was counted meanwhile is lost with a process that dies. */
const INTERVAL_MS = 10_000;

export interface WriteMissedOptions {
  db: Db;
  tally: MissedTally;
  log: Logger;
  now: () => Date;
}

/** Writes down now and then which addresses were not found, so that a flood of them costs one write. */
export function startWritingMissed({ db, tally, log, now }: WriteMissedOptions): {
  stop(): Promise<void>;
} {
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    try {
      await writeMissed(db, tally.take(), now());
    } catch (error) {
      log.error({ err: error }, 'addresses that were not found could not be written down');
    }
  }

  function tick(): Promise<void> {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  const timer = setInterval(() => void tick(), INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await writing;
      await tick();
    },
  };
}
