import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';

/** The short name in the header of the English home page. */
async function menuName(request: APIRequestContext, url: string) {
  const html = await (await request.get(`${url}/?lang=en`)).text();
  return /class="site-header-name">([^<]*)/.exec(html)?.[1];
}

/** A site that begins empty becomes one that can be shown to the public; presses of the mouse are not counted. */
test('the first screen leads another municipality from an empty site to one with its name, emblem and legal pages', async ({
  page,
  request,
}) => {
  test.slow();
  const site = await startBenchSite({ env: { SEED: 'none' } });
  try {
    const token = await signInToSite(site.url);
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${site.url}/admin/dashboard`);
    await page.getByRole('link', { name: '5 Steps before the website opens' }).click();
    await expect(page.getByRole('status')).toHaveText('Done: 0 of 5.');
    await expect(page.getByText('Once the settings are filled in.')).toHaveCount(3);

    await page.getByRole('link', { name: 'Fill in: Settings' }).click();
    await page
      .getByRole('textbox', { name: /^Name of the municipality \(Greek/ })
      .fill('Δήμος Νήσου');
    await page
      .getByRole('textbox', { name: /^Name of the municipality \(English/ })
      .fill('Municipality of Nisos');
    await page.getByRole('textbox', { name: /^Short name \(Greek/ }).fill('Νήσος');
    await page.getByRole('textbox', { name: /^Short name \(English/ }).fill('Nisos');
    const emblem = await sharp({
      create: { width: 600, height: 600, channels: 3, background: { r: 200, g: 0, b: 0 } },
    })
      .png()
      .toBuffer();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'emblem.png', mimeType: 'image/png', buffer: emblem });
    await expect(page.locator('main img[src*="/media/"]').first()).toBeVisible();
    await page.getByRole('button', { name: /^Publish in/ }).click();
    await expect.poll(() => menuName(request, site.url)).toBe('Nisos');

    await showScreen(page, '/admin/launch');
    await page.getByRole('button', { name: 'Begin from the template: Privacy' }).click();
    await expect(page.getByLabel('Title (Greek')).toHaveValue('Προστασία δεδομένων');
    await page.getByRole('button', { name: /^Publish in/ }).click();
    const problems = page.getByRole('alert', { name: '2 fields need to be corrected' });
    await expect(problems).toContainText('[Fill in: email or telephone');
    expect((await request.get(`${site.url}/privacy`)).status()).toBe(404);

    const home = await (await request.get(`${site.url}/?lang=en`)).text();
    expect(home).toContain('Nisos');
    expect(home).toContain('<img src="/favicon.svg"');
    const icon = await sharp(await (await request.get(`${site.url}/icon-192.png`)).body())
      .raw()
      .toBuffer();
    expect(icon[0]).toBeGreaterThan(150);
  } finally {
    await site.stop();
  }
});
