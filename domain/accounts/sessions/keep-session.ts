import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';
import { saltOf } from '../passwords/kept-passwords.ts';
import { dropSession } from './sign-out.ts';

/** What a sign-in rests on: while any of it changes, sessions end. */
export interface SignInGround {
  password: string | null;
  twoFactorEnabled: boolean;
  banned: boolean;
}

/** What a sign-in to the account rests on at this moment; undefined where there is no account. */
export async function readGround(db: Db, userId: string): Promise<SignInGround | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select(['account.password', 'user.twoFactorEnabled', 'user.banned'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      password: row.password,
      twoFactorEnabled: Boolean(row.twoFactorEnabled),
      banned: Boolean(row.banned),
    }
  );
}

/** Whether an account is as it was. */
export function isSameGround(
  before: SignInGround | undefined,
  now: SignInGround | undefined,
): boolean {
  return (
    before !== undefined &&
    now !== undefined &&
    isSamePassword(before.password, now.password) &&
    before.twoFactorEnabled === now.twoFactorEnabled &&
    before.banned === now.banned
  );
}

/** What is stored of a password changes when it is hashed anew after a sign-in, which is no other password. */
function isSamePassword(before: string | null, now: string | null): boolean {
  return before === null || now === null ? before === now : saltOf(before) === saltOf(now);
}

/** Held by whoever ends the sessions of an account, and by whoever has just opened one. */
export function lockSessionsOf(tx: Tx, userId: string): Promise<void> {
  return lockName(tx, `sessions of ${userId}`);
}

/**
 * Keeps a session that was just opened where `stands` says that what opened it still holds, and ends it otherwise.
 * Returns whether it was kept. Whoever ends all sessions of an account changes, in the same transaction, what `stands`
 * reads; so either they see the session, or it is ended here.
 */
export function keepSession(
  db: Db,
  { token, userId }: { token: string; userId: string },
  stands: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockSessionsOf(tx, userId);
    const isKept = await stands(tx);
    if (!isKept) await dropSession(tx, token);
    return isKept;
  });
}

/**
 * Exchanges one's session for the one of `fresh`, which was just opened. Throws 'unauthenticated', and ends the fresh
 * one, where the former was ended in the meantime: by an administrator, from another device, or by signing out.
 */
export async function exchangeSession(
  db: Db,
  { former, fresh, userId }: { former: string; fresh: string; userId: string },
): Promise<void> {
  const isKept = await keepSession(db, { token: fresh, userId }, (tx) => dropSession(tx, former));
  if (!isKept) throw sessionEnded();
}

/** The refusal, 'unauthenticated', of a call whose session ended while it was under way. */
export function sessionEnded(): DomainError {
  return new DomainError('unauthenticated', {
    el: 'Η σύνδεσή σας τερματίστηκε στο μεταξύ. Συνδεθείτε ξανά.',
    en: 'Your session was ended in the meantime. Please sign in again.',
  });
}
