import { expect, type Locator } from '@playwright/test';
import { EDITOR, ensureEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';

/** The job ‘an old address leads nowhere’; every press of the mouse is counted. */
test('an address that visitors miss is led to a page, and many are brought from a file', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks++;
  };
  for (let i = 0; i < 10; i++) {
    expect((await page.request.get('/palio/programma-kalokairiou')).status()).toBe(404);
  }
  await ensureEditor(page.request);
  const headers = { Authorization: `Bearer ${await getToken(page.request, EDITOR)}` };
  // What one process counted is written down every few seconds.
  await expect
    .poll(async () => (await page.request.get('/api/missed', { headers })).text(), {
      timeout: 60_000,
    })
    .toContain('/palio/programma-kalokairiou');
  await openSignedIn(page, '/admin/missed', EDITOR);
  const row = page.getByRole('row', { name: /palio\/programma-kalokairiou/ });
  await click(row.getByRole('button', { name: /^Redirect/ }));
  const dialog = page.getByRole('dialog', { name: 'New redirect' });
  await expect(dialog.getByLabel('Old address')).toHaveValue('/palio/programma-kalokairiou');
  await dialog.getByLabel('Leads to').fill('//evil.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Leads to')).toBeFocused();
  await expect(dialog.getByText(/starts with \/ or https/)).toBeVisible();
  await dialog.getByLabel('Leads to').fill('');
  await dialog.getByLabel('Leads to').pressSequentially('Εκδηλώσεις');
  await click(dialog.getByRole('option', { name: /· \/events$/ }));
  await expect(dialog.getByLabel('Leads to')).toHaveValue('/events');
  await click(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('The redirect is in force.')).toBeVisible();
  expect(clicks).toBe(3);
  await expect(row).toHaveCount(0);
  const led = await page.request.get('/palio/programma-kalokairiou?lang=en', { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/events?lang=en']);

  await showScreen(page, '/admin/redirects');
  await page.getByRole('link', { name: 'Import from a file' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'palies.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\ufeffΑπό;Προς\r\n/index.php?id=77;/news\r\n/contact;/news\r\n'),
  });
  await expect(page.getByLabel('Or paste the lines')).toHaveValue(/index\.php/);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Good lines: 1. There already: 0. With a problem: 1.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^3 1: Old address \/contact/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import only the good lines' }).click();
  await expect(page).toHaveURL(/\/admin\/redirects$/);
  await expect(page.getByRole('rowheader', { name: '/index.php?id=77' })).toBeVisible();
  const old = await page.request.get('/index.php?id=77', { maxRedirects: 0 });
  expect(old.headers().location).toBe('/news');

  // What this journey made would stand in the way of others.
  for (const from of ['/index.php?id=77', '/palio/programma-kalokairiou']) {
    await page.getByRole('button', { name: `Delete: ${from}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('rowheader', { name: from })).toHaveCount(0);
  }
});
