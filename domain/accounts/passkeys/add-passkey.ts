import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError, invalid } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { cleanText, withoutLineEnds } from '../../text/clean-text.ts';
import { sayTooLong, VALIDATION_TEXTS } from '../../text/validation-texts.ts';
import type { Auth } from '../auth.ts';
import { getUser } from '../members/read-users.ts';
import { mustDoFirst } from '../must-first.ts';
import { requireOwnPassword } from '../passwords/prove-password.ts';
import { usesTotp } from '../second-step/authenticator.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { endAllButOne } from '../sessions/end-sessions.ts';
import { exchangeSession } from '../sessions/keep-session.ts';
import { dropSession } from '../sessions/sign-out.ts';
import type { SignInOrigin } from '../signing-in/sign-in-origin.ts';
import type { StaffMember } from '../staff-member.ts';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './challenges.ts';
import { hasPasskeys, passkeysLock } from './has-passkeys.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { listPasskeys, type Passkey } from './own-passkeys.ts';
import { requirePasskeySite } from './passkey-site.ts';

/** Signatures that every runtime of ours can check: EdDSA, ES256, RS256 (RFC 9053). */
const ALGORITHMS = [-8, -7, -257];
/** Nobody has more devices. */
const MOST_PASSKEYS = 20;
const MAX_NAME_LENGTH = 60;

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes (Web Authentication, level 3, section 5.1.9). */
export interface CreationOptions {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Milliseconds. */
  timeout: number;
  excludeCredentials: { type: 'public-key'; id: string }[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: true;
    userVerification: 'required';
  };
  attestation: 'none';
}

/** A new passkey as a browser sends it; bytes are base64url. */
export interface NewPasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** The ways in which browsers reach it, in their own words. */
  transports?: string[] | undefined;
}

/**
 * Begins to add a passkey. Returns what the browser passes to the device. Throws 'invalid' (password), 'conflict'
 * (too many, or no passkeys at this address) or 'too-many'.
 */
export async function beginPasskey(
  auth: Auth,
  db: Db,
  password: string,
  { acting, siteUrl }: { acting: Acting; siteUrl: string },
): Promise<CreationOptions> {
  const { by, now } = acting;
  refuseBeforeOwnPassword(by);
  const site = requirePasskeySite(siteUrl);
  await requireOwnPassword(auth, db, password, acting, 'password');
  const known = await db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', by.id)
    .execute();
  if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
  const { name } = await getUser(db, by.id);
  return {
    rp: { id: site.rpId, name: site.rpId },
    // The id, not the e-mail address: the device tells it to anybody who asks it for a passkey of this site.
    user: { id: Buffer.from(by.id).toString('base64url'), name: by.email, displayName: name },
    challenge: await makeChallenge(db, { ceremony: 'add', userId: by.id }, now),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credential_id: id }) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Adds the passkey that answers {@link beginPasskey}. The session gets a new token, which is returned, because it is
 * now proved by two steps. If the account had no second step before, all other sessions end. All of this is done, or
 * nothing. Throws 'invalid' (name), 'conflict' when the passkey does not match the challenge or comes too late, or
 * 'unauthenticated' when the session was ended in the meantime.
 */
export async function addPasskey(
  auth: Auth,
  db: Db,
  input: { name: string; passkey: NewPasskey },
  caller: { acting: Acting; token: string; siteUrl: string; from: SignInOrigin },
): Promise<{ passkeys: Passkey[]; token: string }> {
  const { by, now } = caller.acting;
  refuseBeforeOwnPassword(by);
  const name = withoutLineEnds(cleanText(input.name));
  if (name === '') throw invalid({ name: VALIDATION_TEXTS.required });
  if (name.length > MAX_NAME_LENGTH) throw invalid({ name: sayTooLong(MAX_NAME_LENGTH) });
  const verified = await verifyNewPasskey(db, input.passkey, caller);
  const token = await beginSession(auth, by.id, caller.from, 'passkey');
  try {
    await inTransaction(db, async (tx) => {
      await lockName(tx, passkeysLock(by.id));
      const isFirst = !(await usesTotp(tx, by.id)) && !(await hasPasskeys(tx, by.id));
      await exchangeSession(tx, { former: caller.token, fresh: token, userId: by.id });
      const id = newId(now);
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('passkeys')
        .values({
          id,
          user_id: by.id,
          credential_id: verified.credential.id,
          public_key: Buffer.from(verified.credential.publicKey).toString('base64url'),
          counter: verified.credential.counter,
          transports: JSON.stringify(input.passkey.transports ?? []),
          name,
          is_synced: sql.lit(verified.credentialBackedUp ? 1 : 0),
          created_at: now.toISOString(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw notAdded();
      const subject = { type: 'user', id: by.id, title: by.email };
      await recordChange(tx, by, 'passkey-added', subject, now);
      if (isFirst) await endAllButOne(tx, token, caller.acting);
    });
  } catch (error) {
    // Nothing was added, so the session that was opened for it is not needed.
    await dropSession(db, token);
    throw error;
  }
  return { passkeys: await listPasskeys(db, by.id), token };
}

/**
 * The holder of a handed-over password is not the only one who knows it: a passkey added now could be the other
 * person's. Throws 'forbidden'.
 */
function refuseBeforeOwnPassword(by: StaffMember): void {
  if (by.mustFirst === 'choose-password') throw mustDoFirst(by.mustFirst);
}

async function verifyNewPasskey(
  db: Db,
  passkey: NewPasskey,
  { acting: { by, now }, siteUrl }: { acting: Acting; siteUrl: string },
) {
  const site = requirePasskeySite(siteUrl);
  const ceremony = { ceremony: 'add', userId: by.id } as const;
  const challenge = await takeChallenge(db, ceremony, passkey.clientDataJSON, now);
  if (challenge === undefined) throw tooLate();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, clientDataJSON, attestationObject } = passkey;
  // The library throws when the answer does not match the challenge.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo?.fmt !== 'none') throw notAdded();
  return registrationInfo;
}

function tooManyPasskeys(): DomainError {
  return new DomainError('conflict', {
    el: `Έχετε ήδη ${MOST_PASSKEYS} κλειδιά πρόσβασης. Αφαιρέστε πρώτα όσα δεν χρησιμοποιείτε.`,
    en: `You have ${MOST_PASSKEYS} passkeys already. First remove those you do not use.`,
  });
}

function notAdded(): DomainError {
  return new DomainError('conflict', {
    el: 'Το κλειδί πρόσβασης δεν προστέθηκε: η συσκευή δεν έδωσε αυτό που της ζητήθηκε. Δοκιμάστε ξανά.',
    en: 'The passkey was not added: the device did not give what it was asked for. Please try again.',
  });
}

function tooLate(): DomainError {
  return new DomainError('conflict', {
    el: 'Πέρασε η ώρα για να προστεθεί το κλειδί πρόσβασης. Δοκιμάστε ξανά.',
    en: 'The time for adding the passkey has passed. Please try again.',
  });
}
