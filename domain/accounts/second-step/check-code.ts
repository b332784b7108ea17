import type { Db } from '../../../database/connect.ts';
import { DomainError } from '../../errors.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import {
  CODE_ATTEMPTS,
  countAccountAttempt,
  forgetAccountAttempts,
  returnAccountAttempt,
  type Target,
} from '../attempts/account-attempts.ts';
import type { Auth } from '../auth.ts';
import { causeOfLibraryFailure } from '../library-failure.ts';
import { dropSession } from '../sessions/sign-out.ts';
import { originHeaders, type SignInOrigin } from '../signing-in/sign-in-origin.ts';
import { forgetLostApps } from './lost-apps.ts';
import { CODE_USED, CODE_WRONG, isCode, spendCode } from './one-time-codes.ts';

/** The library's data about the person who has signed in. */
export interface SignedIn {
  token: string;
  user: { id: string; email: string; role?: string | null };
}

/** Half a sign-in, in the library's terms: the cookie with which a code finishes it. */
export interface Challenge {
  challenge: string;
}

/**
 * Takes the second step of a sign-in: the six digits of the app, or a recovery code. Throws 'unauthenticated', with
 * `totpRequired` for a wrong or used code, or 'too-many'.
 */
export async function checkCode(
  auth: Auth,
  db: Db,
  half: Challenge & { email: string; code: string; target: Target },
  from: SignInOrigin,
): Promise<SignedIn> {
  const { code } = half;
  await countAccountAttempt(db, CODE_ATTEMPTS, half.target, from.now);
  const headers = originHeaders(from);
  headers.set('cookie', half.challenge);
  const verify = isCode(code) ? auth.api.verifyTOTP : auth.api.verifyBackupCode;
  let signedIn: SignedIn;
  try {
    signedIn = (await verify({ body: { code }, headers })) as SignedIn;
  } catch (error) {
    throw await refusalOfCode(auth, db, { ...half, now: from.now }, error);
  }
  // Only now, so that a guess which happens to be the code of the next minute does not use it up.
  if (isCode(code) && !(await spendCode(db, half.email, code, from.now))) {
    await dropSession(db, signedIn.token);
    throw codeNeeded(CODE_USED);
  }
  await returnAccountAttempt(db, CODE_ATTEMPTS, half.target);
  await forgetAccountAttempts(db, CODE_ATTEMPTS, half.target);
  return signedIn;
}

/** The names of the library's refusals of a code itself. */
const WRONG_CODES = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);

/** The error to throw when the library refused: only a code that the library calls wrong is reported as wrong. */
async function refusalOfCode(
  auth: Auth,
  db: Db,
  { code, email, now }: { code: string; email: string; now: Date },
  error: unknown,
): Promise<unknown> {
  const { statusCode, body } = error as { statusCode?: number; body?: { code?: string } };
  if (statusCode === undefined || statusCode >= 500) {
    // A server that still had another key wrote it.
    if ((await forgetLostApps(db, now, email)) > 0) return appLost();
    return causeOfLibraryFailure(auth, error);
  }
  if (WRONG_CODES.has(body?.code ?? '')) {
    return codeNeeded(isCode(code) ? CODE_WRONG : RECOVERY_CODE_WRONG);
  }
  // Two recovery codes of one account came at the same moment, and the other was first.
  return new DomainError('conflict', {
    el: 'Κάποιος άλλος συνδεόταν με τον ίδιο λογαριασμό την ίδια στιγμή. Δοκιμάστε ξανά.',
    en: 'Somebody else was signing in to the same account at the same moment. Please try again.',
  });
}

const CODE_ASKED = {
  el: 'Συμπληρώστε τον κωδικό της εφαρμογής σας.',
  en: 'Enter the code of your authenticator app.',
};
const RECOVERY_CODE_WRONG = {
  el: 'Ο κωδικός ανάκτησης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί.',
  en: 'The recovery code is not right or has been used already.',
};

function appLost(): DomainError {
  return new DomainError('unauthenticated', {
    el: 'Το κλειδί του διακομιστή άλλαξε και η εφαρμογή σας δεν ισχύει πια. Συνδεθείτε ξανά με τον κωδικό πρόσβασής σας, για να την προσθέσετε πάλι.',
    en: 'The server’s key was changed, and your app no longer works. Sign in again with your password to add it once more.',
  });
}

/** The answer to a right password without a code. */
export const codeAsked = () => codeNeeded(CODE_ASKED);

/** The refusal of a sign-in in which only the code is wrong or missing. */
function codeNeeded(text: Bilingual): DomainError {
  return new DomainError('unauthenticated', text, { details: { totpRequired: true } });
}
