import { expect } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';

/** Each list of the admin that comes in pages and has its page in its address. */
const LISTS = [
  '/admin/pages',
  '/admin/content/news',
  '/admin/media',
  '/admin/media/texts?show=all',
  '/admin/drafts',
  '/admin/bin',
  '/admin/audit',
  '/admin/messages?state=all',
  '/admin/letters?show=waiting',
  '/admin/links',
  '/admin/missed?show=all',
  '/admin/redirects',
  '/admin/searches?show=all',
  '/admin/promises',
  '/admin/recheck',
  '/admin/sets',
  '/admin/translations?english=missing',
];

test('a page of a list that is no longer there leads to the last one, and back leads out of the list', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/dashboard');
  const range = page.locator('main').getByText(/^\d+–\d+ of \d+$/);
  for (const list of LISTS) {
    await showScreen(page, `${list}${list.includes('?') ? '&' : '?'}page=999`);
    const [path] = list.split('?');
    await expect(page, list).toHaveURL((url) => url.pathname === path && !url.href.includes('999'));
    // Rows and how many there are, or that there are none.
    await expect(page.locator('main .empty-list').or(range).first(), list).toBeVisible();
  }
  await showScreen(page, '/admin/dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  await showScreen(page, '/admin/bin?page=999');
  await expect(page).toHaveURL('/admin/bin');
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard');
});
