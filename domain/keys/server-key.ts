import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { getSecret } from '../facts/get-secret.ts';

/** The fact that holds the server's key, where it is not kept outside the database. */
export const KEY_FACT = 'auth-secret';

/**
 * What the server's key is for. Each use has a key of its own, made of the server's, so that what one of
 * them signs means nothing to another.
 */
export type KeyUse = 'accounts' | 'sessions' | 'counters' | 'networks' | 'forms';

/** The key of a use: 256 bits (HKDF-SHA-256, RFC 5869). */
export function deriveKey(serverKey: string, use: KeyUse | 'check'): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, '', `dimos ${use}`, 32));
}

/** Kysely gives a connection and its transactions the same adapter: the one thing by which all of them are known. */
const keys = new WeakMap<object, Promise<string>>();
const connectionOf = (db: Db) => db.getExecutor().adapter;

/** Says which key the server uses over a connection, until another one is said. */
export function setServerKey(db: Db, serverKey: string): void {
  keys.set(connectionOf(db), Promise.resolve(serverKey));
}

/** The key in use. Where nobody has said which it is, it is the one in the database, made at its first use. */
async function serverKeyOf(db: Db): Promise<string> {
  const connection = connectionOf(db);
  let key = keys.get(connection);
  if (!key) {
    key = getSecret(db, KEY_FACT);
    keys.set(connection, key);
    // What failed once is asked for again.
    key.catch(() => keys.delete(connection));
  }
  return key;
}

/** The key of a use, over the database that the server's key belongs to. */
export async function keyFor(db: Db, use: KeyUse): Promise<Buffer> {
  return deriveKey(await serverKeyOf(db), use);
}

/** A new key: 256 random bits. */
export const newServerKey = () => randomBytes(32).toString('base64url');

/** HMAC-SHA-256 as 43 letters, digits, hyphens and underscores. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
