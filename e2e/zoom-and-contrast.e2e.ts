import { expect, test } from '@playwright/test';
import { inEnglish, PUBLIC_ROUTES } from '../harness/addresses.ts';
import { ENLARGED, findCutWords, findUnmarkedFocus, widerThanScreen } from './enlarged.ts';

test.describe('enlarged to 400 %, nothing is cut off and nothing scrolls sideways', () => {
  test.use({ viewport: ENLARGED, contextOptions: { reducedMotion: 'reduce' } });
  for (const route of PUBLIC_ROUTES) {
    test(route, async ({ page }) => {
      for (const path of [route, inEnglish(route)]) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await widerThanScreen(page), `${path} is wider than the screen`).toBe(0);
        expect(await findCutWords(page), path).toEqual([]);
      }
    });
  }
});

test('enlarged to 400 %, the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize(ENLARGED);
  for (const path of ['/', '/municipality']) {
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.site-header')).not.toBeInViewport();
  }
});

test.describe('in forced colours, the focus is seen on everything that takes it', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
  for (const route of PUBLIC_ROUTES) {
    test(route, async ({ page }) => {
      await page.goto(route);
      expect(await findUnmarkedFocus(page)).toEqual([]);
    });
  }
});
