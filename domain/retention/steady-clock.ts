import type { Db } from '../../database/connect.ts';
import { readFact, writeFact } from '../facts/facts.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';

const LAST_NIGHT = 'retention-night';
/** Behind the moment at which the clock had jumped. */
const JUMPED = ' jumped';
/** A site that was off for longer also waits a night, which harms nobody. */
const LONGEST_PAUSE_MS = 7 * DAY_MS;
/** From one night to the next, the first of which may have begun late. */
const A_NIGHT_MS = 20 * HOUR_MS;

/**
 * Whether the clock agrees roughly with its value at the last call, a night before. Deleting is final: a clock that
 * is years ahead would delete everything, so there is a night to set it right. That it jumped stays known until then:
 * the job may be run again within minutes, after a process that died or by another server, whose clock is right.
 */
export async function isClockSteady(db: Db, now: Date): Promise<boolean> {
  const known = (await readFact(db, LAST_NIGHT)) ?? now.toISOString();
  const apart = Math.abs(now.getTime() - Date.parse(known.replace(JUMPED, '')));
  if (known.endsWith(JUMPED) && apart < A_NIGHT_MS) return false;
  const isSteady = apart <= LONGEST_PAUSE_MS;
  await writeFact(db, LAST_NIGHT, `${now.toISOString()}${isSteady ? '' : JUMPED}`);
  return isSteady;
}
