import { randomInt } from 'node:crypto';

/**
 * A number that people can read over the phone: year and six digits. A stored message has one of its own;
 * the answer to a robot shows one that no message has.
 */
export function newReference(now: Date): string {
  return `${now.getUTCFullYear()}-${String(randomInt(1_000_000)).padStart(6, '0')}`;
}
