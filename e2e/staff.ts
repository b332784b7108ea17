import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ADMIN } from './site-under-test.ts';

export const EDITOR = { email: 'editor@example.org', password: 'plane-tree-shade' };

/** `code` where the account signs in with an app. */
interface Credentials {
  email: string;
  password: string;
  code?: string | undefined;
}

/** A token for calls, by the API. */
export async function getToken(
  request: APIRequestContext,
  { email, password, code }: Credentials = ADMIN,
): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { email, password, code } });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

/** Creates the editor once; another worker may have been first. */
export async function ensureEditor(request: APIRequestContext): Promise<void> {
  const token = await getToken(request);
  const response = await request.post('/api/users', {
    headers: { Authorization: `Bearer ${token}` },
    data: { name: 'Σύνταξη', role: 'editor', ...EDITOR },
  });
  expect([201, 409]).toContain(response.status());
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
