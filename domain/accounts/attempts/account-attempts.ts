import type { Db } from '../../../database/connect.ts';
import { networkOf } from '../../limits/network.ts';
import {
  type CountedAttempt,
  countAttempts,
  forgetAttempts,
  type RateLimit,
  returnAttempt,
} from '../../limits/rate-limit.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts';

/**
 * How often something of an account may be tried. Attempts count for account and network together, so that a
 * stranger uses up only the stranger's own. All networks from which the account never signed in share a ceiling, so
 * that many strangers cannot guess without end. A network from which the account signed in before has attempts of
 * its own, which no stranger can use up (decision 0020).
 */
export interface AttemptLimits {
  name: string;
  fromOneNetwork: readonly RateLimit[];
  fromAllStrangers: readonly RateLimit[];
}

/** The password, at the sign-in. */
export const PASSWORD_ATTEMPTS: AttemptLimits = {
  name: 'password',
  fromOneNetwork: [{ attempts: 8, windowMs: 15 * MINUTE_MS }],
  fromAllStrangers: [{ attempts: 60, windowMs: HOUR_MS }],
};

/**
 * The code of the app or a recovery code, after the right password: somebody with the password must not guess codes
 * all year.
 */
export const CODE_ATTEMPTS: AttemptLimits = {
  name: 'code',
  fromOneNetwork: [
    { attempts: 8, windowMs: 15 * MINUTE_MS },
    { attempts: 20, windowMs: DAY_MS },
  ],
  fromAllStrangers: [{ attempts: 40, windowMs: DAY_MS }],
};

/** One's own password, asked for again inside a session, which may be stolen. */
export const PROOF_ATTEMPTS: AttemptLimits = {
  name: 'proof',
  fromOneNetwork: [{ attempts: 8, windowMs: 15 * MINUTE_MS }],
  fromAllStrangers: [{ attempts: 60, windowMs: HOUR_MS }],
};

/** The first code of an app that is added. */
export const CONFIRM_ATTEMPTS: AttemptLimits = {
  name: 'confirm',
  fromOneNetwork: [{ attempts: 10, windowMs: 15 * MINUTE_MS }],
  fromAllStrangers: [{ attempts: 60, windowMs: HOUR_MS }],
};

/** All attempts of a network at accounts for which it is not known. */
const ANY_ACCOUNT: RateLimit = { attempts: 20, windowMs: 15 * MINUTE_MS };
const anyAccount = (address: string): CountedAttempt => ({
  key: `sign-in:network:${networkOf(address)}`,
  limit: ANY_ACCOUNT,
});

/** The account that is tried, and the network. */
export interface Target {
  /** The name under which the account is counted. */
  account: string;
  address: string;
  /** Whether the account signed in from that network before. */
  isKnown: boolean;
}

/** The counts of an attempt from a known network of the account. */
function ownCounts({ name, fromOneNetwork }: AttemptLimits, target: Target): CountedAttempt[] {
  const network = networkOf(target.address);
  return fromOneNetwork.map((limit) => ({
    key: `${name}:${limit.windowMs}:${target.account} ${network}`,
    limit,
  }));
}

/** The further counts of an attempt from a stranger's network. */
function strangersCounts(limits: AttemptLimits, { account, address, isKnown }: Target) {
  if (isKnown) return [];
  const together = limits.fromAllStrangers.map((limit) => ({
    key: `${limits.name}:${limit.windowMs}:${account}`,
    limit,
  }));
  // Only at the sign-in does a network try one account after another.
  return limits === PASSWORD_ATTEMPTS ? [anyAccount(address), ...together] : together;
}

/** Counts an attempt. Throws 'too-many' with the time after which it may be made again. */
export function countAccountAttempt(
  db: Db,
  limits: AttemptLimits,
  target: Target,
  now: Date,
): Promise<void> {
  return countAttempts(db, [...ownCounts(limits, target), ...strangersCounts(limits, target)], now);
}

/** Counts an attempt at an account that does not exist. Throws 'too-many'. */
export function countAttemptAtNobody(db: Db, address: string, now: Date): Promise<void> {
  return countAttempts(db, [anyAccount(address)], now);
}

/** Takes an attempt back, because it was right. */
export async function returnAccountAttempt(
  db: Db,
  limits: AttemptLimits,
  target: Target,
): Promise<void> {
  for (const key of keysOf(limits, target)) await returnAttempt(db, key);
}

/** Forgets the failures from this network after a success from it. Strangers' attempts stay counted. */
export async function forgetAccountAttempts(
  db: Db,
  limits: AttemptLimits,
  target: Target,
): Promise<void> {
  for (const { key } of ownCounts(limits, target)) await forgetAttempts(db, key);
}

/** The keys under which an attempt counts. Where one of them is over its limit, others may not be stored at all. */
export function keysOf(limits: AttemptLimits, target: Target): string[] {
  return [...ownCounts(limits, target), ...strangersCounts(limits, target)].map(({ key }) => key);
}
