import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { getUser } from '../members/read-users.ts';
import { storedToken } from './session-tokens.ts';

/** Ends the session of a token. Ending it twice is no error. */
export async function signOut(db: Db, token: string, now: Date): Promise<void> {
  const stored = await storedToken(db, token);
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .deleteFrom('session')
      .where('token', '=', stored)
      .returning('userId')
      .execute();
    if (!ended) return;
    const { id, email } = await getUser(tx, ended.userId);
    await recordChange(tx, { id, email }, 'signed-out', { type: 'user', id, title: email }, now);
  });
}

/** Removes the session of a token without a record. Returns whether there was one. */
export async function dropSession(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('token', '=', await storedToken(db, token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
