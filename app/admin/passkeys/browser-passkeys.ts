import type { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { answerOf, api, type SuccessBody } from '../calls/api-client.ts';

type CreationOptions = SuccessBody<Awaited<ReturnType<typeof api.auth.passkeys.begin.$post>>>;

/** A passkey that the device has made, as the API takes it. */
export type MadePasskey = Parameters<typeof api.auth.passkeys.$post>[0]['json']['passkey'];
/** The signature of a passkey, as the API takes it. */
type SignedChallenge = Parameters<(typeof api.auth.passkeys)['sign-in']['$post']>[0]['json'];
type Asked = Parameters<typeof startAuthentication>[0];

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** What speaks to the device comes when somebody uses a passkey: the sign-in again is part of every screen. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser can use passkeys here; at a bare IP address no browser can. */
export function canUsePasskeys(): boolean {
  const { hostname } = window.location;
  return (
    typeof window.PublicKeyCredential === 'function' &&
    !IPV4.test(hostname) &&
    !hostname.startsWith('[')
  );
}

/** Makes the device create a passkey. Throws errors that {@link describePasskeyFailure} explains. */
export async function makePasskey(options: CreationOptions): Promise<MadePasskey> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}

/** How often somebody has pressed the button and the device has not answered yet. */
let waiting = 0;

/** Makes a device sign, since somebody asked for it. */
export async function signWithPasskey(): Promise<SignedChallenge> {
  waiting += 1;
  try {
    return await sign(await askForChallenge());
  } finally {
    waiting -= 1;
  }
}

/**
 * Makes the browser propose passkeys in the field of the e-mail address, and the device sign with the chosen one.
 * `isWanted`: whether the field still stands there.
 */
export async function signWithProposed(isWanted: () => boolean): Promise<SignedChallenge> {
  const challenge = await askForChallenge();
  // A device does one thing at a time: the proposal would end what somebody has asked for meanwhile.
  if (waiting > 0 || !isWanted()) throw new Error('It is not the moment to propose anything.');
  return sign({ ...challenge, useBrowserAutofill: true });
}

async function askForChallenge() {
  return { optionsJSON: await answerOf(api.auth.passkeys['sign-in'].begin.$post()) };
}

async function sign(asked: Asked): Promise<SignedChallenge> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication(asked);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Whether the browser proposes passkeys in a field. */
export async function proposesPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Ends the browser's proposals: nobody waits for them any more. */
export async function stopProposing(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Why the device gave no answer; undefined for an error that is no failure of the device. */
export function describePasskeyFailure(error: unknown) {
  if (!isOfLibrary(error)) {
    return error instanceof DOMException ? FAILURES.other : undefined;
  }
  if (error.code === 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY') {
    return error.name === 'NotAllowedError' ? FAILURES.cancelled : FAILURES.other;
  }
  return REASONS[error.code] ?? FAILURES.other;
}

/** By its code: DOMException has a number there, and errors of the API have none. */
function isOfLibrary(error: unknown): error is WebAuthnError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

const FAILURES = {
  cancelled: {
    el: 'Η συσκευή δεν έδωσε κλειδί πρόσβασης: ίσως το ακυρώσατε ή πέρασε η ώρα. Δοκιμάστε ξανά.',
    en: 'The device gave no passkey: you may have cancelled, or the time passed. Please try again.',
  },
  known: {
    el: 'Αυτή η συσκευή έχει ήδη κλειδί πρόσβασης για τον λογαριασμό σας.',
    en: 'This device already has a passkey for your account.',
  },
  unable: {
    el: 'Αυτή η συσκευή δεν μπορεί να κρατήσει κλειδιά πρόσβασης: χρειάζεται κλείδωμα με αποτύπωμα, πρόσωπο ή PIN.',
    en: 'This device cannot keep passkeys: it needs a lock by fingerprint, face or PIN.',
  },
  elsewhere: {
    el: 'Τα κλειδιά πρόσβασης λειτουργούν μόνο στην επίσημη διεύθυνση του ιστοτόπου.',
    en: 'Passkeys work only at the official address of this website.',
  },
  other: {
    el: 'Ο περιηγητής δεν μπόρεσε να χρησιμοποιήσει κλειδί πρόσβασης. Δοκιμάστε ξανά.',
    en: 'The browser could not use a passkey. Please try again.',
  },
};

const REASONS: Partial<Record<WebAuthnError['code'], Bilingual>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: FAILURES.known,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: FAILURES.unable,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: FAILURES.unable,
  ERROR_INVALID_DOMAIN: FAILURES.elsewhere,
  ERROR_INVALID_RP_ID: FAILURES.elsewhere,
};
