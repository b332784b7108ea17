import { expect } from '@playwright/test';
import { enterPassword, fillPassword } from '../harness/accounts/staff.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import { nextCode } from '../harness/accounts/two-step-accounts.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

let site: BenchSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startBenchSite({
    env: { SECOND_FACTOR: 'administrators', SEED: 'none', CHEAP_PASSWORDS: 'for-tests' },
  });
});
test.afterAll(() => site.stop());

test('where it is required, the only administrator adds it before anything else, and is not locked out', async ({
  page,
}) => {
  await enterPassword(page, BENCH_ADMIN, site.url);
  const gate = page.getByRole('heading', { name: 'Add the second step to your sign-in' });
  await expect(gate).toBeVisible();
  await page.goto(`${site.url}/admin/media`);
  await expect(gate).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  const refused = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const response = await fetch('/api/users', { headers });
    return { status: response.status, body: await response.json() };
  });
  expect(refused).toMatchObject({ status: 403, body: { mustFirst: 'add-second-factor' } });

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(gate).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Current password').fill(BENCH_ADMIN.password);
  await page.keyboard.press('Enter');
  const secret = ((await dialog.locator('.two-step-key').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code from the app').fill(totpCode(secret));
  await page.keyboard.press('Enter');
  // The codes are seen before the admin opens.
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();

  await showScreen(page, '/admin/account');
  const twoSteps = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(twoSteps).toContainText('It is required for your account');
  await expect(twoSteps.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fillPassword(page, BENCH_ADMIN);
  await page.getByLabel('Code from the app').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/admin/pages`);
});
