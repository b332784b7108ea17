import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { invalid } from '../../errors.ts';
import type { Auth } from '../auth.ts';
import { getUser, type User } from '../members/read-users.ts';
import { requireStillAdministrator } from '../members/still-administrator.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import {
  isSameGround,
  lockSessionsOf,
  readGround,
  sessionEnded,
} from '../sessions/keep-session.ts';
import { firstPasswordExpiry, type PasswordGiver } from './first-password.ts';
import { describePasswordProblem } from './password-rules.ts';
import { requireAnotherAccount, requireOwnPassword } from './prove-password.ts';

/**
 * Gives another account a password for its next sign-in and ends its sessions. Throws 'invalid', 'conflict' for one's
 * own, or 'forbidden' for somebody who is no administrator any more.
 */
export async function setPassword(
  auth: Auth,
  db: Db,
  id: string,
  password: string,
  giver: PasswordGiver,
): Promise<User> {
  requireAnotherAccount(id, giver);
  const given = { password, expiresAt: firstPasswordExpiry(giver) };
  return replacePassword(auth, db, id, given, giver, async (tx) => {
    await requireStillAdministrator(tx, giver.by);
    await lockSessionsOf(tx, id);
    // Erased, while the password was hashed.
    await getUser(tx, id);
  });
}

async function replacePassword(
  auth: Auth,
  db: Db,
  id: string,
  { password, expiresAt }: { password: string; expiresAt: string | null },
  acting: Acting,
  begin: (tx: Tx) => Promise<void>,
): Promise<User> {
  const user = await getUser(db, id);
  const problem = describePasswordProblem(password, user.email);
  if (problem) throw invalid({ password: problem });
  // Hashing takes long: before the transaction.
  const hashed = await (await auth.$context).password.hash(password);
  const subject = { type: 'user', id, title: user.email };
  return inTransaction(db, async (tx) => {
    await begin(tx);
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
    return getUser(tx, id);
  });
}

/**
 * Changes one's own password to another one, proved by the current one. All sessions end, so the caller must sign in
 * again. Throws 'invalid', 'too-many', or 'unauthenticated' where the current password, the app or the account was
 * changed in the meantime.
 */
export async function changeOwnPassword(
  auth: Auth,
  db: Db,
  passwords: { current: string; password: string },
  acting: Acting,
): Promise<void> {
  const { current, password } = passwords;
  const ground = await readGround(db, acting.by.id);
  await requireOwnPassword(auth, db, current, acting, 'current');
  // Compared in the form in which they are stored: composed by NFKC.
  if (password.normalize('NFKC') === current.normalize('NFKC')) throw invalid({ password: SAME });
  await replacePassword(
    auth,
    db,
    acting.by.id,
    { password, expiresAt: null },
    acting,
    async (tx) => {
      await lockSessionsOf(tx, acting.by.id);
      // An administrator may have given another one meanwhile, because somebody else knows this one.
      if (!isSameGround(ground, await readGround(tx, acting.by.id))) throw sessionEnded();
    },
  );
}

const SAME = {
  el: 'Διαλέξτε κωδικό διαφορετικό από τον τωρινό.',
  en: 'Choose a password different from the current one.',
};
