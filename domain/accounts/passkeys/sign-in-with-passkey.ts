import type { Db } from '../../../database/connect.ts';
import { recordRefusal, recordSignIn } from '../../audit/sign-ins.ts';
import { DomainError } from '../../errors.ts';
import { networkOf } from '../../limits/network.ts';
import { countAttempt, type RateLimit, returnAttempt } from '../../limits/rate-limit.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { rememberNetwork } from '../attempts/known-networks.ts';
import type { Auth } from '../auth.ts';
import { type SecondFactorRule, toStaffMember } from '../must-first.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { keepSession, readGround } from '../sessions/keep-session.ts';
import type { SignInOrigin } from '../signing-in/sign-in-origin.ts';
import { accountDisabled } from '../signing-in/sign-in-refusals.ts';
import type { StaffMember } from '../staff-member.ts';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { requirePasskeySite } from './passkey-site.ts';

/**
 * Each screen that offers passkeys asks for a challenge. A challenge that leads to a sign-in is taken off the count.
 */
const BEGUN_BY_NETWORK: RateLimit = { attempts: 120, windowMs: 15 * 60_000 };

const NOBODY = { ceremony: 'sign-in', userId: null } as const;
const begunKey = (from: SignInOrigin) => `passkey:network:${networkOf(from.address)}`;

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes (Web Authentication, level 3, section 5.1.10). */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'required';
}

/** The signature of a passkey as a browser sends it; bytes are base64url. */
export interface SignedChallenge {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** The account that the device names. */
  userHandle?: string | undefined;
}

/** What the browser passes to a device, before anybody is known. Throws 'conflict' or 'too-many'. */
export async function beginPasskeySignIn(
  db: Db,
  siteUrl: string,
  from: SignInOrigin,
): Promise<RequestOptions> {
  const site = requirePasskeySite(siteUrl);
  await countAttempt(db, begunKey(from), BEGUN_BY_NETWORK, from.now);
  return {
    challenge: await makeChallenge(db, NOBODY, from.now),
    rpId: site.rpId,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

/**
 * Signs a member of staff in by the signature of a passkey. The device has verified its holder, so this counts as
 * two steps. No guess can succeed, so the limits of the account's attempts do not apply. Throws 'unauthenticated' or
 * 'forbidden' (disabled).
 */
export async function signInWithPasskey(
  auth: Auth,
  db: Db,
  signed: SignedChallenge,
  { from, siteUrl, rule }: { from: SignInOrigin; siteUrl: string; rule: SecondFactorRule },
): Promise<{ token: string; user: StaffMember }> {
  const site = requirePasskeySite(siteUrl);
  const challenge = await takeChallenge(db, NOBODY, signed.clientDataJSON, from.now);
  if (challenge === undefined) throw refused(TOO_LATE);
  const holder = await findHolder(db, signed.id);
  if (!holder) throw refused(UNKNOWN_PASSKEY);
  const counter = await verifySignature(holder, signed, { ...site, challenge });
  if (counter === undefined || !(await countUse(db, holder, counter, from.now))) {
    await recordRefusal(db, holder, 'sign-in-passkey-failed', from.now);
    throw refused(NOT_SIGNED);
  }
  if (holder.banned) {
    await recordRefusal(db, holder, 'sign-in-failed', from.now);
    throw accountDisabled();
  }
  const token = await beginSession(auth, holder.id, from, 'passkey');
  const user = toStaffMember(holder, { ...holder, signedInWith: 'passkey' }, rule);
  const isKept = await keepSession(db, { token, userId: holder.id }, async (tx) => {
    // Both may have changed since they were read: the passkey removed, the account disabled.
    const ground = await readGround(tx, holder.id);
    if (ground?.banned !== false || !(await findHolder(tx, signed.id))) return false;
    await rememberNetwork(tx, holder.id, from.address, from.now);
    await recordSignIn(tx, user, 'signed-in-with-passkey', from.now);
    return true;
  });
  if (!isKept) throw refused(UNKNOWN_PASSKEY);
  await returnAttempt(db, begunKey(from));
  return { token, user };
}

/** The account of a passkey, with the passkey. */
function findHolder(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('user', 'user.id', 'passkeys.user_id')
    .select([
      'user.id',
      'user.email',
      'user.role',
      'user.banned',
      'user.twoFactorEnabled',
      'user.firstPasswordExpiresAt',
      'user.secondFactorLostAt',
      'user.language',
      'passkeys.id as passkeyId',
      'passkeys.credential_id',
      'passkeys.public_key',
      'passkeys.counter',
    ])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();
}

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/**
 * The device's own count of uses if it has signed exactly this challenge, for this site and account; else undefined.
 */
async function verifySignature(
  holder: Holder,
  signed: SignedChallenge,
  expected: { challenge: string; origin: string; rpId: string },
): Promise<number | undefined> {
  const { id, clientDataJSON, authenticatorData, signature, userHandle } = signed;
  // A passkey that is found by itself names its account (level 3 of the standard, section 7.2, step 6).
  if (Buffer.from(userHandle ?? '', 'base64url').toString('utf8') !== holder.id) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  // The library throws where the answer is not what was asked for.
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: expected.challenge,
    expectedOrigin: expected.origin,
    expectedRPID: expected.rpId,
    requireUserVerification: true,
    credential: {
      id: holder.credential_id,
      publicKey: new Uint8Array(Buffer.from(holder.public_key, 'base64url')),
      counter: holder.counter,
    },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/**
 * Records that a passkey was used. Returns false when another use at the same moment has the same count: then one of
 * the two is a copy.
 */
async function countUse(db: Db, holder: Holder, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', holder.passkeyId)
    .where('counter', '=', holder.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function refused(text: Bilingual): DomainError {
  return new DomainError('unauthenticated', text);
}

const TOO_LATE = {
  el: 'Πέρασε η ώρα για τη σύνδεση με το κλειδί πρόσβασης. Δοκιμάστε ξανά.',
  en: 'The time for signing in with the passkey has passed. Please try again.',
};
const UNKNOWN_PASSKEY = {
  el: 'Αυτό το κλειδί πρόσβασης δεν ισχύει εδώ: ίσως έχει αφαιρεθεί από τον λογαριασμό. Συνδεθείτε με τον κωδικό σας.',
  en: 'This passkey is not valid here: it may have been removed from the account. Sign in with your password.',
};
const NOT_SIGNED = {
  el: 'Η σύνδεση με το κλειδί πρόσβασης απέτυχε. Δοκιμάστε ξανά ή συνδεθείτε με τον κωδικό σας.',
  en: 'Signing in with the passkey failed. Try again, or sign in with your password.',
};
