import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';

/** Whoever goes through a form by keyboard sees where they are: the bar below does not lie over it. */

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  await screens.begin();
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

const MOST_STOPS = 60;

test.each([
  ['/admin/warn?kind=fire', '.warn-bar', 390],
  ['/admin/warn?kind=fire', '.warn-bar', 1440],
  ['/admin/content/news/new', '.entry-form-bar', 390],
  ['/admin/content/news/new', '.entry-form-bar', 1440],
])('%s: nothing with the focus is under %s at %d px', async (path, bar, width) => {
  const { page } = screens;
  await page.setViewportSize({ width, height: 844 });
  await screens.show(path, 'gr');
  await page.locator(bar).waitFor();
  await page.locator('h1').first().focus();
  const covered: string[] = [];
  let stops = 0;
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const one = document.activeElement;
      const bar = document.querySelector(selector);
      if (!one || !bar || bar.contains(one) || !one.closest('main')) return 'elsewhere';
      const { top, bottom, height } = one.getBoundingClientRect();
      // Where one writes, browsers bring the line of the caret into view; of what is high, the beginning is enough.
      const needed = one.matches('textarea, [contenteditable]') || height > 300 ? top + 40 : bottom;
      return needed > bar.getBoundingClientRect().top ? one.outerHTML.slice(0, 120) : '';
    }, bar);
    if (stop === 'elsewhere' && stops > 20) break;
    if (stop !== '' && stop !== 'elsewhere') covered.push(stop);
  }
  expect(stops).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});
