import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { getToken } from '../harness/accounts/staff.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import { createAccount } from '../harness/accounts/two-step-accounts.ts';
import { decideAbout } from '../harness/browser/decide-about.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { LAPTOP, leaveByEscape, walkDialogAtBothSizes } from './dialog-walk.ts';

/**
 * Dialogs that appear only after something has happened: e2e/dialogs.e2e.ts opens those that a button opens at once.
 */

const block = (title: string) => ({
  title: { el: title, en: title },
  content: { el: '<p>Κείμενο</p>', en: '' },
  image: null,
  link: '',
  linkText: { el: '', en: '' },
});

/** A published culture block, made by the API. */
async function makeBlock(request: APIRequestContext, title: string): Promise<string> {
  const made = await request.post('/api/content/culture-block', {
    headers: { Authorization: `Bearer ${await getToken(request)}` },
    data: { data: block(title) },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return id;
}

/** With nothing unsaved at the end of a test: they share a document. */
let page: Page;
let token: string;

async function openDocument(): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('admin-language', 'gr');
  }, token);
  await page.goto('/admin/account');
}

test.describe('in Greek at 1024 and 390 px a dialog has all its words, and its buttons are reached by keyboard', () => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ browser, request }) => {
    page = await browser.newPage();
    await keepUnpainted(page.context());
    // Nobody has subscribed to this site, and a question about nobody is not asked.
    await decideAbout(page, ['*/api/newsletter'], () => ({
      json: { subscribers: { el: 12_345, en: 678, pending: 0 }, canSendMail: true },
    }));
    page.on('dialog', (question) => void question.accept());
    await page.goto('/robots.txt');
    token = await getToken(request);
    await openDocument();
  });
  test.beforeEach(() => page.setViewportSize(LAPTOP));

  test('a conflict, whose closing gives the form back', async ({ request }) => {
    const id = await makeBlock(request, 'Σύγκρουση');
    await beginScreen(page, `/admin/content/culture-block/${id}`);
    await page.getByLabel('Τίτλος (Ελληνικά').fill('Από αυτή την καρτέλα');
    const saved = await request.put(`/api/content/culture-block/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { version: 1, data: block('Από αλλού') },
    });
    expect(saved.status()).toBe(200);
    const publish = page.getByRole('button', { name: /^Δημοσίευση (στα|στις)/ });
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'Αποθηκεύσατε στο μεταξύ' });
    await walkDialogAtBothSizes(page, dialog);
    // It goes on with what was not saved.
    await leaveByEscape(page, dialog, page.locator('.form-problem'));
    const title = page.getByLabel('Τίτλος (Ελληνικά');
    await expect(title).toHaveValue('Από αυτή την καρτέλα');
    await title.fill('Σύγκρουση');
  });

  test('the offer of what was kept, which nothing but an answer closes', async ({ request }) => {
    const id = await makeBlock(request, 'Κρατημένα');
    await beginScreen(page, `/admin/content/culture-block/${id}`);
    const title = page.getByLabel('Τίτλος (Ελληνικά');
    await title.fill('Δεν αποθηκεύτηκε');
    await expect(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Συνέχεια από εκεί που μείνατε' });
    await expect(dialog.getByRole('button', { name: /^Συνέχεια με τις αλλαγές/ })).toBeFocused();
    await walkDialogAtBothSizes(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /^Συνέχεια με τις αλλαγές/ }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue('Δεν αποθηκεύτηκε');
    await title.fill('Κρατημένα');
  });

  test('the last question before an issue is sent', async ({ request }) => {
    const made = await request.post('/api/newsletter/issues', {
      headers: { Authorization: `Bearer ${token}` },
      data: {
        subject: { el: 'Τα νέα του Δήμου για τον Δεκέμβριο', en: 'News of December' },
        intro: { el: 'Όλα τα νέα.', en: 'All the news.' },
        items: [],
      },
    });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await beginScreen(page, `/admin/newsletter/issues/${id}`);
    const send = page.getByRole('button', { name: 'Αποστολή σε όλους' });
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Αποστολή του τεύχους' });
    // Enter, pressed once too often, sends nothing.
    await expect(dialog.getByRole('button', { name: 'Ακύρωση' })).toBeFocused();
    await walkDialogAtBothSizes(page, dialog);
    await leaveByEscape(page, dialog, send);
  });

  test('recovery codes, which only a click on the button closes', async ({ request }) => {
    const account = await createAccount(request, 'codes');
    token = await getToken(request, account);
    await openDocument();
    await page.getByRole('button', { name: 'Ενεργοποίηση' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Τωρινός κωδικός').fill(account.password);
    await page.keyboard.press('Enter');
    await walkDialogAtBothSizes(page, dialog);
    const secret = ((await dialog.locator('.two-step-key').textContent()) ?? '').replace(/\s/g, '');
    await dialog.getByRole('textbox').fill(totpCode(secret));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await walkDialogAtBothSizes(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button').last().press('Enter');
    await expect(dialog).toBeHidden();
    // The button that opened it has gone.
    await expect(page.getByRole('main')).toBeFocused();
  });
});
