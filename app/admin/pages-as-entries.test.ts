import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { pageData } from '../../harness/content/entry-data.ts';

/** What pages have from the list and the form that they share with every other type. */

const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
});
beforeEach(async () => {
  api = await screens.begin();
});
afterAll(() => screens.close());

async function makePages(...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const body = { slug, data: pageData(`Page ${slug}`), publish: true };
    const made = await api.call('POST', '/content/page', { as: 'admin', body });
    expect(made.status).toBe(201);
  }
}

const field = (label: string) => screens.page.getByLabel(label);
const englishTitle = () => field('Title (English)');
const slug = () => field('Page address');
const rows = () =>
  screens.page.getByRole('row').filter({ has: screens.page.getByRole('rowheader') });
const slugs = () => screens.page.locator('td.entries-slug');

test('the list is sorted by its heads with the keyboard, and from a link', async () => {
  const { page } = screens;
  await makePages('beta', 'gamma', 'alpha');
  await screens.open('/admin/pages');
  const slugHead = page.getByRole('columnheader', { name: 'Page address' });
  const updatedHead = page.getByRole('columnheader', { name: 'Last updated' });
  await expectOn(updatedHead).toHaveAttribute('aria-sort', 'descending');
  await slugHead.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expectOn(slugHead).toHaveAttribute('aria-sort', 'ascending');
  await expectOn(updatedHead).not.toHaveAttribute('aria-sort');
  await expectOn(page).toHaveURL(/\/admin\/pages\?sort=slug$/);
  await expectOn(slugs()).toHaveText(['alpha', 'beta', 'gamma']);
  await screens.open('/admin/pages?sort=slug');
  await expectOn(slugHead).toHaveAttribute('aria-sort', 'ascending');
  await expectOn(field('Sort by')).toHaveValue('slug');
  await expectOn(slugs()).toHaveText(['alpha', 'beta', 'gamma']);
});

test('pages are put in the order of the menus by the keyboard', async () => {
  const { page } = screens;
  await makePages('first', 'second', 'third');
  await screens.open('/admin/pages');
  await expectOn(rows()).toHaveCount(3);
  expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
  await field('Sort by').selectOption('default');
  await expectOn(slugs()).toHaveText(['first', 'second', 'third']);
  const down = page.getByRole('button', { name: 'Move down: Page first' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expectOn(slugs()).toHaveText(['second', 'first', 'third']);
  await expectOn(down).toBeFocused();
  await page.getByRole('button', { name: 'Move up: Page first' }).click();
  await expectOn(slugs()).toHaveText(['first', 'second', 'third']);
  expect(screens.sent()).toHaveLength(2);
  // The second key comes before the first move is stored.
  await down.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectOn(slugs()).toHaveText(['second', 'third', 'first']);
  await expectOn(page.getByText('Page first: place 3 of 3')).toBeAttached();
  await page.keyboard.press('Home');
  await expectOn(slugs()).toHaveText(['first', 'second', 'third']);
  await page.keyboard.press('End');
  await expectOn(slugs()).toHaveText(['second', 'third', 'first']);
  await expectOn(down).toBeFocused();
});

test('several pages are deleted at once and come back together', async () => {
  const { page } = screens;
  await makePages('several-1', 'several-2', 'other');
  await screens.open('/admin/pages?search=several');
  await expectOn(rows()).toHaveCount(2);
  await field('Select all on this page').check();
  await page.locator('.list-chosen').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await expectOn(dialog).toContainText('Are you sure you want to delete 2 entries?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectOn(page.getByText('Nothing matches the search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOn(rows()).toHaveCount(2);
});

test('a page without its English title and slug is refused, and both are said at once', async () => {
  const { page } = screens;
  await screens.open('/admin/pages/new');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // Somebody writes Greek alone: what is missing in English comes into sight with the refusal.
  await page.getByRole('checkbox', { name: 'English fields too' }).uncheck();
  await expectOn(englishTitle()).toHaveCount(0);
  await save.click();
  await expectOn(englishTitle()).toBeVisible();
  const alert = page.getByRole('alert');
  await expectOn(alert).toContainText('2 fields need to be corrected');
  await expectOn(alert).toContainText('Title (English)');
  await expectOn(alert).toContainText('Enter an address.');
  await expectOn(englishTitle()).toHaveAttribute('aria-invalid', 'true');
  await englishTitle().fill('Beekeeping');
  await expectOn(englishTitle()).not.toHaveAttribute('aria-invalid', 'true');
  await expectOn(slug()).toHaveValue('beekeeping');
  await slug().fill('');
  await save.click();
  await expectOn(alert).toContainText('One field needs to be corrected');
  // Nobody is asked when it is to be published, and told then that it cannot be.
  await field('Title (Greek, optional)').fill('Μελισσοκομία');
  await slug().fill('bees');
  await englishTitle().fill('');
  await page.getByRole('button', { name: 'Publish later...' }).click();
  await expectOn(alert).toContainText('Title (English)');
  await expectOn(page).toHaveURL(/\/admin\/pages\/new(?:\?draft=[\w-]+)?$/);
  expect(screens.sent()).toEqual([]);
});

test('the slug follows the titles, the English one first, until somebody writes another; a kept one stays', async () => {
  const { page } = screens;
  await screens.open('/admin/pages');
  await page.getByRole('link', { name: 'Add New' }).first().click();
  await field('Title (Greek, optional)').fill('Εθελοντισμός');
  await expectOn(slug()).toHaveValue('ethelontismos');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expectOn(englishTitle()).toHaveValue('Ethelontismos');
  await expectOn(englishTitle()).toBeFocused();
  await expectOn(page.getByText('The page needs an English title too.')).toHaveCount(0);
  await englishTitle().fill('Volunteers');
  await expectOn(slug()).toHaveValue('volunteers');
  await slug().fill('help-out');
  await englishTitle().fill('Volunteers wanted');
  await expectOn(slug()).toHaveValue('help-out');
  await expectOn(page.getByText('/help-out')).toBeVisible();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave, keep the changes' }).click();
  await page.getByRole('link', { name: 'Add New' }).first().click();
  await page.getByRole('button', { name: /Continue with the changes.*Volunteers wanted/ }).click();
  await expectOn(englishTitle()).toHaveValue('Volunteers wanted');
  await expectOn(slug()).toHaveValue('help-out');
  await page.getByRole('button', { name: 'Suggest from the title: volunteers-wanted' }).click();
  await expectOn(slug()).toHaveValue('volunteers-wanted');

  // Once visitors know it, it is neither changed nor proposed anew with another title.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Edit Volunteers wanted' }).click();
  await englishTitle().fill('Helpers');
  await expectOn(page.getByText('/volunteers-wanted')).toBeVisible();
  await expectOn(slug()).toHaveValue('volunteers-wanted');
  await expectOn(page.getByRole('button', { name: /^Suggest from the title/ })).toHaveCount(0);
});
