import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';
import { networkOf } from '../../limits/network.ts';
import { countAttempt, type RateLimit } from '../../limits/rate-limit.ts';

/** No person reads and fills a form faster. */
export const SHORTEST_FILLING_MS = 2000;
/** Messages from one address, through any form. */
export const MESSAGE_LIMIT: RateLimit = { attempts: 5, windowMs: 10 * 60_000 };

const TOKEN = /^([0-9a-z]{1,12})\.([\w-]{43})$/;

/**
 * The judgement of a submission. A 'robot' has filled the trap: it is shown a success and nothing is stored.
 * 'unsure' may be a person with an old page or a very quick hand, so nothing may be thrown away silently: they are
 * asked to send again.
 */
export type FormVerdict = 'person' | 'robot' | 'unsure';

const sign = async (db: Db, time: string) => keyedHash(await keyFor(db, 'forms'), time);

/** The token for a form that is rendered now. Pages are held, so the token may have any age when it comes back. */
export async function makeFormToken(db: Db, now: Date): Promise<string> {
  const time = now.getTime().toString(36);
  return `${time}.${await sign(db, time)}`;
}

/** Judges the guard fields of a form: the trap must be empty, and the token must be signed and old enough. */
export async function judgeForm(
  db: Db,
  sent: { trap: string; token: string },
  now: Date,
): Promise<FormVerdict> {
  if (sent.trap !== '') return 'robot';
  const [, time, signature] = TOKEN.exec(sent.token) ?? [];
  if (time === undefined || signature === undefined) return 'unsure';
  const expected = Buffer.from(await sign(db, time));
  // Both are 43 letters.
  if (!timingSafeEqual(Buffer.from(signature), expected)) return 'unsure';
  const age = now.getTime() - Number.parseInt(time, 36);
  return age < SHORTEST_FILLING_MS ? 'unsure' : 'person';
}

/** Counts a submission from a network address, or for a mail address; throws 'too-many' with the time to wait. */
export async function countSubmission(
  db: Db,
  address: string,
  now: Date,
  limit: RateLimit = MESSAGE_LIMIT,
  form = 'message',
): Promise<void> {
  await countAttempt(db, `form:${form}:${networkOf(address)}`, limit, now);
}
