import { expect, type Page, test } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { widerThanScreen } from './enlarged.ts';

/** What pages have from the list and the form that they share with every other type. */

async function makePage(page: Page, slug: string, more: object = {}): Promise<string> {
  const created = await page.request.post('/api/pages', {
    headers: { Authorization: `Bearer ${await getToken(page.request)}` },
    data: { slug, title: { el: 'Δοκιμή', en: 'Trial' }, ...more },
  });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const row = (page: Page, slug: string) => rows(page).filter({ hasText: slug });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search pages' });
const englishTitle = (page: Page) => page.getByLabel('Title (English)');
const bar = (page: Page) => page.locator('.entry-form-bar').getByRole('status');

test('pages are found by a part of either title and by their text, and narrowed by state and section', async ({
  page,
}) => {
  await makePage(page, 'e2e-found-greek', {
    title: { el: 'Πρωτογραμμένη', en: 'Firstling' },
    content: { el: '<p>Κείμενο για σκαντζόχοιρους</p>', en: '' },
    section: 'tourism',
  });
  await makePage(page, 'e2e-found-draft', {
    title: { el: 'Δευτερόγραφο', en: 'Secondling' },
    publish: false,
  });
  const clicks = await countClicks(page);
  await openSignedIn(page, '/admin/pages');
  for (const [words, found] of [
    ['ΤΟΓΡΆΜ', ['e2e-found-greek']],
    ['σκαντζοχοιρ', ['e2e-found-greek']],
    ['condlin', ['e2e-found-draft']],
    ['stling', ['e2e-found-greek']],
    ['e2e-found', ['e2e-found-draft', 'e2e-found-greek']],
  ] as const) {
    await search(page).fill(words);
    await expect(rows(page)).toHaveCount(found.length);
    for (const slug of found) await expect(row(page, slug)).toBeVisible();
  }
  expect(await clicks()).toBe(0);
  await page.getByLabel('State').selectOption('draft');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'e2e-found-draft')).toContainText('Draft');
  await page.getByLabel('State').selectOption('');
  await page.getByLabel('Section').selectOption('tourism');
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 'e2e-found-greek')).toContainText('Administrator');

  await row(page, 'e2e-found-greek').getByRole('link', { name: 'Edit Firstling' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
  await expect(page.locator('.content-facts')).toContainText('by Administrator');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(search(page)).toHaveValue('e2e-found');
  await expect(rows(page)).toHaveCount(1);
  await search(page).fill('zzzzzz');
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
});

test('the list is sorted by its heads with the keyboard, and from a link', async ({ page }) => {
  await openSignedIn(page, '/admin/pages');
  const slugs = () => page.locator('td.entries-slug').allTextContents();
  const slugHead = page.getByRole('columnheader', { name: 'Page address' });
  const updatedHead = page.getByRole('columnheader', { name: 'Last updated' });
  await expect(updatedHead).toHaveAttribute('aria-sort', 'descending');
  await slugHead.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(slugHead).toHaveAttribute('aria-sort', 'ascending');
  await expect(updatedHead).not.toHaveAttribute('aria-sort');
  await expect(page).toHaveURL('/admin/pages?sort=slug');
  const areSorted = async () => {
    const shown = await slugs();
    return shown.length > 10 && shown.join() === [...shown].sort().join();
  };
  await expect.poll(areSorted).toBe(true);
  await page.reload();
  await expect(slugHead).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByLabel('Sort by')).toHaveValue('slug');
});

test('pages are put in the order of the menus by the keyboard', async ({ page }) => {
  await openSignedIn(page, '/admin/pages');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move down: Council meetings' })).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('default');
  const titles = () => page.locator('.entries-title').allTextContents();
  const down = page.getByRole('button', { name: 'Move down: Council meetings' });
  await expect(down).toBeVisible();
  const before = await titles();
  const place = before.indexOf('Council meetings');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titles()).indexOf('Council meetings')).toBe(place + 1);
  await expect(down).toBeFocused();
  await page.getByRole('button', { name: 'Move up: Council meetings' }).click();
  // Other journeys add pages at the end meanwhile.
  const upTo = (all: string[]) => all.slice(0, place + 2);
  await expect.poll(async () => upTo(await titles())).toEqual(upTo(before));
});

test('a page is taken off the site from its form, keeps its text, and is published again', async ({
  page,
}) => {
  const slug = 'e2e-withdrawn';
  const id = await makePage(page, slug);
  await openSignedIn(page, `/admin/pages/edit/${id}`);
  const state = page.locator('.content-facts .state-badges');
  await expect(state).toHaveText('Published');
  expect((await page.request.get(`/${slug}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Unpublish...' }).click();
  const leaving = page.getByRole('dialog', { name: 'Take it off the site' });
  await leaving.getByLabel('It is taken off').check();
  await leaving.getByRole('button', { name: 'Unpublish' }).click();
  await expect(bar(page)).toHaveText('Unpublished');
  await expect(state).toHaveText('Draft');
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);
  await expect(englishTitle(page)).toHaveValue('Trial');
  await page.getByRole('button', { name: /^Publish in/ }).click();
  await expect(page.getByText(/Published .*: Trial/)).toBeVisible();
  await expect(page).toHaveURL('/admin/pages');
  await expect(row(page, slug)).toContainText('Published');
  expect((await page.request.get(`/${slug}`)).status()).toBe(200);
});

test('several pages are deleted at once and come back together', async ({ page }) => {
  const slugs = ['e2e-several-1', 'e2e-several-2'];
  for (const slug of slugs) await makePage(page, slug);
  await openSignedIn(page, '/admin/pages?search=e2e-several');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Select all on this page').check();
  await page.locator('.list-chosen').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete page' });
  await expect(dialog).toContainText('Are you sure you want to delete 2 entries?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('a page without its English title and slug is refused, and both are said at once', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/pages/new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('2 fields need to be corrected');
  await expect(alert).toContainText('Title (English)');
  await expect(alert).toContainText('Enter an address.');
  await englishTitle(page).fill('Beekeeping');
  await expect(page.getByLabel('Page address')).toHaveValue('beekeeping');
  await page.getByLabel('Page address').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert).toContainText('One field needs to be corrected');
  await expect(page).toHaveURL(/\/admin\/pages\/new(?:\?draft=[\w-]+)?$/);
});

test('the slug follows the titles, the English one first, until somebody writes another; a kept one stays', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/pages/new');
  const slug = page.getByLabel('Page address');
  await page.getByLabel('Title (Greek, optional)').fill('Εθελοντισμός');
  await expect(slug).toHaveValue('ethelontismos');
  await englishTitle(page).fill('Volunteers');
  await expect(slug).toHaveValue('volunteers');
  await slug.fill('e2e-help-out');
  await englishTitle(page).fill('Volunteers wanted');
  await expect(slug).toHaveValue('e2e-help-out');
  await expect(page.getByText('/e2e-help-out')).toBeVisible();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave, keep the changes' }).click();
  await page.getByRole('link', { name: 'Add New' }).click();
  await page.getByRole('button', { name: /Continue with the changes.*Volunteers wanted/ }).click();
  await expect(englishTitle(page)).toHaveValue('Volunteers wanted');
  await expect(slug).toHaveValue('e2e-help-out');
  await page.getByRole('button', { name: 'Suggest from the title: volunteers-wanted' }).click();
  await expect(slug).toHaveValue('volunteers-wanted');
});

test('a long address and a planned publication fit into the list at every width', async ({
  page,
}) => {
  await makePage(page, 'e2e-waste/recycling-of-bulky-objects/and-green-waste-from-gardens', {
    publishAt: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(),
  });
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/pages?sort=default');
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(row(page, 'e2e-waste')).toBeVisible();
    await expect.poll(() => widerThanScreen(page), { message: `${width} px` }).toBe(0);
    const edges = await page
      .locator('.list-filters, .entries')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
    expect(edges, `${width} px`).toEqual([edges[0], edges[0]]);
  }
});
