import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { getSecret } from '../facts/get-secret.ts';

const SECRET = 'newsletter-secret';
const TOKEN = /^([0-9a-z]{20})\.([\w-]{43})$/;

/** Signs subscribers' ids, so that nobody can unsubscribe another person. */
export type LeaveSigner = (subscriberId: string) => string;

const sign = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`leave:${id}`).digest();

/**
 * Makes the tokens for the unsubscribe links of issues. A token is made from the subscriber's id and is not stored:
 * the link in an issue of years ago still works.
 */
export async function leaveSigner(db: Db): Promise<LeaveSigner> {
  const secret = await getSecret(db, SECRET);
  return (id) => `${id}.${sign(secret, id).toString('base64url')}`;
}

/** The id of the subscriber whom a token of ours names, or undefined for any other text. */
export async function readLeaveToken(db: Db, token: string): Promise<string | undefined> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const expected = sign(await getSecret(db, SECRET), id);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
