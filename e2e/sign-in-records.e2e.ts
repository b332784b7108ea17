import { expect } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { createAccount } from '../harness/accounts/two-step-accounts.ts';
import { test } from '../harness/browser/unpainted.ts';

test('administrators see who signed in, who failed to, and when somebody was here last', async ({
  page,
}) => {
  // Signs in several times, and passwords take long to check by design.
  test.slow();
  const account = await createAccount(page.request, 'recorded');
  for (const password of ['guess', account.password]) {
    const data = { email: account.email, password };
    const response = await page.request.post('/api/auth/login', { data });
    if (!response.ok()) continue;
    const { token } = (await response.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    await page.request.post('/api/auth/logout', { headers });
  }
  await openSignedIn(page, '/admin/audit');
  await page.getByLabel('Show').selectOption('Signing in and out');
  await expect(page).toHaveURL('/admin/audit?show=sign-ins');
  const rows = page.getByRole('row').filter({ hasText: account.email });
  // At the first sign-in, which ended with choosing a password, and at the second.
  await expect(rows.filter({ hasText: 'Signed in' })).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Signed out' })).toHaveCount(1);
  const failed = rows.filter({ hasText: 'Sign-in failed' });
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('Unknown');
  await page.getByLabel('Show').selectOption('Changes');
  await expect(rows.filter({ hasText: 'Password changed' })).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'Signed in' })).toHaveCount(0);

  await page.goto('/admin/users');
  await expect(page.getByRole('listitem').filter({ hasText: account.email })).toContainText(
    'last signed in',
  );
});
