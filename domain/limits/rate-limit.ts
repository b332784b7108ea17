import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { DomainError } from '../errors.ts';
import { keyedHash, keyFor } from '../keys/server-key.ts';
import { describeWait } from './describe-wait.ts';

/** A number of attempts in a window of milliseconds. */
export interface RateLimit {
  attempts: number;
  windowMs: number;
}

/**
 * The database stores a keyed hash of each key. A reader of the table therefore learns neither the network addresses
 * nor the e-mail addresses that keys are made of.
 */
const storedKey = async (db: Db, key: string) => keyedHash(await keyFor(db, 'counters'), key);

/** The key under which an attempt counts, and its limit. */
export interface CountedAttempt {
  key: string;
  limit: RateLimit;
}

/**
 * Counts an attempt under a key and throws 'too-many', with the seconds to wait, once there are more than the limit
 * in a window. The count is in the database, so all processes share it.
 */
export function countAttempt(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  return countAttempts(db, [{ key, limit }], now);
}

/**
 * Counts one attempt under several keys. When one of their limits is reached, it counts under none of them and
 * throws 'too-many' with the seconds until all limits allow an attempt.
 */
export async function countAttempts(
  db: Db,
  attempts: readonly CountedAttempt[],
  now: Date,
): Promise<void> {
  // Whoever is over a limit is refused without a write: on SQLite everybody waits while it reaches the disk.
  const waits = await Promise.all(attempts.map((attempt) => findWait(db, attempt, now)));
  if (Math.max(...waits) > 0) throw tooMany(Math.max(...waits));
  for (const [index, { key, limit }] of attempts.entries()) {
    const wait = await countOne(db, key, limit, now);
    if (wait === undefined) continue;
    for (const counted of attempts.slice(0, index + 1)) await returnAttempt(db, counted.key);
    throw tooMany(wait);
  }
}

/** Counts an attempt under one key. Returns the seconds to wait when it is one too many. */
async function countOne(
  db: Db,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<number | undefined> {
  const at = now.getTime();
  const end = at + limit.windowMs;
  // A window that ends so late was begun by a clock that was ahead, and would last too long by as much.
  const hasEnded = sql`(rate_limits.resets_at <= ${at} or rate_limits.resets_at > ${end + limit.windowMs})`;
  const { count, resets_at } = await db
    .insertInto('rate_limits')
    .values({ key: await storedKey(db, key), count: 1, resets_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${hasEnded} then 1 else rate_limits.count + 1 end`,
        resets_at: sql`case when ${hasEnded} then ${end} else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return Number(count) > limit.attempts ? secondsUntil(Number(resets_at), now) : undefined;
}

/** The seconds until another attempt is allowed; 0 if it is allowed now. */
async function findWait(db: Db, { key, limit }: CountedAttempt, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('resets_at')
    .where('key', '=', await storedKey(db, key))
    .where('count', '>=', limit.attempts)
    .where('resets_at', '>', now.getTime())
    .where('resets_at', '<=', now.getTime() + 2 * limit.windowMs)
    .executeTakeFirst();
  return row ? secondsUntil(Number(row.resets_at), now) : 0;
}

const secondsUntil = (end: number, now: Date) =>
  Math.max(1, Math.ceil((end - now.getTime()) / 1000));

function tooMany(retryAfter: number): DomainError {
  const wait = describeWait(retryAfter);
  return new DomainError(
    'too-many',
    {
      el: `Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε ${wait.el}.`,
      en: `Too many attempts. Try again in ${wait.en}.`,
    },
    { retryAfter },
  );
}

/** Forgets the attempts under a key, after a success. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', '=', await storedKey(db, key))
    .execute();
}

/**
 * Takes one attempt back, after a success: a whole office behind one address may sign in at eight
 * o'clock, and only failures count towards the limit.
 */
export async function returnAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('key', '=', await storedKey(db, key))
    .where('count', '>', 0)
    .execute();
}

/**
 * Writes the counts of keys again without changing them, of those that there are. Use it where a missing write would
 * tell an observer something.
 */
export async function writeAttemptsAgain(db: Db, keys: readonly string[]): Promise<void> {
  const stored = await Promise.all(keys.map((key) => storedKey(db, key)));
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e.ref('count') }))
    .where('key', 'in', stored)
    .execute();
}

/** Removes windows that have ended. */
export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.getTime()).execute();
}
