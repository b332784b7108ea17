import { expect, type Page } from '@playwright/test';
import { EDITOR, ensureEditor, openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { openTestSmtp, type TestSmtp } from '../harness/others/smtp.ts';
import { E2E_SMTP_PORT } from '../harness/sites/site-under-test.ts';

const READERS = {
  greek: { email: 'eleni.reader@example.org', path: '/newsletter', language: 'el' },
  english: { email: 'john.reader@example.org', path: '/newsletter?lang=en', language: 'en' },
};

// One journey after another: they share the mail server and the subscribers.
test.describe.configure({ mode: 'serial' });

let smtp: TestSmtp;
/** The administrator's screen, from test to test. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  smtp = await openTestSmtp(E2E_SMTP_PORT);
  page = await browser.newPage();
  await keepUnpainted(page.context());
});
test.afterAll(() => smtp.close());

const lettersTo = (email: string, subject: string) =>
  smtp.delivered.filter(({ to, headers }) => to.includes(email) && headers.subject === subject);

/** Subscribes by the form and the link in the mail. */
async function subscribe(page: Page, { email, path }: { email: string; path: string }) {
  await page.goto(path);
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main form button').click();
  await expect(page).toHaveURL(/sent=1/);
  const confirmation = () => smtp.delivered.find(({ to }) => to.includes(email));
  await expect.poll(confirmation, { timeout: 30_000 }).toBeDefined();
  const link = /https?:\S+confirm\?token=\S+/.exec(confirmation()?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.locator('main form button').click();
  await expect(page).toHaveURL(/done=1/);
}

test('an editor writes an issue, an administrator sends it once, and a reader leaves by its link', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  for (const reader of Object.values(READERS)) await subscribe(page, reader);

  await ensureEditor(page.request);
  const editing = await browser.newContext();
  const editor = await editing.newPage();
  const clicksOfEditor = await countClicks(editor);
  await openSignedIn(editor, '/admin/newsletter', EDITOR);
  const newIssue = editor.getByRole('link', { name: 'New issue' });
  await expect(newIssue).toBeVisible();
  await expect(editor.getByRole('link', { name: 'View subscribers' })).toHaveCount(0);
  await newIssue.click();
  await editor.getByRole('button', { name: 'Save and preview' }).click();
  await expect(editor.getByRole('alert')).toContainText('Subject (Greek)');
  await editor.getByLabel('Subject (Greek)').fill('Τα νέα του μήνα');
  await editor.getByLabel(/Introduction \(Greek/).fill('Καλημέρα σας.');
  for (const kind of ['news item', 'event']) {
    const select = editor.getByRole('combobox', {
      name: `Add a${kind === 'event' ? 'n' : ''} ${kind}`,
    });
    await select.selectOption({ index: 1 });
    await editor
      .getByRole('button', { name: `Add a${kind === 'event' ? 'n' : ''} ${kind}` })
      .click();
  }
  await editor.getByRole('button', { name: 'Save and preview' }).click();
  await expect(editor).toHaveURL(/\/admin\/newsletter\/issues\/\w+$/);
  // What sending needs is told before anybody is asked, and at its field.
  await expect(editor.getByText('Needed before this can be sent')).toBeVisible();
  await editor.getByRole('link', { name: 'Subject (English)' }).click();
  await expect(editor.getByText(/^Last changed: .* by Σύνταξη( \(.+\))?$/)).toBeVisible();
  await expect(editor.getByRole('alert').getByRole('button')).toHaveCount(2);
  await expect(editor.getByRole('alert')).toContainText('reads English');
  await expect(editor.getByLabel(/Introduction \(English/)).toHaveAttribute('aria-invalid', 'true');
  await editor.getByLabel(/Subject \(English/).fill('News of the month');
  await editor.getByLabel(/Introduction \(English/).fill('Good morning.');
  await editor.getByRole('button', { name: 'Save and preview' }).click();
  await expect(editor).toHaveURL(/\/admin\/newsletter\/issues\/\w+$/);
  await expect(editor.getByText('Needed before this can be sent')).toHaveCount(0);
  const mail = editor.frameLocator('iframe[title="Preview: Greek"]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Τα νέα του μήνα');
  await expect(mail.getByRole('heading', { level: 3 })).toHaveCount(2);
  const sendTest = editor.getByRole('button', { name: 'Send a test to me' });
  await expect(sendTest).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Send to all' })).toHaveCount(0);
  await sendTest.click();
  await expect
    .poll(() => lettersTo(EDITOR.email, '[Test] News of the month').length, { timeout: 30_000 })
    .toBe(1);
  // Three of them for what was forgotten.
  expect(await clicksOfEditor()).toBe(10);
  const address = editor.url();
  await editing.close();

  const clicks = await countClicks(page);
  await openSignedIn(page, new URL(address).pathname);
  await page.getByRole('button', { name: 'Send to all' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 in Greek, 1 in English');
  await dialog.getByRole('button', { name: 'Send to 2' }).dblclick();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('2 sent', { timeout: 60_000 });
  // The second click of the two on the last button was one too many.
  expect(await clicks()).toBe(3);
  const greek = lettersTo(READERS.greek.email, 'Τα νέα του μήνα');
  expect(greek).toHaveLength(1);
  expect(lettersTo(READERS.english.email, 'News of the month')).toHaveLength(1);
  expect(greek[0]?.html).toContain('<html lang="el">');
  await page.reload();
  await expect(progress).toContainText('2 sent');
  await expect(page.getByRole('button', { name: 'Send to all' })).toHaveCount(0);

  const link = /<(https?:[^>]+)>/.exec(greek[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const answer = await page.request.post(link, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  await showScreen(page, '/admin/newsletter/subscribers');
  await expect(page.getByRole('rowheader', { name: READERS.english.email })).toBeVisible();
  await expect(page.getByText(READERS.greek.email)).toHaveCount(0);
});

test('an administrator finds a subscriber, takes the list away and removes them', async () => {
  await beginScreen(page, '/admin/newsletter');
  await page.getByRole('link', { name: 'View subscribers' }).click();
  await page.getByLabel('Search').fill('JOHN.reader');
  const row = page.getByRole('row').filter({ hasText: READERS.english.email });
  await expect(row).toContainText('English');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^newsletter-\d{4}-\d{2}-\d{2}\.csv$/);
  await row.getByRole('button', { name: /Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No subscribers found.')).toBeVisible();
});

test('an editor who opens the subscribers lands on /unauthorized', async ({ page }) => {
  await ensureEditor(page.request);
  await openSignedIn(page, '/admin/newsletter/subscribers', EDITOR);
  await expect(page).toHaveURL(/\/unauthorized/);
});

test('axe finds nothing on an issue that was sent, nor in the mail itself', async () => {
  await beginScreen(page, '/admin/newsletter');
  await page.getByRole('link', { name: /News of the month/ }).click();
  await expect(
    page.frameLocator('iframe[title="Preview: English"]').getByRole('heading', { level: 1 }),
  ).toBeVisible();
  // Nothing runs in the frame of a preview, axe neither: the mail is looked at by itself.
  expect(await findBarriers(page)).toEqual([]);
  await page.goto('about:blank');
  const [mail] = lettersTo(READERS.english.email, 'News of the month');
  await page.setContent(mail?.html ?? '');
  expect(await findBarriers(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
});
