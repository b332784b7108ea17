import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { DomainError } from '../errors.ts';
import { keyedHash, keyFor } from '../keys/server-key.ts';
import { describeWait } from './describe-wait.ts';

/** So many attempts in so many milliseconds. */
export interface RateLimit {
  attempts: number;
  windowMs: number;
}

/**
 * What is counted under a key stands in the database under its keyed hash: who reads the table learns neither
 * the addresses of networks nor the e-mail addresses that keys are made of.
 */
const storedKey = async (db: Db, key: string) => keyedHash(await keyFor(db, 'counters'), key);

/**
 * Counts an attempt under a key and throws 'too-many', with the seconds to wait, once there are more
 * than the limit in a window. Counted in the database: all processes share the count.
 */
export async function countAttempt(
  db: Db,
  key: string,
  limit: RateLimit,
  now: Date,
): Promise<void> {
  const at = now.getTime();
  const end = at + limit.windowMs;
  // One that ends so late was begun by a clock that was ahead, and would hold for as long as that was.
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
  if (Number(count) > limit.attempts) {
    const retryAfter = Math.max(1, Math.ceil((Number(resets_at) - at) / 1000));
    const wait = describeWait(retryAfter);
    throw new DomainError(
      'too-many',
      {
        el: `Πάρα πολλές προσπάθειες. Δοκιμάστε ξανά σε ${wait.el}.`,
        en: `Too many attempts. Try again in ${wait.en}.`,
      },
      { retryAfter },
    );
  }
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

/** Writes what is counted under a key once more, and changes nothing: for where not to write would tell something. */
export async function writeAttemptsAgain(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((e) => ({ count: e.ref('count') }))
    .where('key', '=', await storedKey(db, key))
    .execute();
}

/** Removes windows that have ended. */
export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.getTime()).execute();
}
