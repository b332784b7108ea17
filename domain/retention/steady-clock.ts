import type { Db } from '../../database/connect.ts';
import { readFact, writeFact } from '../facts/facts.ts';

const LAST_NIGHT = 'retention-night';
/** A site that was away for longer waits a night, too, which harms nobody. */
const LONGEST_PAUSE_MS = 7 * 86_400_000;

/**
 * Whether the clock says about what it said when this was last asked, a night before. What is deleted is
 * gone for good: a clock that is years ahead would have everything deleted, and gets a night to be set right.
 */
export async function isClockSteady(db: Db, now: Date): Promise<boolean> {
  const before = await readFact(db, LAST_NIGHT);
  await writeFact(db, LAST_NIGHT, now.toISOString());
  return before === undefined || Math.abs(now.getTime() - Date.parse(before)) <= LONGEST_PAUSE_MS;
}
