import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { cleanEmail } from '../../text/contact-formats.ts';
import type { Auth } from '../auth.ts';
import { OPERATOR } from '../operator.ts';
import { removePasskeysOf } from '../passkeys/own-passkeys.ts';
import { setPassword } from '../passwords/change-password.ts';
import type { PasswordGiver } from '../passwords/first-password.ts';
import { resetTotp } from '../second-step/authenticator.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';

/**
 * Lets somebody in as an administrator when no administrator can sign in any more: an account of that address, new
 * or enabled again, without a second step or passkeys, with a password for the next sign-in, which is returned. Only
 * for the operator, so no call of the API uses it. Throws 'invalid' for a text that is no address.
 */
export async function rescueAdministrator(
  auth: Auth,
  db: Db,
  address: string,
  giving: Omit<PasswordGiver, 'by'>,
): Promise<{ email: string; password: string; isNew: boolean }> {
  const giver = { ...giving, by: OPERATOR };
  const email = cleanEmail(address);
  const password = randomBytes(15).toString('base64url');
  return inTransaction(db, async (tx) => {
    const known = await tx
      .selectFrom('user')
      .select(['id', 'twoFactorEnabled', 'secondFactorLostAt'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!known) {
      await createUser(auth, tx, { name: email, email, password, role: 'admin' }, giver);
      return { email, password, isNew: true };
    }
    // Every step ends earlier sessions or keeps them out: a lost device may be in somebody else's hands.
    await setPassword(auth, tx, known.id, password, giver);
    if (known.twoFactorEnabled || known.secondFactorLostAt) await resetTotp(tx, known.id, giver);
    await removePasskeysOf(tx, known.id, giver);
    await changeUser(tx, known.id, { role: 'admin' }, giver);
    await changeUser(tx, known.id, { disabled: false }, giver);
    return { email, password, isNew: false };
  });
}
