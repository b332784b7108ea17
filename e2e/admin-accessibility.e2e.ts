import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { openSignedIn } from './staff.ts';

const SCREENS = [
  '/admin/dashboard',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/content/news',
  '/admin/content/news/new',
  '/admin/content/service/new',
  '/admin/content/settings/settings',
  '/admin/content/unit',
  '/admin/media',
  '/admin/messages',
  '/admin/users',
  '/admin/audit',
  '/admin/account',
  '/admin/no-such-screen',
];
const LOOKS = [
  { width: 1440, height: 900, language: 'en' },
  { width: 390, height: 844, language: 'el' },
];

for (const { width, height, language } of LOOKS) {
  test.describe(`axe finds nothing in the admin, ${width} px, ${language}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    for (const screen of SCREENS) {
      test(screen, async ({ page }) => {
        if (language === 'el') {
          await openSignedIn(page, '/admin/account');
          await page
            .getByRole('button', { name: /ΕΛ|Ελληνικά/ })
            .or(page.getByText('ΕΛ', { exact: true }))
            .first()
            .click();
        }
        await openSignedIn(page, screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}

for (const path of ['/login', '/admin/login', '/admin/setup']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
