import { expect } from '@playwright/test';
import { test } from '../harness/shared-screen.ts';

const PHONE = { width: 390, height: 844 };

test('on a phone the home page answers first, and is at most eight screens long', async ({
  visited: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen' });
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/?lang=en']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const bottomOf = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    // A warning over the page takes some 180 px: with it, too, the search and the tasks are on the first screen.
    expect(await bottomOf('.home-start [type="search"]'), path).toBeLessThan(PHONE.height - 180);
    expect(await bottomOf('.home-start a'), path).toBeLessThan(PHONE.height - 180);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / PHONE.height, path).toBeLessThanOrEqual(8);
  }
});

test('the focus of a calendar’s own button is the project’s', async ({ visited: page }) => {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/municipality/transparency');
  const day = page.locator('input[type="date"]').first();
  await day.focus();
  // Day, month, year, and then the button.
  for (let part = 0; part < 3; part++) await page.keyboard.press('Tab');
  await expect(day).toBeFocused();
  const { outlineWidth } = await day.evaluate((input) => {
    const style = getComputedStyle(input, '::-webkit-calendar-picker-indicator');
    return { outlineWidth: style.outlineWidth };
  });
  expect(outlineWidth).toBe('3px');
});
