import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { emergencySince } from '../../../domain/alerts/emergency-mode.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** After a failure: an answer that caches may keep is not to go on after what was true before it. */
const RETRY_MS = 5000;

export interface EmergencyWatch {
  /** Looks now: at the start, and after every change. */
  look(): void;
  /** Whether emergency mode is on, as far as is known. */
  isOn(): boolean;
  stop(): Promise<void>;
}

/** Knows without waiting whether emergency mode is on: each answer says for how long caches may keep it. */
export function watchEmergencyMode({ db, log }: { db: Db; log: Logger }): EmergencyWatch {
  let isOn = false;
  let retry: NodeJS.Timeout | undefined;
  const looking = oneAtATime(async () => {
    clearTimeout(retry);
    try {
      isOn = (await emergencySince(db)) !== null;
    } catch (error) {
      log.error({ err: error }, 'whether emergency mode is on could not be read');
      retry = setTimeout(looking.ask, RETRY_MS);
    }
  });
  return {
    look: looking.ask,
    isOn: () => isOn,
    stop: async () => {
      await looking.stop();
      clearTimeout(retry);
    },
  };
}
