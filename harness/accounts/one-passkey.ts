import type { SecondFactorRule } from '../../domain/accounts/must-first.ts';
import { addPasskey, beginPasskey } from '../../domain/accounts/passkeys/add-passkey.ts';
import {
  beginPasskeySignIn,
  signInWithPasskey,
} from '../../domain/accounts/passkeys/sign-in-with-passkey.ts';
import type { StaffMember } from '../../domain/accounts/staff-member.ts';
import { TEST_NOW, TEST_PASSWORD } from '../services.ts';
import type { OneAccount } from './one-account.ts';
import { TestAuthenticator } from './test-authenticator.ts';

/** The site at which passkeys of tests are made. */
export const PASSKEY_SITE = {
  siteUrl: 'https://www.aigialeia.example',
  origin: 'https://www.aigialeia.example',
  rpId: 'www.aigialeia.example',
};

/** The values that differ between sign-ins with a passkey. */
export interface PasskeyChange {
  odd?: Parameters<TestAuthenticator['sign']>[1];
  asked?: Partial<Parameters<TestAuthenticator['sign']>[0]>;
  address?: string;
  /** Between the challenge and its answer. */
  minutes?: number;
  rule?: SecondFactorRule;
}

/** Signs in at {@link PASSKEY_SITE} as a browser would. */
export async function enterWithPasskey(
  { auth, db }: Pick<OneAccount, 'auth' | 'db'>,
  device: TestAuthenticator,
  { odd, asked, address = '192.0.2.1', minutes = 0, rule = 'optional' }: PasskeyChange = {},
): Promise<{ token: string; user: StaffMember }> {
  const { siteUrl } = PASSKEY_SITE;
  const from = { address, userAgent: 'Firefox', now: TEST_NOW };
  const { challenge } = await beginPasskeySignIn(db, siteUrl, from);
  const signed = device.sign({ ...PASSKEY_SITE, challenge, ...asked }, odd);
  const later = { ...from, now: new Date(TEST_NOW.getTime() + minutes * 60_000) };
  return signInWithPasskey(auth, db, signed, { from: later, siteUrl, rule });
}

/** Adds a passkey of a new device to an account as a browser would. Returns the session's new token. */
export async function addTestPasskey(
  one: Pick<OneAccount, 'auth' | 'db'>,
  { by, token, name = 'Κινητό' }: { by: StaffMember; token: string; name?: string },
  device = new TestAuthenticator(),
): Promise<{ device: TestAuthenticator; token: string }> {
  const { siteUrl } = PASSKEY_SITE;
  const acting = { by, now: TEST_NOW };
  const options = await beginPasskey(one.auth, one.db, TEST_PASSWORD, { acting, siteUrl });
  const { challenge } = options;
  const passkey = device.create({ ...PASSKEY_SITE, challenge }, options.user.id);
  const from = { address: '192.0.2.1', now: TEST_NOW };
  const caller = { acting, token, siteUrl, from };
  const added = await addPasskey(one.auth, one.db, { name, passkey }, caller);
  return { device, token: added.token };
}
