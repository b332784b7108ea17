import { expect } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';

/** Suggestions while somebody types (app/islands/suggest-while-typing.ts). */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, a few letters and Enter on a suggestion lead to the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).click();
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Αναζήτηση' });
  await expect(field).toBeFocused();
  await field.pressSequentially('σκουπ');
  const list = page.getByRole('banner').getByRole('listbox', { name: 'Προτάσεις' });
  const service = list.getByRole('option', { name: /^Περιβάλλον και καθαριότητα/ });
  await expect(service).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('σκουπ');
  await field.pressSequentially('ι');
  await expect(service).toBeVisible();
  while ((await service.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/environment');
});

test('on the home page, Enter without a choice searches, and failing suggestions disturb nobody', async ({
  page,
}) => {
  await page.route('**/search/suggestions?*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/?lang=en');
  const field = page.getByRole('main').getByRole('combobox', { name: 'Search this site' });
  const answered = page.waitForResponse('**/search/suggestions?*');
  await field.pressSequentially('street light');
  await answered;
  await expect(page.getByRole('main').getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?*');
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('street light');
  await expect(page.locator('#results')).toContainText('street light');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search of the header opens and searches', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('banner').getByRole('button', { name: 'Αναζήτηση' }).click();
    await page.getByRole('banner').getByRole('searchbox').last().fill('ληξιαρχείο');
    await page.keyboard.press('Enter');
    await expect(page.locator('#results')).toContainText('ληξιαρχείο');
  });
});
