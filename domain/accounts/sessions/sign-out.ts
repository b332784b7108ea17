import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { getUser } from '../members/read-users.ts';

/** Ends the session of a token. Ending it twice is no error. */
export async function signOut(db: Db, token: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .deleteFrom('session')
      .where('token', '=', token)
      .returning('userId')
      .execute();
    if (!ended) return;
    const { id, email } = await getUser(tx, ended.userId);
    await recordChange(tx, { id, email }, 'signed-out', { type: 'user', id, title: email }, now);
  });
}
