import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { invalid } from '../../errors.ts';
import type { Auth } from '../auth.ts';
import { getUser, type User } from '../members/read-users.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { firstPasswordExpiry, type PasswordGiver } from './first-password.ts';
import { describePasswordProblem } from './password-rules.ts';
import { requireAnotherAccount, requireOwnPassword } from './prove-password.ts';

/** Gives another account a password for its next sign-in and ends its sessions. Throws 'invalid', or 'conflict' for one's own. */
export async function setPassword(
  auth: Auth,
  db: Db,
  id: string,
  password: string,
  giver: PasswordGiver,
): Promise<User> {
  requireAnotherAccount(id, giver);
  await replacePassword(auth, db, id, { password, expiresAt: firstPasswordExpiry(giver) }, giver);
  return getUser(db, id);
}

async function replacePassword(
  auth: Auth,
  db: Db,
  id: string,
  { password, expiresAt }: { password: string; expiresAt: string | null },
  acting: Acting,
): Promise<void> {
  const user = await getUser(db, id);
  const problem = describePasswordProblem(password, user.email);
  if (problem) throw invalid({ password: problem });
  // Hashing takes long: before the transaction.
  const hashed = await (await auth.$context).password.hash(password);
  const subject = { type: 'user', id, title: user.email };
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('account')
      .set({ password: hashed })
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .execute();
    await tx
      .updateTable('user')
      .set({ firstPasswordExpiresAt: expiresAt })
      .where('id', '=', id)
      .execute();
    await endAllSessions(tx, id);
    await recordChange(tx, acting.by, 'password-changed', subject, acting.now);
  });
}

/**
 * Changes one's own password to another one, proved by the current one. All sessions end, so the caller must sign in
 * again. Throws 'invalid' or 'too-many'.
 */
export async function changeOwnPassword(
  auth: Auth,
  db: Db,
  passwords: { current: string; password: string },
  acting: Acting,
): Promise<void> {
  const { current, password } = passwords;
  await requireOwnPassword(auth, db, current, acting, 'current');
  // Compared in the form in which they are stored: composed by NFKC.
  if (password.normalize('NFKC') === current.normalize('NFKC')) throw invalid({ password: SAME });
  await replacePassword(auth, db, acting.by.id, { password, expiresAt: null }, acting);
}

const SAME = {
  el: 'Διαλέξτε κωδικό διαφορετικό από τον τωρινό.',
  en: 'Choose another password than the current one.',
};
