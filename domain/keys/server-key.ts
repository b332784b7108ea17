import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { getSecret } from '../facts/get-secret.ts';

/** The fact that holds the server's key, where it is not kept outside the database. */
export const KEY_FACT = 'auth-secret';

/**
 * The uses of the server's key. Each use has a key of its own, derived from the server's, so that a signature of one
 * use is worthless for another.
 */
export type KeyUse =
  | 'accounts'
  | 'sessions'
  | 'counters'
  | 'networks'
  | 'forms'
  | 'receipts'
  | 'previews'
  | 'invitations';

/** The key of a use: 256 bits (HKDF-SHA-256, RFC 5869). */
export function deriveKey(serverKey: string, use: KeyUse | 'check'): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, '', `dimos ${use}`, 32));
}

/** A connection and its transactions share Kysely's adapter, and nothing else that identifies them. */
const keys = new WeakMap<object, Promise<string>>();
const connectionOf = (db: Db) => db.getExecutor().adapter;

/** Sets the key that the server uses over a connection, until the next call. */
export function setServerKey(db: Db, serverKey: string): void {
  keys.set(connectionOf(db), Promise.resolve(serverKey));
}

/** The key in use. If none was set, it is the key in the database, which is made at its first use. */
async function serverKeyOf(db: Db): Promise<string> {
  const connection = connectionOf(db);
  let key = keys.get(connection);
  if (!key) {
    key = getSecret(db, KEY_FACT);
    keys.set(connection, key);
    // A failed read is repeated at the next call.
    key.catch(() => keys.delete(connection));
  }
  return key;
}

/** Keys of uses by the server's key of a connection: to derive one costs as much as to refuse a call. */
const derived = new WeakMap<object, { of: string; keys: Map<KeyUse, Buffer> }>();

/** The key of a use, with the server's key of that database. */
export async function keyFor(db: Db, use: KeyUse): Promise<Buffer> {
  const of = await serverKeyOf(db);
  const connection = connectionOf(db);
  let known = derived.get(connection);
  if (known?.of !== of) {
    known = { of, keys: new Map() };
    derived.set(connection, known);
  }
  const key = known.keys.get(use) ?? deriveKey(of, use);
  known.keys.set(use, key);
  return key;
}

/** A new key: 256 random bits. */
export const newServerKey = () => randomBytes(32).toString('base64url');

/** Keys in the form in which Node takes them at once; of bytes it makes it anew each time. */
const objects = new WeakMap<Buffer, KeyObject>();

/** HMAC-SHA-256 as 43 letters, digits, hyphens and underscores. */
export function keyedHash(key: Buffer, text: string): string {
  const object = objects.get(key) ?? createSecretKey(key);
  objects.set(key, object);
  return createHmac('sha256', object).update(text).digest('base64url');
}
