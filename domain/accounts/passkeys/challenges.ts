import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';

/** Time to find a device and touch it, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * The purpose of a challenge: an answer for one purpose is worthless for the other. `userId` is null where nobody is
 * known yet.
 */
export interface Ceremony {
  ceremony: 'add' | 'sign-in';
  userId: string | null;
}

/** Makes a challenge for a device to sign: 256 random bits in base64url, valid once and for {@link CHALLENGE_MS}. */
export async function makeChallenge(db: Db, of: Ceremony, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await sweepChallenges(db, now);
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      ceremony: of.ceremony,
      user_id: of.userId,
      expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    })
    .execute();
  return challenge;
}

/**
 * The challenge that an answer names, if it was made for this ceremony and account and still holds. It is used up
 * even if the answer is wrong. `clientDataJSON` is the browser's, in base64url.
 */
export async function takeChallenge(
  db: Db,
  of: Ceremony,
  clientDataJSON: string,
  now: Date,
): Promise<string | undefined> {
  const named = readChallenge(clientDataJSON);
  if (named === undefined) return undefined;
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', named)
    .returningAll()
    .executeTakeFirst();
  const isFit =
    taken !== undefined &&
    taken.ceremony === of.ceremony &&
    taken.user_id === of.userId &&
    taken.expires_at > now.toISOString();
  return isFit ? taken.challenge : undefined;
}

/** Removes challenges that nobody answered in time. */
export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // A text that is no JSON names no challenge.
    return undefined;
  }
}
