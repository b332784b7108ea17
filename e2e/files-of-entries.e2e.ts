import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { test } from '../harness/browser/unpainted.ts';
import { makePdf } from '../harness/content/make-pdf.ts';

// A trace would hold every byte that is sent.
test.use({ trace: 'off' });

const gallery = (page: Page) => page.getByRole('group', { name: /^Gallery/ });
const attachments = (page: Page) => page.getByRole('group', { name: /^Attachments/ });
const choose = (field: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  field.locator('input[type="file"]').setInputFiles(files);

/** A small picture unlike any other, as grainy as a photograph. */
async function photograph(name: string) {
  const raw = { width: 320, height: 240, channels: 3 as const };
  const buffer = await sharp(randomBytes(320 * 240 * 3), { raw })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Counts the clicks of a journey, for the table of figures. */
function countClicks() {
  let count = 0;
  return {
    click: async (target: Locator) => {
      count++;
      await target.click();
    },
    // One click on the button that opens the window of files, one in it.
    choose: async (field: Locator, files: Parameters<Locator['setInputFiles']>[0]) => {
      count += 2;
      await choose(field, files);
    },
    total: () => count,
  };
}

test('an urgent notice with a picture and a PDF, in Greek and then in English', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const clicks = countClicks();
  await openSignedIn(page, '/admin/content/news/new');
  await clicks.click(page.getByRole('textbox', { name: 'Title (Greek)' }));
  await page.keyboard.type('Διακοπή νερού στο Διακοπτό');
  await clicks.click(page.getByRole('textbox', { name: 'Summary (Greek)' }));
  await page.keyboard.type('Από τις 10 ως τις 14, λόγω βλάβης.');
  await clicks.click(page.getByRole('textbox', { name: 'Content (Greek)' }));
  await page.keyboard.type('Το συνεργείο εργάζεται από το πρωί.');
  await clicks.choose(gallery(page), [await photograph('valve.jpg')]);
  const buffer = makePdf();
  const pdf = { name: 'announcement.pdf', mimeType: 'application/pdf', buffer };
  await clicks.choose(attachments(page), [pdf]);
  await expect(gallery(page).getByRole('listitem', { name: 'Picture 1 of 1' })).toBeVisible();
  await expect(attachments(page).getByText('announcement.pdf').first()).toBeVisible();
  const publish = page.locator('.entry-form-buttons button[type="submit"]');
  await expect(publish).toHaveText('Publish in Greek');
  await clicks.click(publish);
  await expect(page).toHaveURL(/\/admin\/content\/news(\?.*)?$/);

  const visitor = await page.context().newPage();
  await visitor.goto('/news');
  await visitor
    .getByRole('link', { name: /Διακοπή νερού στο Διακοπτό/ })
    .first()
    .click();
  await expect(visitor.locator('[data-gallery] img')).toHaveCount(1);
  const href = await visitor.locator('.document-row a').getAttribute('href');
  const document = await visitor.request.get(href ?? '');
  expect(await document.body()).toEqual(buffer);

  await clicks.click(page.getByRole('link', { name: /Διακοπή νερού στο Διακοπτό/ }).first());
  await clicks.click(page.getByRole('textbox', { name: 'Title (English' }));
  await page.keyboard.type('No water in Diakopto');
  await clicks.click(page.getByRole('textbox', { name: 'Summary (English' }));
  await page.keyboard.type('From 10 to 14, while a pipe is mended.');
  await clicks.click(publish);
  await expect(page).toHaveURL(/\/admin\/content\/news(\?.*)?$/);
  await visitor.reload();
  await visitor.getByRole('link', { name: 'English' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('No water in Diakopto');
  await expect(visitor.locator('[data-gallery] img')).toHaveCount(1);
  expect(clicks.total()).toBe(12);
});

test('twelve photographs of which three are bad, in a gallery', async ({ page }) => {
  test.setTimeout(180_000);
  const good = await Promise.all(
    Array.from({ length: 9 }, (_, at) => photograph(`harbour-${at + 1}.jpg`)),
  );
  const [whole] = good;
  const bad = [
    {
      ...(await photograph('cut-off.jpg')),
      buffer: (whole?.buffer ?? Buffer.of()).subarray(0, 300),
    },
    { name: 'phone.svg.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
    { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Αγαπητή κυρία') },
  ];
  const clicks = countClicks();
  await openSignedIn(page, '/admin/content/event/new');
  const field = gallery(page);
  await clicks.choose(field, [...good.slice(0, 4), ...bad, ...good.slice(4)]);
  await expect(field.getByText('9 of 12 uploaded · 3 failed')).toBeVisible({ timeout: 120_000 });
  const tiles = field.getByRole('listitem', { name: /^Picture \d+ of 9$/ });
  await expect(tiles).toHaveCount(9);
  for (const { name } of bad) {
    const row = field.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
    await expect(row.filter({ hasText: name })).toContainText('Failed to upload image');
  }
  const names = () =>
    tiles
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  // The library keeps photographs as WebP.
  const inOrder = good.map(({ name }) => name.replace('.jpg', '.webp'));
  await expect.poll(names).toEqual(inOrder);
  expect(clicks.total()).toBe(2);

  // The same again is not added twice, and that is said.
  await choose(field, [good[2] as (typeof good)[number]]);
  await expect(field.getByRole('status').filter({ hasText: 'was not added again' })).toBeVisible();
  await expect(tiles).toHaveCount(9);

  // Order by keys, with the new place read out and the focus kept.
  const last = field.getByRole('button', { name: 'Move earlier: Picture 9 of 9' });
  await last.focus();
  await page.keyboard.press('Home');
  await expect.poll(names).toEqual([inOrder[8], ...inOrder.slice(0, 8)]);
  await expect(field.getByRole('status').filter({ hasText: 'Picture 1 of 9' })).toBeVisible();
  await expect(field.getByRole('button', { name: 'Move earlier: Picture 1 of 9' })).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(names).toEqual(inOrder);

  // By dragging, before the picture on whose near half it is dropped.
  await tiles
    .nth(2)
    .locator('.file-tile-picture')
    .dragTo(tiles.nth(0), {
      targetPosition: { x: 10, y: 60 },
    });
  await expect.poll(async () => (await names())[0]).toBe('harbour-3.webp');

  // Removed, and brought back with what was written.
  await tiles.nth(1).getByRole('textbox', { name: 'Caption (Greek' }).fill('Το λιμάνι');
  await field.getByRole('button', { name: 'Remove: Picture 2 of 9' }).click();
  await expect(field.getByRole('listitem', { name: /of 8$/ })).toHaveCount(8);
  await field.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles.nth(1).getByRole('textbox', { name: 'Caption (Greek' })).toHaveValue(
    'Το λιμάνι',
  );
});

test('a gallery without JavaScript leads to whole pictures; with it they are turned over by keys', async ({
  page,
  browser,
}) => {
  const path = '/news/cultural-programme?lang=en';
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(path);
  const link = still.locator('[data-gallery] a').first();
  const picture = await still.request.get((await link.getAttribute('href')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  await plain.close();

  await page.goto(path);
  const links = page.locator('[data-gallery] a');
  await links.nth(1).focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Enlarged pictures' });
  await expect(view).toContainText('2 / 6');
  await expect(view.locator('figcaption')).toHaveText('Last year’s carnival in Aigio');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(view).toContainText('6 / 6');
  // It is made when it is asked for the first time.
  const width = () =>
    view.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width, { timeout: 40_000 }).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(links.nth(5)).toBeFocused();
});
