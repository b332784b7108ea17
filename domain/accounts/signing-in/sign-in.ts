import { randomUUID } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { FailedSignIn, WayIn } from '../../audit/actions.ts';
import { recordRefusal, recordSignIn } from '../../audit/sign-ins.ts';
import { DomainError } from '../../errors.ts';
import { writeAttemptsAgain } from '../../limits/rate-limit.ts';
import { cleanEmail, isEmail } from '../../text/contact-formats.ts';
import {
  countAccountAttempt,
  countAttemptAtNobody,
  forgetAccountAttempts,
  keysOf,
  PASSWORD_ATTEMPTS,
  returnAccountAttempt,
  type Target,
} from '../attempts/account-attempts.ts';
import { isKnownNetwork, rememberNetwork } from '../attempts/known-networks.ts';
import type { Auth } from '../auth.ts';
import { causeOfLibraryFailure } from '../library-failure.ts';
import { needsSecondFactor, type SecondFactorRule, toStaffMember } from '../must-first.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { hasExpired } from '../passwords/first-password.ts';
import { type Challenge, checkCode, codeAsked, type SignedIn } from '../second-step/check-code.ts';
import { isCode } from '../second-step/one-time-codes.ts';
import { tidyRecoveryCode } from '../second-step/recovery-codes.ts';
import { isSameGround, keepSession, readGround } from '../sessions/keep-session.ts';
import { dropSession } from '../sessions/sign-out.ts';
import { roleOf, type StaffMember } from '../staff-member.ts';
import { originHeaders, type SignInOrigin } from './sign-in-origin.ts';
import { accountDisabled, passkeyNeeded, signInFailed } from './sign-in-refusals.ts';

/**
 * Signs a member of staff in. Attempts are limited (see attempts/account-attempts.ts). `code` is asked for where the
 * account uses an authenticator app: six digits, or a recovery code. `rule` says who must have a second step. Throws
 * 'unauthenticated' (with `totpRequired` where only the code is wrong or missing, `passkeyRequired` where the
 * sign-in needs a passkey), 'forbidden' (disabled), 'conflict' or 'too-many'.
 */
export async function signIn(
  auth: Auth,
  db: Db,
  credentials: { email: string; password: string; code?: string | undefined },
  from: SignInOrigin,
  rule: SecondFactorRule = 'optional',
): Promise<{ token: string; user: StaffMember }> {
  const email = cleanEmail(credentials.email);
  // A text that is no address has no account, and must not become a key to count under.
  if (!isEmail(email)) {
    await countAttemptAtNobody(db, from.address, from.now);
    throw signInFailed();
  }
  const account = await findAccount(db, email);
  const isKnown = await isKnownNetwork(db, account?.id, from.address, from.now);
  const target: Target = { account: email, address: from.address, isKnown };
  const code = tidyRecoveryCode((credentials.code ?? '').replace(/\s/g, ''));
  // Also for an address without an account: the time taken must not tell the two apart.
  const ground = await readGround(db, account?.id ?? 'nobody');
  const passed = await passBothSteps()
    .then(keep)
    .catch(async (error: unknown) => {
      // Erased meanwhile: no session can be opened for an account that is gone.
      const isGone = !(error instanceof DomainError) && account && !(await findAccount(db, email));
      if (isGone) throw signInFailed();
      const refusal = refusalOf(error, code);
      if (refusal && account) await recordRefusal(db, account, refusal, from.now);
      // As much is written for an address without an account, so that the time taken does not tell the two apart: it
      // has to reach the disk also where a limit has refused the attempt.
      else if (refusal) await writeAttemptsAgain(db, keysOf(PASSWORD_ATTEMPTS, target));
      throw error;
    });
  await forgetAccountAttempts(db, PASSWORD_ATTEMPTS, target);
  return passed;

  async function passBothSteps(): Promise<SignedIn & { way: WayIn }> {
    await countAccountAttempt(db, PASSWORD_ATTEMPTS, target, from.now);
    // An expired password is treated as a wrong one: the same answer after the same time.
    const isExpired = hasExpired(account?.firstPasswordExpiresAt, from.now);
    const password = isExpired ? randomUUID() : credentials.password;
    const first = await checkPassword(auth, { email, password }, from);
    // The password was right, so a failed second step does not count as a failed attempt of a shared network.
    await returnAccountAttempt(db, PASSWORD_ATTEMPTS, target);
    if (!('challenge' in first)) {
      if (await needsPasskey(first.user)) {
        await dropSession(db, first.token);
        throw passkeyNeeded();
      }
      return { ...first, way: 'signed-in' };
    }
    if (code === '') throw codeAsked();
    const second = await checkCode(auth, db, { ...first, email, code, target }, from);
    const way = isCode(code) ? 'signed-in-with-code' : 'signed-in-with-recovery-code';
    return { ...second, way };
  }

  /**
   * A password is checked for so long that the account may have got another one, or none, in the meantime. The session
   * is recorded as it is kept: nobody is named who is erased right after it.
   */
  async function keep({ token, user: { id, ...holder }, way }: SignedIn & { way: WayIn }) {
    const user = toStaffMember({ ...holder, id }, account, rule);
    // Hashing takes long: before the transaction.
    const renewed = ground?.password
      ? await auth.passwords.renew(ground.password, credentials.password)
      : undefined;
    const isKept = await keepSession(db, { token, userId: id }, async (tx) => {
      // Who was enabled just now gets in: the library has looked whether they may.
      const before = ground && { ...ground, banned: false };
      if (!isSameGround(before, await readGround(tx, id))) return false;
      if (renewed) await storeRenewed(tx, id, renewed);
      await rememberNetwork(tx, id, from.address, from.now);
      await recordSignIn(tx, user, way, from.now);
      return true;
    });
    if (!isKept) throw signInFailed();
    return { token, user };
  }

  /**
   * If a second step is required and the account has only passkeys, the password alone opens nothing, not even the
   * screen to add an app.
   */
  async function needsPasskey(holder: SignedIn['user']): Promise<boolean> {
    const isNeeded =
      needsSecondFactor(rule, roleOf(holder.role)) || Boolean(account?.secondFactorLostAt);
    return isNeeded && (await hasPasskeys(db, holder.id));
  }
}

/**
 * The reason under which a failed sign-in is recorded; undefined for a request for the code, and for other errors.
 */
function refusalOf(error: unknown, code: string): FailedSignIn | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.code === 'too-many') return 'sign-in-locked';
  if (error.details?.passkeyRequired) return undefined;
  if (!error.details?.totpRequired) return 'sign-in-failed';
  return code === '' ? undefined : 'sign-in-code-failed';
}

/** The same password, hashed anew: nobody's session ends. */
async function storeRenewed(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password: hash })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
}

/** Our own columns of an account; undefined where the address has no account. */
function findAccount(db: Db, email: string) {
  return db
    .selectFrom('user')
    .select([
      'id',
      'email',
      'role',
      'twoFactorEnabled',
      'firstPasswordExpiresAt',
      'secondFactorLostAt',
      'language',
    ])
    .where('email', '=', email)
    .executeTakeFirst();
}

async function checkPassword(
  auth: Auth,
  credentials: { email: string; password: string },
  from: SignInOrigin,
): Promise<SignedIn | Challenge> {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: credentials,
      headers: originHeaders(from),
      returnHeaders: true,
    });
    if ('twoFactorRedirect' in response) {
      const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
      return { challenge: cookies.find((cookie) => /two_factor=./.test(cookie)) ?? '' };
    }
    return { token: response.token, user: response.user as SignedIn['user'] };
  } catch (error) {
    const code = (error as { body?: { code?: string } }).body?.code;
    if (code === 'BANNED_USER') {
      throw accountDisabled();
    }
    // A refusal that the library blames on the caller is a failed sign-in; other errors are ours and are thrown on.
    const status = (error as { statusCode?: number }).statusCode;
    if (status === undefined || status >= 500) throw await causeOfLibraryFailure(auth, error);
    throw signInFailed();
  }
}
