import { expect, type Page } from '@playwright/test';
import {
  createStaff,
  enterPassword,
  fillPassword,
  getToken,
  openSignedIn,
} from '../harness/accounts/staff.ts';
import { createAccount, turnOnTwoSteps } from '../harness/accounts/two-step-accounts.ts';
import { routeOnce } from '../harness/browser/route-once.ts';
import { test } from '../harness/browser/unpainted.ts';

const OWN = 'fishing-boat-blue';

const newcomer = () => ({
  name: 'Νέα συνάδελφος',
  email: `newcomer-${crypto.randomUUID().slice(0, 8)}@example.org`,
  password: 'plane-tree-shade',
});

// Each signs in several times, and passwords take long to check by design.
test.beforeEach(() => test.slow());

test('an administrator hands over a password; at the first sign-in its user chooses another, and goes on', async ({
  page,
  browser,
}) => {
  const { name, email } = newcomer();
  await openSignedIn(page, '/admin/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  const given = (await dialog.locator('.user-secret').textContent()) ?? '';
  await expect(dialog).toContainText('It is for the next sign-in only');
  await dialog.getByRole('button', { name: 'I have noted it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('No password of their own yet; the first one expires on');

  const theirs = await browser.newPage();
  await enterPassword(theirs, { email, password: given });
  await expect(theirs.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expect(theirs.getByRole('navigation')).toHaveCount(0);
  await theirs.goto('/admin/media');
  await expect(theirs.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();

  const own = theirs.getByLabel('Your new password');
  await theirs.getByLabel('The password you were given').fill(given);
  await own.fill(given);
  await theirs.getByRole('button', { name: 'Set the password' }).click();
  await expect(theirs.getByText('Choose a password different from the current one.')).toBeVisible();
  await expect(own).toBeFocused();
  await own.fill(OWN);
  await theirs.keyboard.press('Enter');
  // The screen that they had opened first.
  await expect(theirs.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  await expect(theirs).toHaveURL('/admin/media');

  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('expires on');
  await theirs.getByRole('button', { name: 'Sign out' }).click();
  await fillPassword(theirs, { email, password: given });
  await expect(theirs.getByRole('alert')).toHaveText(
    'Login failed. Please check your credentials.',
  );
});

test('the server makes no exception: until then every call but those of the own account is refused', async ({
  request,
}) => {
  const account = newcomer();
  await createStaff(request, account);
  const headers = { Authorization: `Bearer ${await getToken(request, account)}` };
  const refused = await request.get('/api/pages', {
    headers: { ...headers, 'Accept-Language': 'el' },
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toEqual({
    message: 'Ορίστε πρώτα τον δικό σας κωδικό.',
    mustFirst: 'choose-password',
  });
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(200);
});

test('somebody who is asked for a code, too, signs in with it after choosing', async ({ page }) => {
  const account = await createAccount(page.request, 'new-password');
  const { recoveryCodes } = await turnOnTwoSteps(page.request, account);
  const given = 'handed-over-once-more';
  await page.request.put(`/api/users/${account.id}/password`, {
    headers: { Authorization: `Bearer ${await getToken(page.request)}` },
    data: { password: given },
  });
  const credentials = { email: account.email, password: given, code: recoveryCodes[0] };
  await openSignedIn(page, '/admin/pages', credentials);
  await page.getByLabel('The password you were given').fill(given);
  await page.getByLabel('Your new password').fill(OWN);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been set. Sign in with it.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

/** The server changes the password, and its answer never arrives. */
const loseAnswer = (page: Page) =>
  routeOnce(page, '**/api/auth/password', async (route) => {
    // A line that was kept open may have ended.
    await route.fetch({ maxRetries: 3 });
    await route.abort();
  });

test('a first password whose answer is lost is found to be chosen when it is sent again', async ({
  page,
}) => {
  const account = newcomer();
  await createStaff(page.request, account);
  await openSignedIn(page, '/admin/media', account);
  await page.getByLabel('The password you were given').fill(account.password);
  await page.getByLabel('Your new password').fill(OWN);
  await loseAnswer(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password may have changed already');
  await page.getByRole('button', { name: 'Set the password' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  await getToken(page.request, { ...account, password: OWN });
});

test('one’s own password whose answer is lost is found to be changed when it is sent again', async ({
  page,
}) => {
  const account = await createAccount(page.request, 'lost-answer');
  await openSignedIn(page, '/admin/account', account);
  // What the screen asks with the session that is about to end is answered before.
  await expect(page.getByText('This one')).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const current = page.getByLabel('Current password');
  await current.fill(account.password);
  await page.getByLabel('New password').fill(OWN);
  await loseAnswer(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password may have changed already');
  await page.getByRole('button', { name: 'Change password' }).press('Enter');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(current).toHaveValue('');
  // Signed in again, and at work.
  await page.getByRole('link', { name: 'Media' }).click();
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
});

test('a first password that has expired is told to administrators', async ({ page }) => {
  const account = newcomer();
  await createStaff(page.request, account);
  await page.route('**/api/users', async (route) => {
    const response = await route.fetch();
    const users = (await response.json()) as { email: string }[];
    const past = '2026-01-01T00:00:00.000Z';
    await route.fulfill({
      json: users.map((user) =>
        user.email === account.email ? { ...user, firstPasswordExpiresAt: past } : user,
      ),
    });
  });
  await openSignedIn(page, '/admin/users');
  await expect(page.getByRole('listitem').filter({ hasText: account.email })).toContainText(
    'The first password has expired: set a new one',
  );
});
