import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';

/** What the specification says of the page list and the page editor, field by field (sections 2, 5 and 9). */

// One document for all that can share it: one of its own would take six times as much of the processor.
test.describe.configure({ mode: 'default' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  await openSignedIn(page, '/admin/bin');
});

async function pictureFile(name: string, background: string) {
  const buffer = await sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const enter = (page: Page, language: 'English' | 'Greek'): Locator =>
  page.getByLabel(new RegExp(`Title.*${language}|${language}.*title`, 'i')).first();

test('pictures are shown as they are added, removed one by one, and the others stay', async () => {
  await beginScreen(page, '/admin/pages/new');
  await enter(page, 'English').fill('Three pictures');
  await page.getByLabel('Page address').fill('e2e-three-pictures');
  const files = page.locator('input[type="file"]').first();
  await expect(files).toHaveAttribute('accept', /image\//);
  const previews = page.locator('main img[src*="/media/"]');
  for (const [index, colour] of ['red', 'green', 'blue'].entries()) {
    await files.setInputFiles(await pictureFile(`${colour}.png`, colour));
    await expect(previews).toHaveCount(index + 1);
  }
  const kept = [
    await previews.nth(0).getAttribute('src'),
    await previews.nth(2).getAttribute('src'),
  ];
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  await expect(previews).toHaveCount(2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages(\?.*)?$/);

  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const list = (await (await page.request.get('/api/pages', { headers })).json()) as {
    id: string;
    slug: string;
  }[];
  const id = list.find(({ slug }) => slug === 'e2e-three-pictures')?.id ?? '';
  const stored = (await (await page.request.get(`/api/pages/${id}`, { headers })).json()) as {
    images: string[];
  };
  const mediumOf = (address: string | null | undefined) =>
    /\/media\/([^/]+)/.exec(address ?? '')?.[1];
  expect(stored.images.map(mediumOf)).toEqual(kept.map(mediumOf));

  await page
    .getByRole('row')
    .filter({ hasText: 'e2e-three-pictures' })
    .getByRole('link', { name: /Edit/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/pages/edit/${id}$`));
  await expect(previews).toHaveCount(2);
});

/** When the page was changed last, as the API says. */
async function updatedAt(page: Page, slug: string): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const list = await (await page.request.get('/api/pages', { headers })).json();
  return (list as { slug: string; updatedAt: string }[]).find((one) => one.slug === slug)
    ?.updatedAt;
}

test('the list shows title, slug and the day of the last change, and is searched by either title', async () => {
  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const slug = 'e2e-searched-by-title';
  await page.request.post('/api/pages', {
    headers,
    data: { slug, title: { en: 'Harbour lights', el: 'Φώτα του λιμανιού' } },
  });
  await beginScreen(page, '/admin/pages');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /Edit/ }) });
  await expect(rows.filter({ hasText: slug })).toContainText('Harbour lights');
  for (const name of ['Title', 'Page address', 'Last updated']) {
    await expect(page.getByRole('columnheader', { name }).first()).toBeVisible();
  }
  const year = String(new Date((await updatedAt(page, slug)) ?? '').getFullYear());
  await expect(rows.filter({ hasText: slug })).toContainText(year);
  const search = page.getByLabel('Search pages').or(page.getByRole('searchbox')).first();
  for (const typed of ['harbour LIGHTS', 'φωτα του λιμανιου']) {
    await search.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(slug);
  }
  await search.fill('no page has this title');
  await expect(page.getByText(slug)).toHaveCount(0);
  await search.fill('');
  await expect(rows.filter({ hasText: slug })).toHaveCount(1);
});

test('Cancel leads back to the list and saves nothing; slug and English title are asked for', async () => {
  await beginScreen(page, '/admin/pages/new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Page address')).toHaveAttribute('aria-invalid', 'true');
  await expect(enter(page, 'English')).toHaveAttribute('aria-invalid', 'true');
  await expect(enter(page, 'Greek')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/pages/new');
  const text = page.getByRole('textbox', { name: /Content.*English|English.*content/i });
  const height = await text.evaluate((element) => {
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    return element.getBoundingClientRect().height / line;
  });
  expect(height).toBeGreaterThanOrEqual(6);
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/pages(\?.*)?$/);
});
