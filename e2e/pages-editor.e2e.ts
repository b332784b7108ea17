import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';

// One document for all that can share it: one of its own would take six times as much of the processor.
test.describe.configure({ mode: 'default' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await keepUnpainted(page.context());
  await openSignedIn(page, '/admin/bin');
});

async function makePicture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 400, channels: 3, background: '#2A93C4' } })
    .jpeg()
    .toBuffer();
}

async function typeRichText(page: Page, name: RegExp, text: string) {
  const area = page.getByRole('textbox', { name });
  await area.click();
  await page.keyboard.type(text);
}

test('a page is created with a picture, is public at once, is changed, deleted and brought back', async () => {
  test.setTimeout(120_000);
  const slug = 'e2e-life-of-a-page';
  await beginScreen(page, '/admin/pages');
  await page.getByRole('link', { name: 'Add New' }).click();
  await expect(page).toHaveURL('/admin/pages/new');
  await expect(page.getByRole('heading', { name: 'Create New Page' })).toBeVisible();

  await page
    .getByLabel(/Title.*English|English.*title/i)
    .first()
    .fill('Open-air cinema');
  await page
    .getByLabel(/Title.*Greek|Greek.*title/i)
    .first()
    .fill('Θερινός κινηματογράφος');
  await page.getByLabel('Page address').fill(slug);
  await typeRichText(page, /Content.*English|English.*content/i, 'Films under the stars');
  await typeRichText(page, /Content.*Greek|Greek.*content/i, 'Ταινίες κάτω από τα αστέρια');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'screen.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePicture(),
    });
  await expect(page.locator('main img[src*="/media/"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/admin/pages');

  const visitor = await page.context().newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Θερινός κινηματογράφος');
  await expect(visitor.getByText('Ταινίες κάτω από τα αστέρια')).toBeVisible();
  await expect(visitor.locator('main img').first()).toBeVisible();
  await visitor.goto(`/${slug}?lang=en`);
  await expect(visitor.getByText('Films under the stars')).toBeVisible();

  await page
    .getByRole('searchbox', { name: /Search pages/i })
    .or(page.getByLabel('Search pages'))
    .first()
    .fill('θερινοσ κινηματογραφοσ');
  const row = page.getByRole('row').filter({ hasText: slug });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
  await page
    .getByLabel(/Title.*English|English.*title/i)
    .first()
    .fill('Summer cinema');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText('Summer cinema');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages(\?.*)?$/);
  await visitor.goto(`/${slug}?lang=en`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Summer cinema');

  await page
    .getByRole('row')
    .filter({ hasText: slug })
    .getByRole('button', { name: /Delete/ })
    .click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('Are you sure you want to delete this page?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row').filter({ hasText: slug })).toHaveCount(1);
  await page
    .getByRole('row')
    .filter({ hasText: slug })
    .getByRole('button', { name: /Delete/ })
    .click();
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await expect(page.getByRole('row').filter({ hasText: slug })).toHaveCount(0);
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await page.request.get(`/${slug}`)).status()).toBe(200);
});

test('a slug that is taken is told at its field, and nothing typed is lost', async () => {
  await beginScreen(page, '/admin/pages/new');
  await page
    .getByLabel(/Title.*English|English.*title/i)
    .first()
    .fill('Second volunteering page');
  await page.getByLabel('Page address').fill('volunteering');
  // Who saves by keys and goes on typing is told, and the next words are where they were meant to be.
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('already has this address');
  await page.keyboard.type('-volunteering');
  await expect(page.getByLabel('Page address')).toHaveValue('volunteering-volunteering');
  await page.getByLabel('Page address').fill('volunteering');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'One field needs to be corrected' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page
    .getByLabel(/Title.*Greek|Greek.*title/i)
    .first()
    .fill('Και άλλη');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText(/already has this address/).first()).toBeVisible();
  await expect(page.getByLabel(/Title.*English|English.*title/i).first()).toHaveValue(
    'Second volunteering page',
  );
  await expect(page).toHaveURL(/\/admin\/pages\/new(?:\?draft=[\w-]+)?$/);
  await page.getByLabel('Page address').fill('e2e-second-volunteering');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages(\?.*)?$/);
});

test('a lost connection loses nothing, and what was typed is offered again', async () => {
  await beginScreen(page, '/admin/pages/new');
  await page
    .getByLabel(/Title.*English|English.*title/i)
    .first()
    .fill('Typed before the storm');
  await page.getByLabel('Page address').fill('e2e-storm');
  await page.route('**/api/content/page', (route) => route.abort());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Not saved');
  const title = page.getByLabel(/Title.*English|English.*title/i).first();
  await expect(title).toHaveValue('Typed before the storm');
  await page.reload();
  const offer = page.getByRole('dialog', { name: 'Continue where you left off' });
  await offer.getByRole('button', { name: 'Continue with the changes' }).click();
  await expect(title).toHaveValue('Typed before the storm');
  await expect(page.getByLabel('Page address')).toHaveValue('e2e-storm');
  await page.unroute('**/api/content/page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages(\?.*)?$/);
});

test('the second of two who save is told and sees both', async () => {
  const token = await getToken(page.request);
  const headers = { Authorization: `Bearer ${token}` };
  const data = {
    title: { en: 'Shared', el: 'Κοινή' },
    content: { en: '', el: '' },
    slug: 'e2e-shared',
    images: [],
  };
  const created = await page.request.post('/api/pages', { headers, data });
  const { id } = (await created.json()) as { id: string };
  await beginScreen(page, `/admin/pages/edit/${id}`);
  const title = page.getByLabel(/Title.*English|English.*title/i).first();
  await expect(title).toHaveValue('Shared');
  await page.request.put(`/api/pages/${id}`, {
    headers,
    data: { ...data, title: { en: 'Theirs', el: 'Κοινή' }, version: 1 },
  });
  await title.fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText('Theirs');
  await expect(dialog).toContainText('Mine');
});

test('waiting, saving and a failed upload are said in the specified words', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isBroken = true;
  await page.route('**/api/content/page?*', async (route) => {
    await held;
    if (isBroken) await route.fulfill({ status: 500, json: { message: 'x' } });
    else await route.continue();
  });
  await openSignedIn(page, '/admin/pages');
  await expect(page.getByText('Loading pages...')).toBeVisible();
  release();
  await test.step('a list that fails to load says so', async () => {
    await expect(page.getByText('Error loading pages')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await expect(page.getByRole('table')).toBeVisible();

  await showScreen(page, '/admin/pages/new');
  await expect(page.getByText('PNG, JPG, GIF up to 10MB').first()).toBeVisible();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'screen.jpg',
      mimeType: 'image/jpeg',
      buffer: (await makePicture()).subarray(0, 500),
    });
  await expect(page.getByText(/Failed to upload image/).first()).toBeVisible();

  let letGo: () => void = () => {};
  const saving = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/content/page', async (route) => {
    if (route.request().method() === 'POST') await saving;
    await route.continue();
  });
  await page
    .getByLabel(/Title.*English|English.*title/i)
    .first()
    .fill('Slow connection');
  await page.getByLabel('Page address').fill('e2e-slow');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL(/\/admin\/pages(\?.*)?$/);
});
