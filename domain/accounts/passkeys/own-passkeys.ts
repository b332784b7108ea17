import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Auth } from '../auth.ts';
import { getUser } from '../members/read-users.ts';
import { requireStillAdministrator } from '../members/still-administrator.ts';
import { needsSecondFactor, type SecondFactorRule } from '../must-first.ts';
import { requireAnotherAccount, requireOwnPassword } from '../passwords/prove-password.ts';
import { usesTotp } from '../second-step/authenticator.ts';
import { endAllButOne, endAllSessions } from '../sessions/end-sessions.ts';
import { hasPasskeys, passkeysLock } from './has-passkeys.ts';

/** A passkey as its holder sees it. Moments are ISO 8601 in UTC. */
export interface Passkey {
  id: string;
  name: string;
  /** True when a service keeps it on several devices. */
  isSynced: boolean;
  createdAt: string;
  /** Null before the first sign-in with it. */
  lastUsedAt: string | null;
}

/** The passkeys of an account, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'is_synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isSynced: row.is_synced === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/**
 * Removes one of one's own passkeys and ends all sessions except that of `token`: the device may be lost. Throws
 * 'invalid' (password), 'not-found', 'conflict' where `rule` requires a second step and this is the last one, or
 * 'too-many'.
 */
export async function removeOwnPasskey(
  auth: Auth,
  db: Db,
  { id, password }: { id: string; password: string },
  { acting, token, rule }: { acting: Acting; token: string; rule: SecondFactorRule },
): Promise<void> {
  const { by } = acting;
  await requireOwnPassword(auth, db, password, acting, 'password');
  await inTransaction(db, async (tx) => {
    await lockName(tx, passkeysLock(by.id));
    const removed = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', by.id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw noSuchPasskey();
    const isNeeded = needsSecondFactor(rule, by.role) && !(await usesTotp(tx, by.id));
    if (isNeeded && !(await hasPasskeys(tx, by.id))) throw lastSecondStep();
    await recordRemoval(tx, by, acting);
    await endAllButOne(tx, token, acting);
  });
}

/**
 * For an administrator: removes all passkeys of another account whose holder has lost them, and ends its sessions,
 * since a lost device may be in somebody else's hands. Throws 'not-found', 'conflict' for one's own, or 'forbidden' for
 * somebody who is no administrator any more.
 */
export async function removePasskeysOf(db: Db, userId: string, acting: Acting): Promise<void> {
  requireAnotherAccount(userId, acting);
  await inTransaction(db, async (tx) => {
    await requireStillAdministrator(tx, acting.by);
    const user = await getUser(tx, userId);
    await lockName(tx, passkeysLock(userId));
    const removed = await tx
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    await endAllSessions(tx, userId);
    if (removed.numDeletedRows > 0n) await recordRemoval(tx, user, acting);
  });
}

function recordRemoval(
  db: Db,
  of: { id: string; email: string },
  { by, now }: Acting,
): Promise<void> {
  const subject = { type: 'user', id: of.id, title: of.email };
  return recordChange(db, by, 'passkey-removed', subject, now);
}

function noSuchPasskey(): DomainError {
  return notFound({
    el: 'Αυτό το κλειδί πρόσβασης δεν υπάρχει πια.',
    en: 'This passkey no longer exists.',
  });
}

function lastSecondStep(): DomainError {
  return new DomainError('conflict', {
    el: 'Η σύνδεση σε δύο βήματα είναι υποχρεωτική για τον λογαριασμό σας. Προσθέστε πρώτα άλλο κλειδί πρόσβασης ή την εφαρμογή.',
    en: 'Two-step sign-in is required for your account. First add another passkey or the app.',
  });
}
