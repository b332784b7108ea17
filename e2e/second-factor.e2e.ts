import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { enterPassword, fillPassword, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import {
  type Account,
  createAccount,
  nextCode,
  turnOnTwoSteps,
} from '../harness/accounts/two-step-accounts.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';

const codeField = (page: Page) => page.getByLabel('Code from the app');
const section = (page: Page, name: string) => page.getByRole('region', { name });

// Each signs in several times, and passwords take long to check by design.
test.beforeEach(() => test.slow());

test('turned on with the secret in sight, and needed at the next sign-in', async ({ page }) => {
  const account = await createAccount(page.request, 'enrols');
  await openSignedIn(page, '/admin/account', account);
  const twoSteps = section(page, 'Two-step sign-in');
  await expect(twoSteps).toContainText('It is off.');
  await twoSteps.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(account.password);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await dialog.locator('.two-step-key').textContent()) ?? '').replace(/\s/g, '');
  await codeField(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/not right or has expired/);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(totpCode(secret));
  await page.keyboard.press('Enter');

  await expect(dialog.getByText('Two-step sign-in is on.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  // Shown once: no key and no click beside it takes them away.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const kept = await readFile(await file.path(), 'utf8');
  expect(kept).toContain(account.email);
  for (const code of codes) expect(kept).toContain(code);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(twoSteps).toContainText('It is on.');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await fillPassword(page, account);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/not right or has expired/);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/pages');

  await test.step('all other devices are signed out at once, this one is not', async () => {
    const elsewhere = await getToken(page.request, { ...account, code: codes[0] });
    await showScreen(page, '/admin/account');
    const sessions = section(page, 'Where you are signed in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: 'End all others' }).click();
    const question = page.getByRole('dialog', { name: 'End all others' });
    await question.getByLabel('Current password').fill(account.password);
    await question.getByRole('button', { name: 'End all others' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByRole('button', { name: 'End all others' })).toHaveCount(0);
    const verify = await page.request.get('/api/auth/verify', {
      headers: { Authorization: `Bearer ${elsewhere}` },
    });
    expect(verify.status()).toBe(401);
  });

  await test.step('turned off with the password', async () => {
    await twoSteps.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Current password').fill(account.password);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(twoSteps).toContainText('It is off.');
    expect(await getToken(page.request, account)).toBeTruthy();
  });
});

test('a recovery code signs in without the app, once, however it is typed; new ones replace the old', async ({
  page,
}) => {
  const account = await createAccount(page.request, 'recovers');
  const { recoveryCodes } = await turnOnTwoSteps(page.request, account);
  const [first = '', second = ''] = recoveryCodes;
  const recoveryField = page.getByLabel('Recovery code');
  await enterPassword(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(recoveryField).toBeFocused();
  await page.keyboard.type(first.toUpperCase().replaceAll('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/pages');

  await showScreen(page, '/admin/account');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await fillPassword(page, account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await recoveryField.fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/recovery code is not right or has been used/);
  await recoveryField.fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/pages');
});

test('neither a lost connection nor a limit takes what was typed; another account is a step back', async ({
  page,
}) => {
  const account = await createAccount(page.request, 'offline');
  const { secret } = await turnOnTwoSteps(page.request, account);
  await enterPassword(page, account);
  await expect(codeField(page)).toBeVisible();
  const code = nextCode(secret);
  await page.route('**/api/auth/login', (route) => route.abort());
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(codeField(page)).toHaveValue(code);

  await page.unroute('**/api/auth/login');
  const limit = 'Too many attempts. Try again in 15 minutes.';
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, json: { message: limit }, headers: { 'Retry-After': '900' } }),
  );
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(limit);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(codeField(page)).toHaveValue(code);

  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/pages');
});

test('where one is signed in: one device ends another, which signs in again over its work', async ({
  browser,
}) => {
  const office = await browser.newPage();
  const account = await createAccount(office.request, 'sessions');
  const { secret } = await turnOnTwoSteps(office.request, account);
  await enterPassword(office, account);
  await codeField(office).fill(nextCode(secret));
  await office.keyboard.press('Enter');
  await expect(office).toHaveURL('/admin/pages');

  const phone = await browser.newPage({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  });
  await showScreen(office, '/admin/account');
  const code = await makeRecoveryCode(office, account);
  await enterPassword(phone, account);
  await phone.getByRole('button', { name: 'Use a recovery code' }).click();
  await phone.getByLabel('Recovery code').fill(code);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/admin/pages');

  await office.reload();
  const sessions = section(office, 'Where you are signed in');
  const onPhone = sessions.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await onPhone.getByRole('button', { name: 'End' }).focus();
  await office.keyboard.press('Enter');
  const question = office.getByRole('dialog', { name: 'End a session' });
  await expect(question).toContainText('Chrome on Android');
  const password = question.getByLabel('Current password');
  await expect(password).toBeFocused();
  await office.keyboard.type('not-the-password');
  await office.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toHaveText('The current password is not right.');
  await expect(password).toHaveAccessibleDescription('The current password is not right.');
  await expect(password).toBeFocused();
  await password.fill(account.password);
  await office.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(onPhone).toHaveCount(0);
  await expect(sessions.getByRole('heading')).toBeFocused();

  await phone.getByRole('link', { name: 'Media' }).click();
  const again = phone.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByLabel('Password', { exact: true }).fill(account.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel('Recovery code').fill(await makeRecoveryCode(office, account));
  await phone.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(phone).toHaveURL('/admin/media');
  await expect(phone.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  await expect(phone.getByRole('alert')).toHaveCount(0);
});

/** New recovery codes, made on the account screen that is open; the first of them. */
async function makeRecoveryCode(page: Page, account: Account): Promise<string> {
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  const code = await dialog.getByRole('listitem').first().textContent();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  return code ?? '';
}

test('an administrator signs somebody out everywhere and removes a lost second step; both are recorded', async ({
  page,
}) => {
  const account = await createAccount(page.request, 'lost');
  const { recoveryCodes } = await turnOnTwoSteps(page.request, account);
  const token = await getToken(page.request, { ...account, code: recoveryCodes[0] });
  await openSignedIn(page, '/admin/users');
  const row = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(row).toContainText('Two-step sign-in');

  await row.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(account.email);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Signed out everywhere')).toBeVisible();
  const verify = await page.request.get('/api/auth/verify', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(verify.status()).toBe(401);

  await row.getByRole('button', { name: 'Remove second step' }).click();
  await dialog.getByRole('button', { name: 'Remove second step' }).click();
  await expect(row.getByRole('button', { name: 'Remove second step' })).toHaveCount(0);
  expect(await getToken(page.request, account)).toBeTruthy();

  const own = page.getByRole('listitem').filter({ hasText: '(you)' });
  await expect(own).toBeVisible();
  for (const name of ['New password', 'Sign out everywhere', 'Remove second step']) {
    await expect(own.getByRole('button', { name })).toHaveCount(0);
  }
  await showScreen(page, '/admin/audit?show=changes');
  for (const action of ['Sessions ended', 'Two-step sign-in turned off']) {
    await expect(
      page.getByRole('row', { name: action }).filter({ hasText: account.email }),
    ).toHaveCount(1);
  }
});
