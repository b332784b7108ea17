import { expect, test } from '@playwright/test';
import { ADMIN_ROUTES } from '../harness/addresses.ts';
import { openSignedIn } from '../harness/staff.ts';
import { ENLARGED, findCutWords, findUnmarkedFocus, widerThanScreen } from './enlarged.ts';

const SCREENS = [...ADMIN_ROUTES, '/admin/content/department/new', '/admin/content/event/new'];

test.describe('the admin enlarged to 400 %: nothing is cut off and nothing scrolls sideways', () => {
  test.use({ viewport: ENLARGED, contextOptions: { reducedMotion: 'reduce' } });
  for (const screen of SCREENS) {
    test(screen, async ({ page }) => {
      await openSignedIn(page, '/admin/account');
      for (const language of ['gr', 'en']) {
        await page.evaluate((stored) => localStorage.setItem('admin-language', stored), language);
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await widerThanScreen(page), language).toBe(0);
        expect(await findCutWords(page), language).toEqual([]);
      }
    });
  }
});

test('enlarged to 400 %, a form keeps the screen for its fields', async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  await openSignedIn(page, '/admin/content/news/new');
  const title = page.getByRole('textbox', { name: /title/i }).first();
  await title.focus();
  // A button that has not loaded yet is not visible either.
  const save = page.getByRole('button', { name: 'Save draft' });
  await expect(save).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await save.boundingBox())?.y).toBeGreaterThan(ENLARGED.height);
});

test.describe('on the narrowest screen with the navigation beside it, nothing is cut off', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  for (const screen of ['/admin/content/news/new', '/admin/pages/new', '/admin/dashboard']) {
    test(screen, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
      await openSignedIn(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await widerThanScreen(page)).toBe(0);
      expect(await findCutWords(page)).toEqual([]);
      for (const button of await page.locator('.entry-form-buttons > *').all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test.describe('in forced colours, the focus is seen on everything in the admin that takes it', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const screen of SCREENS) {
    test(screen, async ({ page }) => {
      await openSignedIn(page, screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await findUnmarkedFocus(page)).toEqual([]);
    });
  }
});
