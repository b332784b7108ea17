import { randomInt } from 'node:crypto';

/**
 * A number that people can read over the phone: year and six digits. Each stored message has a number of its own;
 * the answer to a robot shows a number that no message has.
 */
export function newReference(now: Date): string {
  return `${now.getUTCFullYear()}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
