import { randomUUID } from 'node:crypto';
import type { Db } from '../../../database/connect.ts';
import type { FailedSignIn, WayIn } from '../../audit/actions.ts';
import { recordRefusal, recordSignIn } from '../../audit/sign-ins.ts';
import { DomainError } from '../../errors.ts';
import { networkOf } from '../../limits/network.ts';
import {
  countAttempt,
  forgetAttempts,
  type RateLimit,
  returnAttempt,
  writeAttemptsAgain,
} from '../../limits/rate-limit.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { cleanEmail, isEmail } from '../../text/contact-formats.ts';
import { ADDRESS_HEADER, type Auth } from '../auth.ts';
import { causeOfLibraryFailure } from '../library-failure.ts';
import { type SecondFactorRule, toStaffMember } from '../must-first.ts';
import { hasExpired } from '../passwords/first-password.ts';
import { CODE_WRONG, isCode, spendCode } from '../second-step/one-time-codes.ts';
import { tidyRecoveryCode } from '../second-step/recovery-codes.ts';
import type { StaffMember } from '../staff-member.ts';

const ATTEMPTS_BY_ADDRESS: RateLimit = { attempts: 20, windowMs: 15 * 60_000 };
const ATTEMPTS_BY_ACCOUNT: RateLimit = { attempts: 8, windowMs: 15 * 60_000 };
const CODES_BY_ACCOUNT: RateLimit = { attempts: 20, windowMs: 24 * 60 * 60_000 };

/** Where a sign-in comes from, for the limits and for the list of one's sessions. */
export interface SignInOrigin {
  address: string;
  userAgent?: string | undefined;
  now: Date;
}

/**
 * Signs a member of staff in. Attempts are limited by address and by account. `code` is asked for
 * where the account uses an authenticator app: six digits, or a recovery code. `rule` says of whom one is required.
 * Throws 'unauthenticated' (with `totpRequired` where only the code is wrong or missing), 'forbidden'
 * (disabled) or 'too-many'.
 */
export async function signIn(
  auth: Auth,
  db: Db,
  credentials: { email: string; password: string; code?: string | undefined },
  from: SignInOrigin,
  rule: SecondFactorRule = 'optional',
): Promise<{ token: string; user: StaffMember }> {
  const email = cleanEmail(credentials.email);
  const accountKey = `sign-in:account:${email}`;
  const addressKey = `sign-in:address:${networkOf(from.address)}`;
  await countAttempt(db, addressKey, ATTEMPTS_BY_ADDRESS, from.now);
  // What is no address has no account, and is no key to count under.
  if (!isEmail(email)) throw signInFailed();
  const account = await findAccount(db, email);
  const code = tidyRecoveryCode((credentials.code ?? '').replace(/\s/g, ''));
  const passed = await passBothSteps().catch(async (error: unknown) => {
    const refusal = refusalOf(error, code);
    if (refusal && account) await recordRefusal(db, account, refusal, from.now);
    // As much is written for an address without an account: no clock tells the two apart.
    else if (refusal) await writeAttemptsAgain(db, accountKey);
    throw error;
  });
  await forgetAttempts(db, accountKey);
  await returnAttempt(db, addressKey);
  const user = toStaffMember(passed.user, account, rule);
  await recordSignIn(db, user, passed.way, from.now);
  return { token: passed.token, user };

  async function passBothSteps(): Promise<SignedIn & { way: WayIn }> {
    await countAttempt(db, accountKey, ATTEMPTS_BY_ACCOUNT, from.now);
    // An expired password is tried as one that cannot be right: the same answer after the same time.
    const isExpired = hasExpired(account?.firstPasswordExpiresAt, from.now);
    const password = isExpired ? randomUUID() : credentials.password;
    const first = await checkPassword(auth, { email, password }, from);
    if (!('challenge' in first)) return { ...first, way: 'signed-in' };
    if (code === '') {
      // The password was right: the first of two steps is no failed attempt of a shared address.
      await returnAttempt(db, addressKey);
      throw codeNeeded(CODE_ASKED);
    }
    const second = await checkCode(auth, db, { ...first, email, code }, from);
    const way = isCode(code) ? 'signed-in-with-code' : 'signed-in-with-recovery-code';
    return { ...second, way };
  }
}

/** As what a failed sign-in is recorded; undefined for being asked for a code, and for what is no refusal. */
function refusalOf(error: unknown, code: string): FailedSignIn | undefined {
  if (!(error instanceof DomainError)) return undefined;
  if (error.code === 'too-many') return 'sign-in-locked';
  if (!error.details?.totpRequired) return 'sign-in-failed';
  return code === '' ? undefined : 'sign-in-code-failed';
}

/** What our own columns say of an account; undefined where the address has none. */
function findAccount(db: Db, email: string) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'role', 'twoFactorEnabled', 'firstPasswordExpiresAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

interface SignedIn {
  token: string;
  user: { id: string; email: string; role?: string | null };
}

/** What the library calls half a sign-in: the cookie by which a code finishes it. */
interface Challenge {
  challenge: string;
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
      throw new DomainError('forbidden', {
        el: 'Ο λογαριασμός σας είναι απενεργοποιημένος. Απευθυνθείτε σε διαχειριστή.',
        en: 'Your account has been disabled. Please ask an administrator.',
      });
    }
    // Anything the library refuses as the caller's fault is a failed sign-in; the rest is ours and goes up.
    const status = (error as { statusCode?: number }).statusCode;
    if (status === undefined || status >= 500) throw await causeOfLibraryFailure(auth, error);
    throw signInFailed();
  }
}

async function checkCode(
  auth: Auth,
  db: Db,
  half: Challenge & { email: string; code: string },
  from: SignInOrigin,
): Promise<SignedIn> {
  const { code } = half;
  const wrong = () => codeNeeded(isCode(code) ? CODE_WRONG : RECOVERY_CODE_WRONG);
  const codeKey = `sign-in:code:${half.email}`;
  // Beside the limit for the account: whoever has the password may not guess codes all year.
  await countAttempt(db, codeKey, CODES_BY_ACCOUNT, from.now);
  if (isCode(code) && !(await spendCode(db, half.email, code, from.now))) throw wrong();
  const headers = originHeaders(from);
  headers.set('cookie', half.challenge);
  const verify = isCode(code) ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  try {
    const { token, user } = (await verify({ body: { code }, headers })) as SignedIn;
    await forgetAttempts(db, codeKey);
    return { token, user };
  } catch (error) {
    const status = (error as { statusCode?: number }).statusCode;
    if (status === undefined || status >= 500) throw await causeOfLibraryFailure(auth, error);
    throw wrong();
  }
}

function originHeaders(from: SignInOrigin): Headers {
  return new Headers({
    [ADDRESS_HEADER]: from.address,
    'user-agent': cleanHeader(from.userAgent ?? ''),
  });
}

const MAX_USER_AGENT_LENGTH = 300;

/** What a browser says of itself is kept as far as it is readable. */
function cleanHeader(text: string): string {
  return text.replace(/[^\u0020-\u007e]/g, '').slice(0, MAX_USER_AGENT_LENGTH);
}

const CODE_ASKED = {
  el: 'Συμπληρώστε τον κωδικό της εφαρμογής σας.',
  en: 'Enter the code of your authenticator app.',
};
const RECOVERY_CODE_WRONG = {
  el: 'Ο κωδικός ανάκτησης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί.',
  en: 'The recovery code is not right or has been used already.',
};

function codeNeeded(text: Bilingual): DomainError {
  return new DomainError('unauthenticated', text, { details: { totpRequired: true } });
}

function signInFailed(): DomainError {
  return new DomainError('unauthenticated', {
    el: 'Η σύνδεση απέτυχε. Ελέγξτε το email και τον κωδικό σας.',
    en: 'Login failed. Please check your credentials.',
  });
}
