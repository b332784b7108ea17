import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, invalid } from '../../errors.ts';
import { CONFIRM_ATTEMPTS, countAccountAttempt } from '../attempts/account-attempts.ts';
import { isKnownNetwork } from '../attempts/known-networks.ts';
import type { Auth } from '../auth.ts';
import { causeOfLibraryFailure } from '../library-failure.ts';
import { getUser } from '../members/read-users.ts';
import { requireStillAdministrator } from '../members/still-administrator.ts';
import { needsSecondFactor, type SecondFactorRule } from '../must-first.ts';
import { hasPasskeys, passkeysLock } from '../passkeys/has-passkeys.ts';
import { requireAnotherAccount, requireOwnPassword } from '../passwords/prove-password.ts';
import { endAllButOne, endAllSessions } from '../sessions/end-sessions.ts';
import { exchangeSession, lockSessionsOf, sessionEnded } from '../sessions/keep-session.ts';
import { CODE_WRONG, isCode, spendCode } from './one-time-codes.ts';

/** What an authenticator app needs, shown once. */
export interface Enrolment {
  /** Base 32 (RFC 4648), to be typed where there is no camera. */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
  /** Recovery codes; each signs in once, without the app. */
  recoveryCodes: string[];
}

interface Caller {
  acting: Acting;
  token: string;
}

const asCaller = (token: string) => new Headers({ authorization: `Bearer ${token}` });

/** The library refuses with statuses below 500; its other errors are faults. */
async function refused(auth: Auth, error: unknown): Promise<number> {
  const status = (error as { statusCode?: number } | null)?.statusCode;
  if (status === undefined || status >= 500) throw await causeOfLibraryFailure(auth, error);
  return status;
}

/** The status with which the library refuses a session that was ended while the password was checked. */
const SESSION_ENDED = 401;

/** Whether an account signs in with codes, too. */
export async function usesTotp(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('twoFactorEnabled')
    .where('id', '=', userId)
    .executeTakeFirst();
  return Boolean(row?.twoFactorEnabled);
}

/**
 * Begins to turn it on: makes a new secret, which counts once {@link confirmTotp} has seen a code of it. Throws
 * 'invalid' (password), 'conflict' (already on) or 'too-many', or 'unauthenticated' when the session was ended in the
 * meantime.
 */
export async function beginTotp(
  auth: Auth,
  db: Db,
  password: string,
  { acting, token }: Caller,
): Promise<Enrolment> {
  const { id } = acting.by;
  await requireOwnPassword(auth, db, password, acting, 'password');
  try {
    const answer = await inTransaction(db, async (tx) => {
      const { api } = await withAppOf(auth, tx, id);
      return api.enableTwoFactor({ body: { password, method: 'totp' }, headers: asCaller(token) });
    });
    if (!('totpURI' in answer)) throw new Error('The accounts library gave no secret.');
    const { totpURI: uri, backupCodes: recoveryCodes } = answer;
    return { secret: new URL(uri).searchParams.get('secret') ?? '', uri, recoveryCodes };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw (await refused(auth, error)) === SESSION_ENDED ? sessionEnded() : alreadyOn();
  }
}

/**
 * The accounts library in a transaction in which nobody else changes the app of an account, or ends its sessions.
 * Throws 'conflict' where the app is on, as where the other of two windows has just confirmed it.
 */
async function withAppOf(auth: Auth, tx: Tx, userId: string) {
  await lockSessionsOf(tx, userId);
  if (await usesTotp(tx, userId)) throw alreadyOn();
  return auth.within(tx);
}

function alreadyOn(): DomainError {
  return new DomainError('conflict', {
    el: 'Η σύνδεση με κωδικό μιας χρήσης είναι ήδη ενεργή.',
    en: 'Signing in with a code is on already.',
  });
}

/**
 * Turns it on with a first code. The session gets a new token, which is returned, and all other sessions end: they were
 * opened without a code. All of this is done, or nothing. Throws 'invalid', 'conflict' or 'too-many', or
 * 'unauthenticated' when the session was ended in the meantime.
 */
export async function confirmTotp(
  auth: Auth,
  db: Db,
  code: string,
  { acting, token }: Caller,
): Promise<string> {
  const { by, now, address = '' } = acting;
  if (await usesTotp(db, by.id)) throw alreadyOn();
  const isKnown = await isKnownNetwork(db, by.id, address, now);
  await countAccountAttempt(db, CONFIRM_ATTEMPTS, { account: by.id, address, isKnown }, now);
  const wrong = () => invalid({ code: CODE_WRONG });
  if (!isCode(code)) throw wrong();
  try {
    return await inTransaction(db, (tx) => turnOn(auth, tx, code, { acting, token }));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    await refused(auth, error);
    throw isOfSession(error) ? sessionEnded() : wrong();
  }
}

async function turnOn(auth: Auth, tx: Tx, code: string, { acting, token }: Caller) {
  const { by, now } = acting;
  const { api } = await withAppOf(auth, tx, by.id);
  const { headers } = await api.verifyTOTP({
    body: { code },
    headers: asCaller(token),
    returnHeaders: true,
  });
  await spendCode(tx, by.email, code, now);
  // The library signs the token for a cookie: the part before the point is the token itself.
  const fresh = decodeURIComponent(headers.get('set-auth-token') ?? '').split('.', 1)[0];
  if (!fresh) throw new Error('The accounts library gave no new token.');
  await tx.updateTable('user').set({ secondFactorLostAt: null }).where('id', '=', by.id).execute();
  await recordChange(tx, by, 'totp-enabled', { type: 'user', id: by.id, title: by.email }, now);
  await exchangeSession(tx, { former: token, fresh, userId: by.id });
  await endAllButOne(tx, fresh, acting);
  return fresh;
}

/** Without a session the library looks for half a sign-in, which it does not find either. */
const isOfSession = (error: unknown) =>
  (error as { body?: { code?: string } } | null)?.body?.code === 'INVALID_TWO_FACTOR_COOKIE';

/**
 * New recovery codes; the old ones no longer count. Throws 'invalid' (password), 'conflict' (off) or 'too-many', or
 * 'unauthenticated' when the session was ended in the meantime.
 */
export async function renewRecoveryCodes(
  auth: Auth,
  db: Db,
  password: string,
  { acting, token }: Caller,
): Promise<string[]> {
  await requireOwnPassword(auth, db, password, acting, 'password');
  try {
    const { backupCodes } = await auth.api.generateBackupCodes({
      body: { password },
      headers: asCaller(token),
    });
    return backupCodes;
  } catch (error) {
    if ((await refused(auth, error)) === SESSION_ENDED) throw sessionEnded();
    throw new DomainError('conflict', {
      el: 'Η σύνδεση με κωδικό μιας χρήσης δεν είναι ενεργή.',
      en: 'Signing in with a code is off.',
    });
  }
}

/** Turns it off for oneself. Throws 'invalid' (password), 'conflict' where `rule` requires it, or 'too-many'. */
export async function disableOwnTotp(
  auth: Auth,
  db: Db,
  password: string,
  acting: Acting,
  rule: SecondFactorRule = 'optional',
): Promise<void> {
  const { id, role } = acting.by;
  const requireAnother = async (of: Db) => {
    if (needsSecondFactor(rule, role) && !(await hasPasskeys(of, id))) throw lastSecondStep();
  };
  await requireAnother(db);
  await requireOwnPassword(auth, db, password, acting, 'password');
  await removeTotp(db, id, acting, async (tx) => {
    // The last passkey may be going at this moment.
    await lockName(tx, passkeysLock(id));
    await requireAnother(tx);
  });
}

function lastSecondStep(): DomainError {
  return new DomainError('conflict', {
    el: 'Η σύνδεση σε δύο βήματα είναι υποχρεωτική για τον λογαριασμό σας και δεν απενεργοποιείται.',
    en: 'Two-step sign-in is required for your account and cannot be turned off.',
  });
}

/**
 * For an administrator: turns it off for another account whose holder has lost the app and the recovery codes, and
 * ends its sessions, since a lost device may be in somebody else's hands. Throws 'not-found', 'conflict' for one's own,
 * which needs the password, or 'forbidden' for somebody who is no administrator any more.
 */
export async function resetTotp(db: Db, userId: string, acting: Acting): Promise<void> {
  requireAnotherAccount(userId, acting);
  await removeTotp(db, userId, acting, async (tx) => {
    await requireStillAdministrator(tx, acting.by);
    await endAllSessions(tx, userId);
  });
}

async function removeTotp(
  db: Db,
  userId: string,
  acting: Acting,
  begin: (tx: Tx) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await begin(tx);
    const user = await getUser(tx, userId);
    await tx.deleteFrom('twoFactor').where('userId', '=', userId).execute();
    await tx
      .updateTable('user')
      .set({ twoFactorEnabled: null, secondFactorLostAt: null })
      .where('id', '=', userId)
      .execute();
    const subject = { type: 'user', id: userId, title: user.email };
    await recordChange(tx, acting.by, 'totp-disabled', subject, acting.now);
  });
}
