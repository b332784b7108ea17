import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { emergencySince } from '../../../domain/alerts/emergency-mode.ts';
import { oneAtATime } from './one-at-a-time.ts';

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
  const looking = oneAtATime(async () => {
    try {
      isOn = (await emergencySince(db)) !== null;
    } catch (error) {
      log.error({ err: error }, 'whether emergency mode is on could not be read');
    }
  });
  return { look: looking.ask, isOn: () => isOn, stop: looking.stop };
}
