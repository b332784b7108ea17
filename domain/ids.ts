import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_DIGITS = 10;
const RANDOM_DIGITS = 10;

/**
 * A new id of 20 characters: the time in milliseconds, then 50 random bits, in Crockford's
 * base 32 (lower case). Ids made later sort later, which keeps indexes compact.
 */
export function newId(now: Date): string {
  let time = now.getTime();
  let head = '';
  for (let digit = 0; digit < TIME_DIGITS; digit++) {
    head = ALPHABET.charAt(time % 32) + head;
    time = Math.floor(time / 32);
  }
  let tail = '';
  for (const byte of randomBytes(RANDOM_DIGITS)) tail += ALPHABET.charAt(byte % 32);
  return head + tail;
}
