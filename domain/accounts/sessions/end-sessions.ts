import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { notFound } from '../../errors.ts';
import type { Auth } from '../auth.ts';
import { getUser } from '../members/read-users.ts';
import { requireStillAdministrator } from '../members/still-administrator.ts';
import { requireAnotherAccount, requireOwnPassword } from '../passwords/prove-password.ts';
import { lockSessionsOf } from './keep-session.ts';
import { storedToken } from './session-tokens.ts';

/**
 * Ends one of one's own sessions, after asking for the password again (ASVS 5.0, 7.5.2). Throws 'invalid'
 * (password), 'not-found' for anybody else's, or 'too-many'.
 */
export async function endSession(
  auth: Auth,
  db: Db,
  password: string,
  { id, acting }: { id: string; acting: Acting },
): Promise<void> {
  await requireOwnPassword(auth, db, password, acting, 'password');
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('session')
      .where('id', '=', id)
      .where('userId', '=', acting.by.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) {
      throw notFound({
        el: 'Αυτή η σύνδεση δεν υπάρχει πια.',
        en: 'This session no longer exists.',
      });
    }
    await recordEnd(tx, acting.by, acting);
  });
}

/**
 * Ends all of one's own sessions except that of `token`, after asking for the password again (ASVS 5.0, 7.5.2).
 * Throws 'invalid' (password) or 'too-many'.
 */
export async function endOtherSessions(
  auth: Auth,
  db: Db,
  password: string,
  { acting, token }: { acting: Acting; token: string },
): Promise<void> {
  await requireOwnPassword(auth, db, password, acting, 'password');
  await endAllButOne(db, token, acting);
}

/** Ends all of one's own sessions except that of `exceptToken`, for somebody who has just proved who they are. */
export async function endAllButOne(db: Db, exceptToken: string, acting: Acting): Promise<void> {
  const except = await storedToken(db, exceptToken);
  await inTransaction(db, async (tx) => {
    await lockSessionsOf(tx, acting.by.id);
    const { numDeletedRows } = await tx
      .deleteFrom('session')
      .where('userId', '=', acting.by.id)
      .where('token', '!=', except)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await recordEnd(tx, acting.by, acting);
  });
}

function recordEnd(db: Db, of: { id: string; email: string }, { by, now }: Acting): Promise<void> {
  return recordChange(db, by, 'sessions-ended', { type: 'user', id: of.id, title: of.email }, now);
}

/**
 * For an administrator: signs another account out everywhere. Throws 'not-found', 'conflict' for one's own, which needs
 * the password, or 'forbidden' for somebody who is no administrator any more.
 */
export async function endSessionsOf(db: Db, userId: string, acting: Acting): Promise<void> {
  requireAnotherAccount(userId, acting);
  await inTransaction(db, async (tx) => {
    await requireStillAdministrator(tx, acting.by);
    // Whoever is erased at this moment is gone, and in no record.
    const user = await getUser(tx, userId);
    await endAllSessions(tx, userId);
    await recordEnd(tx, user, acting);
  });
}

/** Ends every session of an account, as part of a change that requires it, such as a new password or disabling. */
export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await lockSessionsOf(tx, userId);
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
}
