import type { Acting } from '../../acting.ts';
import { DAY_MS } from '../../time/durations.ts';

/**
 * An administrator who gives somebody a password, and the number of days for which it may be used for a first
 * sign-in.
 */
export interface PasswordGiver extends Acting {
  firstPasswordDays: number;
}

/** When a given password expires, as it is stored: ISO 8601 in UTC. */
export function firstPasswordExpiry({ now, firstPasswordDays }: PasswordGiver): string {
  return new Date(now.getTime() + firstPasswordDays * DAY_MS).toISOString();
}

/** Whether a given password has expired; a password that its holder chose never does. */
export function hasExpired(firstPasswordExpiresAt: string | null | undefined, now: Date): boolean {
  return Boolean(firstPasswordExpiresAt) && (firstPasswordExpiresAt as string) <= now.toISOString();
}
