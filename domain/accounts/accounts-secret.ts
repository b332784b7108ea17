import type { Db } from '../../database/connect.ts';
import { keyFor } from '../keys/server-key.ts';

/** The secret with which the accounts library encrypts the secrets of apps, and signs what it hands out. */
export async function accountsSecret(db: Db): Promise<string> {
  return (await keyFor(db, 'accounts')).toString('base64url');
}
