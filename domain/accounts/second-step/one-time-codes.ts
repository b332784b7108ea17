import type { Db } from '../../../database/connect.ts';
import { DomainError } from '../../errors.ts';
import { countAttempt, type RateLimit } from '../../limits/rate-limit.ts';

/**
 * A code is accepted from half a minute before its time until half a minute after it, so a used code is remembered
 * for longer than that.
 */
const CODE_LIFE: RateLimit = { attempts: 1, windowMs: 2 * 60_000 };

/** The message for a wrong code. */
export const CODE_WRONG = {
  el: 'Ο κωδικός της εφαρμογής δεν είναι σωστός ή έληξε. Δοκιμάστε τον επόμενο.',
  en: 'The code from the app is not right or has expired. Try the next one.',
};

/** The message for a right code that was already used. */
export const CODE_USED = {
  el: 'Αυτός ο κωδικός της εφαρμογής έχει ήδη χρησιμοποιηθεί. Περιμένετε τον επόμενο.',
  en: 'This code from the app has been used already. Wait for the next one.',
};

/** Six digits of an app; anything else may be a recovery code. */
export function isCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * Whether a right code is used for the first time (RFC 6238, section 5.2): somebody who read it over a shoulder is
 * too late.
 */
export async function spendCode(db: Db, email: string, code: string, now: Date): Promise<boolean> {
  try {
    await countAttempt(db, `totp:used:${email}:${code}`, CODE_LIFE, now);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too-many') return false;
    throw error;
  }
}
