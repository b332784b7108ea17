import { expect, type Page, test } from '@playwright/test';

/** How much of its ground the header over the slider shows: '0' is clear, '1' solid. */
const groundOf = (page: Page) =>
  page.locator('.site-header').evaluate((header) => getComputedStyle(header, '::before').opacity);

/** Notes in each frame, from the first on, how solid the header is. */
async function watchGround(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { groundsSeen: seen });
    const look = () => {
      const header = document.querySelector('.site-header');
      if (header) seen.push(getComputedStyle(header, '::before').opacity);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { groundsSeen: string[] }).groundsSeen);
}

/** A browser whose CSS cannot follow the scroll. */
async function forgetScrollTimelines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: [string] | [string, string]) =>
      !condition[0].includes('animation-timeline') && supports(...(condition as [string]));
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('animation-timeline', 'unknown-timeline');
    await route.fulfill({ response, body: css });
  });
}

const BROWSERS = [
  { name: 'a browser whose CSS follows the scroll', prepare: async () => {} },
  { name: 'a browser whose CSS does not', prepare: forgetScrollTimelines },
];

for (const { name, prepare } of BROWSERS) {
  test(`the header over the slider is clear to ten pixels and then solid, in ${name}`, async ({
    page,
  }) => {
    await prepare(page);
    const groundsSeen = await watchGround(page);
    await page.goto('/');
    await expect(page.locator('.slider[data-alive]')).toBeVisible();
    await expect.poll(async () => (await groundsSeen()).length).toBeGreaterThan(20);
    expect([...new Set(await groundsSeen())]).toEqual(['0']);

    const scrollTo = (y: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await scrollTo(12);
    await expect.poll(() => groundOf(page)).toBe('1');
    await scrollTo(10);
    await expect.poll(() => groundOf(page)).toBe('0');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header over the slider is solid where the browser cannot follow the scroll', async ({
    page,
  }) => {
    await forgetScrollTimelines(page);
    await page.goto('/');
    await expect.poll(() => groundOf(page)).toBe('1');
  });
});

for (const path of ['/news', '/municipality/history', '/no-such-page']) {
  test(`the header of ${path} has a ground of its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.site-header')).toHaveCSS('background-color', 'rgb(6, 43, 69)');
    await expect(page.locator('.site-header')).toHaveCSS('opacity', '1');
  });
}
