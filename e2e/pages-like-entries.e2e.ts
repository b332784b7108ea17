import { expect, type Page, test } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';
import { widerThanScreen } from './enlarged.ts';

/**
 * What pages have from the list and the form that they share with every other type; more of it in
 * app/admin/pages-as-entries.test.ts.
 */

// One document for all: one of its own would take six times as much of the processor.
test.describe.configure({ mode: 'default' });
let page: Page;
let clicks: () => Promise<number>;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  clicks = await countClicks(page);
  await openSignedIn(page, '/admin/dashboard');
});
// A list remembers what was searched there.
test.beforeEach(() => page.evaluate(() => sessionStorage.clear()));

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

test('pages are found by a part of either title and by their text, and narrowed by state and section', async () => {
  await makePage(page, 'e2e-found-greek', {
    title: { el: 'Πρωτογραμμένη', en: 'Firstling' },
    content: { el: '<p>Κείμενο για σκαντζόχοιρους</p>', en: '' },
    section: 'tourism',
  });
  await makePage(page, 'e2e-found-draft', {
    title: { el: 'Δευτερόγραφο', en: 'Secondling' },
    publish: false,
  });
  await beginScreen(page, '/admin/pages');
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

test('a page is taken off the site from its form, keeps its text, and is published again', async () => {
  const slug = 'e2e-withdrawn';
  const id = await makePage(page, slug);
  await beginScreen(page, `/admin/pages/edit/${id}`);
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

test('a long address and a planned publication fit into the list at every width', async () => {
  await makePage(page, 'e2e-waste/recycling-of-bulky-objects/and-green-waste-from-gardens', {
    publishAt: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(),
  });
  await beginScreen(page, '/admin/pages?sort=default');
  await page.locator('.language-switch [lang="el"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Σελίδες' })).toBeVisible();
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
