import type { Db } from '../../../database/connect.ts';
import { keyedHash, keyFor } from '../../keys/server-key.ts';

/**
 * A token as the database stores it: a keyed hash, so that a reader of the table, or of a copy, cannot act as
 * anybody. The library also takes a token with a signature behind it.
 */
export async function storedToken(db: Db, token: string): Promise<string> {
  return keyedHash(await keyFor(db, 'sessions'), token.split('.', 1)[0] ?? '');
}
