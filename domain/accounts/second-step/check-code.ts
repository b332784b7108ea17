import type { Db } from '../../../database/connect.ts';
import { DomainError } from '../../errors.ts';
import { countAttempt, forgetAttempts, type RateLimit } from '../../limits/rate-limit.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Auth } from '../auth.ts';
import { causeOfLibraryFailure } from '../library-failure.ts';
import { originHeaders, type SignInOrigin } from '../signing-in/sign-in-origin.ts';
import { forgetLostApps } from './lost-apps.ts';
import { CODE_WRONG, isCode, spendCode } from './one-time-codes.ts';

const CODES_BY_ACCOUNT: RateLimit = { attempts: 20, windowMs: 24 * 60 * 60_000 };

/** What the library tells of who has signed in. */
export interface SignedIn {
  token: string;
  user: { id: string; email: string; role?: string | null };
}

/** What the library calls half a sign-in: the cookie by which a code finishes it. */
export interface Challenge {
  challenge: string;
}

/**
 * Takes the second step of a sign-in: the six digits of the app, or a recovery code. Throws
 * 'unauthenticated', with `totpRequired` for a code that will not do, or 'too-many'.
 */
export async function checkCode(
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
    if (status === undefined || status >= 500) {
      // Written by a server that still had another key.
      if ((await forgetLostApps(db, from.now, half.email)) > 0) throw appLost();
      throw await causeOfLibraryFailure(auth, error);
    }
    throw wrong();
  }
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
    en: 'The server’s key was changed, and your app no longer counts. Sign in again with your password, to add it anew.',
  });
}

/** What a right password without a code is told. */
export const codeAsked = () => codeNeeded(CODE_ASKED);

/** The refusal of a sign-in of which only the code is wrong or missing. */
function codeNeeded(text: Bilingual): DomainError {
  return new DomainError('unauthenticated', text, { details: { totpRequired: true } });
}
