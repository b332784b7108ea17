import type { Db } from '../../../database/connect.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';

/**
 * A token as the database stores it: a keyed hash, so that a reader of the table, or of a copy, cannot act as
 * anybody. The library also takes a token with a signature behind it.
 */
export async function storedToken(db: Db, token: string): Promise<string> {
  return keyedHash(await keyFor(db, 'sessions'), token.split('.', 1)[0] ?? '');
}

/**
 * Whether a token is that of a session, which may have expired. One statement, at a part of what the accounts library
 * takes to look for a session: whoever makes tokens up is refused cheaply.
 */
export async function isStoredToken(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('token', '=', await storedToken(db, token))
    .executeTakeFirst();
  return row !== undefined;
}
