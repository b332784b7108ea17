import type { Db } from '../../database/connect.ts';
import { readFact, writeFact } from '../facts/facts.ts';
import { DAY_MS } from '../time/durations.ts';

const LAST_NIGHT = 'retention-night';
/** A site that was off for longer also waits a night, which harms nobody. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;

/**
 * Whether the clock agrees roughly with its value at the last call, a night before. Deleting is final: a clock that
 * is years ahead would delete everything, so there is a night to set it right.
 */
export async function isClockSteady(db: Db, now: Date): Promise<boolean> {
  const before = await readFact(db, LAST_NIGHT);
  await writeFact(db, LAST_NIGHT, now.toISOString());
  return before === undefined || Math.abs(now.getTime() - Date.parse(before)) <= LONGEST_PAUSE_MS;
}
