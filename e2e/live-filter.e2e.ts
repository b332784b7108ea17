import { expect, type Page } from '@playwright/test';
import { decideAbout, type Fate } from '../harness/browser/decide-about.ts';
import { test } from '../harness/browser/unpainted.ts';

/**
 * Lists that are narrowed while somebody types (app/islands/filter-while-typing.ts), and without JavaScript by their
 * button.
 */

/** A question mark alone stands for any letter. */
const RESULTS = '*/search\\?*';

const documents = (page: Page) => page.locator('main tbody tr');
const titleField = (page: Page) => page.getByLabel('Τίτλος, κατηγορία ή ΑΔΑ');
const status = (page: Page) => page.locator('[data-live-filter]');

test('documents are narrowed while typing: field, caret and history stay, the number is announced', async ({
  page,
}) => {
  await page.goto('/sitemap');
  await page.goto('/municipality/transparency');
  await expect(documents(page)).toHaveCount(6);
  const field = titleField(page);
  await field.pressSequentially('προυπολογισμ');
  await expect(documents(page)).toHaveCount(1);
  await expect(status(page)).toHaveText('1 έγγραφο');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\?q=%CF%80/);

  // In the middle of the word, where the caret has to stay.
  for (const _ of 'ισμ') await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('ξξ');
  await expect(page.getByText('Δεν βρέθηκαν έγγραφα').first()).toBeVisible();
  await expect(status(page)).toHaveText('Δεν βρέθηκαν έγγραφα');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('προυπολογισμ');
  await expect(documents(page)).toHaveCount(1);

  // The switch of the language, the link that clears and the way back know the address.
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', /q=.+lang=en/);
  await expect(page.getByRole('link', { name: 'Καθαρισμός φίλτρων' })).toBeVisible();
  await page.reload();
  await expect(documents(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/sitemap');
});

test('a category narrows the documents as soon as it is chosen', async ({ page }) => {
  await page.goto('/municipality/transparency');
  await page.getByLabel('Κατηγορία', { exact: true }).selectOption('budgets');
  await expect(documents(page)).toHaveCount(1);
  await expect(page).toHaveURL(/category=budgets/);
});

test('the answer to what was typed first does not come back over what was typed last', async ({
  page,
}) => {
  const held: ((fate: Fate) => void)[] = [];
  await decideAbout(page, [RESULTS], ({ url }) => {
    if (new URL(url).searchParams.get('q') !== 'παραλία') return 'goes on';
    return new Promise((resolve) => held.push(resolve));
  });
  await page.goto('/search');
  const field = page.getByLabel('Τι ψάχνετε;');
  await field.fill('παραλία');
  await expect.poll(() => held.length).toBe(1);
  await field.fill('βιβλιοθήκη');
  const heading = page.getByRole('heading', { name: /για «/ });
  await expect(heading).toContainText('«βιβλιοθήκη»');
  // The first request was given up: there is nobody to answer to any more.
  for (const release of held) release('goes on');
  await expect(status(page)).toContainText('«βιβλιοθήκη»');
  await expect(heading).toContainText('«βιβλιοθήκη»');
  await expect(page).toHaveTitle(/βιβλιοθήκη/);
});

test('where the results cannot be had, it says so and the button still works', async ({ page }) => {
  await decideAbout(page, [RESULTS], ({ kind }) => (kind === 'Document' ? 'goes on' : 'no line'));
  await page.goto('/search');
  await page.getByLabel('Τι ψάχνετε;').fill('νερό');
  await expect(status(page)).toBeVisible();
  await expect(status(page)).toContainText('Πατήστε «Αναζήτηση»');
  await page.locator('#site-search').getByRole('button').click();
  await expect(page.getByRole('heading', { name: /για «νερό»/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('documents and search are filtered by the button', async ({ page }) => {
    await page.goto('/municipality/transparency');
    await titleField(page).fill('προυπολογισμος');
    await page.getByRole('button', { name: 'Αναζήτηση' }).last().click();
    await expect(documents(page)).toHaveCount(1);
    await expect(page.getByText('1 έγγραφο', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Καθαρισμός φίλτρων' }).click();
    await expect(documents(page)).toHaveCount(6);

    await page.goto('/search');
    await page.getByLabel('Τι ψάχνετε;').fill('νερό');
    await page.locator('#site-search').getByRole('button').click();
    await expect(page.getByRole('heading', { name: /για «νερό»/ })).toBeVisible();
  });
});
