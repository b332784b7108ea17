import { symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { accountsSecret } from '../accounts-secret.ts';
import { OPERATOR } from '../operator.ts';

/**
 * Removes the apps whose secret the key in use cannot read, of all accounts or of the account of one e-mail address.
 * Their holders sign in with the password alone, and have to add an app again before anything else (see
 * must-first.ts). Each removal is recorded. Returns how many there were.
 */
export async function forgetLostApps(db: Db, now: Date, email?: string): Promise<number> {
  const secret = await accountsSecret(db);
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('twoFactor')
      .innerJoin('user', 'user.id', 'twoFactor.userId')
      .select(['user.id', 'user.email', 'user.twoFactorEnabled', 'twoFactor.secret'])
      .$if(email !== undefined, (query) => query.where('user.email', '=', email ?? ''))
      .execute();
    let lost = 0;
    for (const row of rows) {
      if (await isReadable(row.secret, secret)) continue;
      await tx.deleteFrom('twoFactor').where('userId', '=', row.id).execute();
      // The holder began to add it and never finished.
      if (!row.twoFactorEnabled) continue;
      lost++;
      await tx
        .updateTable('user')
        .set({ twoFactorEnabled: null, secondFactorLostAt: now.toISOString() })
        .where('id', '=', row.id)
        .execute();
      const subject = { type: 'user', id: row.id, title: row.email };
      await recordChange(tx, OPERATOR, 'totp-lost', subject, now);
    }
    return lost;
  });
}

async function isReadable(stored: string, secret: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key: secret, data: stored });
    return true;
  } catch {
    // Whatever error the library gives, nobody can ever get a code from it.
    return false;
  }
}
