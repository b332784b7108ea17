import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { createStaffWithOwnPassword, getToken } from './staff.ts';
import { totpCode } from './totp-code.ts';

export interface Account {
  id: string;
  email: string;
  password: string;
}

/** An editor for one test alone; `name` goes into the address. */
export async function createAccount(request: APIRequestContext, name: string): Promise<Account> {
  const account = {
    email: `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`,
    password: 'plane-tree-shade',
  };
  const id = await createStaffWithOwnPassword(request, { name: `Δοκιμή ${name}`, ...account });
  if (!id) throw new Error(`${account.email} was there already.`);
  return { ...account, id };
}

/** Turns two-step sign-in on by the API. The code that shows now is spent with it. */
export async function turnOnTwoSteps(
  request: APIRequestContext,
  account: Account,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const headers = { Authorization: `Bearer ${await getToken(request, account)}` };
  const begun = await request.post('/api/auth/totp', {
    headers,
    data: { password: account.password },
  });
  const enrolment = (await begun.json()) as { secret: string; recoveryCodes: string[] };
  const confirmed = await request.post('/api/auth/totp/confirm', {
    headers,
    data: { code: totpCode(enrolment.secret) },
  });
  expect(confirmed.status()).toBe(200);
  return enrolment;
}

/** A code that is still unused after the present one: the server also accepts that of the next half-minute. */
export function nextCode(secret: string): string {
  return totpCode(secret, Date.now() + 30_000);
}
