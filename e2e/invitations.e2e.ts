import { expect } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { test } from '../harness/browser/unpainted.ts';
import { ADMIN } from '../harness/sites/site-under-test.ts';

// Passwords take long to check by design.
test.beforeEach(() => test.slow());

const OWN = 'fishing-boat-blue';

test('a colleague is invited by a link in four clicks, and is in with one', async ({
  page,
  browser,
}) => {
  const email = `invited-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const clicks = await countClicks(page);
  await openSignedIn(page, '/admin/users');
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Make the link' });
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await dialog.getByLabel('Full name').fill('Νέα συνάδελφος');
  await dialog.getByLabel('How they get the link').selectOption('I will hand it over');
  await dialog.getByLabel('Email', { exact: true }).fill(ADMIN.email);
  await send.click();
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(dialog).toContainText('There is already an account with this email address.');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await send.click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  // And one for the address that was refused.
  expect(await clicks()).toBe(5);
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Open until');

  const theirs = await browser.newPage({ locale: 'el-GR' });
  await theirs.goto(link);
  await expect(theirs.getByText('Σας προσκαλεί')).toBeVisible();
  await expect(theirs.getByText(email)).toBeVisible();
  expect(await findBarriers(theirs)).toEqual([]);
  const password = theirs.getByLabel('Ο κωδικός σας');
  await password.fill('short');
  await theirs.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(OWN);
  await theirs.getByRole('button', { name: 'Αποδοχή και σύνδεση' }).click();
  await expect(theirs).toHaveURL(/\/admin\/\w+$/);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  // The link is spent, and says so in the language of the browser.
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('χρησιμοποιήθηκε ήδη');
  await expect(theirs.getByRole('link', { name: 'Σύνδεση' })).toHaveAttribute('href', '/login');
  await page.reload();
  await expect(row).toContainText('last signed in');
  await expect(page.getByRole('button', { name: `Withdraw: ${email}` })).toHaveCount(0);
});

test('an invitation is withdrawn, and its link opens nothing', async ({ page, browser }) => {
  const email = `withdrawn-${crypto.randomUUID().slice(0, 8)}@example.org`;
  await openSignedIn(page, '/admin/users');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await dialog.getByLabel('Full name').fill('Ν');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  // Nothing takes the letter here: it waits, and the list says so.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('The email');
  await page.getByRole('button', { name: `New link: ${email}` }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: `Withdraw: ${email}` }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  const theirs = await browser.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('alert')).toContainText('The link is not valid');
});
