import { get } from 'node:http';
import { expect, type Locator } from '@playwright/test';
import { EDITOR, ensureEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';

/** Asks the site from another address of this machine, as another visitor would. */
function askFrom(localAddress: string, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { localAddress, agent: false }, (response) => {
      response.resume().on('end', resolve);
    }).on('error', reject);
  });
}

/** The jobs ‘visitors search for something in vain’ and ‘a page is not found any more’; every press is counted. */
test('what visitors miss becomes a synonym, and a broken promise is a task', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const search = `${baseURL}/search?q=${encodeURIComponent('Λαχανοκαραγιοζίδικο')}`;
  for (let at = 2; at <= 6; at++) {
    await askFrom(`127.0.0.${at}`, search);
    // Whoever searches for something else has ended the first search.
    await askFrom(`127.0.0.${at}`, `${baseURL}/search?q=contact`);
  }
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks++;
  };
  await ensureEditor(page.request);
  const headers = { Authorization: `Bearer ${await getToken(page.request, EDITOR)}` };
  const ask = async (path: string) => (await page.request.get(`/api${path}`, { headers })).text();
  // What one process counted is written down every few seconds.
  await expect
    .poll(() => ask('/missed-searches'), { timeout: 60_000 })
    .toMatch(/"Λαχανοκαραγιοζίδικο"[^}]*"times":5\b/);
  await openSignedIn(page, '/admin/dashboard', EDITOR);
  await click(page.getByRole('link', { name: /Searches without results/ }));
  const row = page.getByRole('row', { name: /Λαχανοκαραγιοζίδικο/ });
  await expect(row).toContainText('5');
  await click(row.getByRole('button', { name: /^Add a synonym/ }));
  const dialog = page.getByRole('dialog', { name: 'Add a synonym' });
  await expect(dialog.getByLabel('What people type')).toHaveValue('Λαχανοκαραγιοζίδικο');
  await expect(dialog.getByLabel('The words that the pages use')).toBeFocused();
  await click(dialog.getByRole('button', { name: 'Publish the synonym' }));
  await expect(dialog.getByText('Enter at least one word.')).toBeVisible();
  await dialog.getByLabel('The words that the pages use').fill('κοιμητήρια');
  await click(dialog.getByRole('button', { name: 'Publish the synonym' }));
  await expect(page.getByText('the search finds something now')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(clicks).toBe(4);
  await page.goto(search);
  await expect(page.getByRole('main').getByRole('link', { name: 'Κοιμητήρια' })).toBeVisible();

  await page.goto('/admin/content/search-promise/new');
  await page.getByLabel('What people type').fill('Λαχανοκαραγιοζίδικο');
  await page.getByLabel('What they must find').fill('/services/water');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).not.toHaveURL(/\/new/);
  // The check is made by itself a few seconds after the change.
  const broken = () => ask('/promises/broken');
  await expect.poll(broken, { timeout: 60_000 }).toContain('Λαχανοκαραγιοζίδικο');
  await showScreen(page, '/admin/dashboard');
  await page.getByRole('link', { name: /Searches that do not find what they must/ }).click();
  const promise = page.getByRole('row', { name: /Λαχανοκαραγιοζίδικο/ });
  await expect(promise).toContainText('Κοιμητήρια');
  await promise.getByRole('link', { name: /Λαχανοκαραγιοζίδικο/ }).click();
  await page.getByLabel('What they must find').fill('/services/cemetery');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok(),
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await saved;
  // Once the promise is kept, it does not wait any more; other journeys may break others meanwhile.
  await expect.poll(broken, { timeout: 60_000 }).not.toContain('Λαχανοκαραγιοζίδικο');
  await showScreen(page, '/admin/promises');
  await expect(page.getByText('All promises are kept.').or(page.getByRole('table'))).toBeVisible();
  await expect(promise).toHaveCount(0);
});
