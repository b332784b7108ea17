import { expect, type Locator } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';

/**
 * The job ‘change the menu’, on a site of its own, since every page shows the menu; presses of the mouse are counted.
 */
test('a page is chosen for the menu, seen in both languages before it is public, put first, and the original comes back', async ({
  page,
  request,
}) => {
  test.slow();
  const site = await startBenchSite({ env: { SEED: 'none' } });
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks++;
  };
  const menuOf = async (path: string) => {
    const html = await (await request.get(site.url + path)).text();
    const [, menu = ''] = /<ul class="site-menu">(.*?)<\/nav>/s.exec(html) ?? [];
    return [...menu.matchAll(/<li><a href="([^"]+)"[^>]*class="header-link/g)].map(([, to]) => to);
  };
  const original = ['/', '/municipality', '/services', '/tourism', '/news', '/events', '/contact'];
  try {
    expect(await menuOf('/news')).toEqual(original);
    const token = await signInToSite(site.url);
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${site.url}/admin/content/menu-item`);

    await click(page.getByRole('link', { name: 'New menu item' }));
    await page.getByRole('combobox', { name: 'Leads to' }).pressSequentially('χαρτης ιστοτοπου');
    await click(page.getByRole('option', { name: /· \/sitemap$/ }));
    await expect(page.getByLabel('Title (Greek')).toHaveValue('Χάρτης ιστοτόπου');
    await expect(page.getByLabel('Title (English')).toHaveValue('Site map');

    // Seen by who changes it and by nobody else.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.frameLocator('iframe:not([data-waiting])');
    const shown = frame.locator('.site-menu > li > a[href^="/sitemap"]');
    await expect(shown).toHaveText('Site map');
    const panel = page.getByRole('complementary', { name: 'Preview' });
    await panel.getByRole('button', { name: 'Greek' }).click();
    await expect(shown).toHaveText('Χάρτης ιστοτόπου');
    expect(await menuOf('/news')).toEqual(original);

    await click(page.getByRole('button', { name: 'Publish in both languages' }));
    await expect.poll(() => menuOf('/news')).toEqual([...original, '/sitemap']);
    expect(clicks).toBe(3);
    expect(await menuOf('/news?lang=en')).toContain('/sitemap?lang=en');

    await page.goto(`${site.url}/admin/content/menu-item`);
    await page.getByRole('button', { name: 'Move up: Site map' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => menuOf('/news')).toEqual(['/sitemap', ...original]);

    await page.getByRole('button', { name: 'Back to the original' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Back to the original' }).click();
    await expect(page.getByText('The original is back.')).toBeVisible();
    expect(await menuOf('/news')).toEqual(original);

    await page.goto(`${site.url}/admin/content/footer-link`);
    await page.getByRole('button', { name: 'Move up: Map of the municipality' }).focus();
    await page.keyboard.press('Home');
    const footer = async () => {
      const html = await (await request.get(`${site.url}/news`)).text();
      return /<footer.*?<nav[^>]*>.*?<a href="([^"]+)"/s.exec(html)?.[1];
    };
    await expect.poll(footer).toBe('/map');
  } finally {
    await site.stop();
  }
});
