import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ADMIN } from '../sites/site-under-test.ts';

/** One for each worker, so that none finds an editor that another is still making. */
export const EDITOR = {
  email: `editor-${process.env.TEST_WORKER_INDEX ?? 0}@example.org`,
  password: 'plane-tree-shade',
};
/** What an administrator hands over, before somebody chooses their own. */
const FIRST_PASSWORD = 'handed-over-on-paper';

/** `code` where the account signs in with an app. */
interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}

/** The server closes connections that were idle for some seconds, also in the moment in which one is taken. */
const AGAIN_ON_A_CLOSED_CONNECTION = { maxRetries: 2 };

/** A token for calls, by the API. */
export async function getToken(
  request: APIRequestContext,
  { email, password, code }: Credentials = ADMIN,
): Promise<string> {
  const response = await request.post('/api/auth/login', {
    data: { email, password, code },
    ...AGAIN_ON_A_CLOSED_CONNECTION,
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

interface NewAccount {
  email: string;
  password: string;
  name: string;
  role?: 'admin' | 'editor';
}

/**
 * Has an administrator create an account, an editor's unless it says otherwise, with a password to hand over; the
 * account's id, or undefined where it is there already.
 */
export async function createStaff(
  request: APIRequestContext,
  account: NewAccount,
): Promise<string | undefined> {
  const response = await request.post('/api/users', {
    headers: { Authorization: `Bearer ${await getToken(request)}` },
    data: { role: 'editor', ...account },
  });
  expect([201, 409]).toContain(response.status());
  return response.status() === 201 ? ((await response.json()) as { id: string }).id : undefined;
}

/**
 * Creates such an account, whose holder then chooses `password`; the account's id, or undefined where it is there
 * already.
 */
export async function createStaffWithOwnPassword(
  request: APIRequestContext,
  { password, ...account }: NewAccount,
): Promise<string | undefined> {
  const first = { ...account, password: FIRST_PASSWORD };
  const id = await createStaff(request, first);
  if (!id) return undefined;
  const chosen = await request.put('/api/auth/password', {
    headers: { Authorization: `Bearer ${await getToken(request, first)}` },
    data: { current: first.password, password },
  });
  expect(chosen.status()).toBe(200);
  return id;
}

/** Creates the editor once. */
export async function ensureEditor(request: APIRequestContext): Promise<void> {
  await createStaffWithOwnPassword(request, { name: 'Σύνταξη', ...EDITOR });
}

/** Signs in by the form, as far as the password; `site` where it is not the journeys' own. */
export async function enterPassword(page: Page, account: Credentials, site = ''): Promise<void> {
  await page.goto(`${site}/login`);
  await fillPassword(page, account);
}

/** The same where the form is open, as for whoever has just signed out. */
export async function fillPassword(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens the admin as somebody who is signed in already. */
export async function openSignedIn(
  page: Page,
  path: string,
  account: Credentials = ADMIN,
): Promise<void> {
  const token = await getToken(page.request, account);
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('e2e-signed-in')) {
      localStorage.setItem('token', value);
      sessionStorage.setItem('e2e-signed-in', 'yes');
    }
  }, token);
  await page.goto(path);
}
