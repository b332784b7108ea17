import { randomInt } from 'node:crypto';
import { dayInGreece } from '../../time/greek-time.ts';

/**
 * A number that people can read over the phone: the year in Greece and six digits. Each stored message has a number of
 * its own; the answer to a robot shows a number that no message has.
 */
export function newReference(now: Date): string {
  return `${dayInGreece(now).slice(0, 4)}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
