import { expect, type Page, test } from '@playwright/test';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { findBrokenWords, widerThanScreen } from './enlarged.ts';
import { contrastsOverPictures, picturesOf } from './over-pictures.ts';
import { FOCUS, fillWithPhotographs, PHOTOGRAPHED } from './photographed-site.ts';

// One site for all: workers that shared the tests would start one each.
test.describe.configure({ mode: 'default' });

let site: BenchSite;
let ids: Awaited<ReturnType<typeof fillWithPhotographs>>;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startBenchSite({ env: { SEED: 'none' } });
  ids = await fillWithPhotographs(site.url);
});
test.afterAll(() => site.stop());

/** Of its height or its width, in percent: what a frame must show at least of a picture of another shape. */
const LEAST_SHOWN = 20;
/** In pixels: a card with a few facts, whose picture is a portrait. */
const HIGHEST_CARD = 560;

/** A width, the next one up to which nothing was looked at, and the scheme in which both are. */
const LOOKS = [
  { width: 390, between: 768, colorScheme: 'light' },
  { width: 1440, between: 1024, colorScheme: 'dark' },
] as const;

/**
 * Asks for pictures as WebP and at most 640 pixels wide: they are made many times as quickly, and are laid out alike.
 * Playwright's own routes would keep nothing in the browser's cache.
 */
async function askForQuickPictures(page: Page) {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = request.url.replace(
      /(\d+)\.(?:avif|webp)$/,
      (_, wide) => `${Math.min(wide, 640)}.webp`,
    );
    // A page that is left gives its requests up.
    void browser.send('Fetch.continueRequest', { requestId, url }).catch(() => undefined);
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] });
}

test('photographs of every shape stand well wherever the site shows pictures', async ({ page }) => {
  test.setTimeout(300_000);
  await askForQuickPictures(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const namesOf = new Map([...ids].map(([name, id]) => [id, name]));
  for (const { width, between, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    const seen = new Set<string>();
    for (const path of PHOTOGRAPHED) {
      const where = `${path} at ${width}`;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}${path}`);
      const { bad, shown } = await picturesOf(page);
      expect(bad, where).toEqual([]);
      // Before the screenshot, for which the screen grows as high as the page.
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        where,
      ).toBeLessThan(0.02);
      // A phone's list of events has no pictures.
      if (where !== '/events at 390') expect(shown.length, where).toBeGreaterThan(0);
      for (const { id, left, right, top, bottom } of shown) {
        const name = namesOf.get(id);
        if (!name) continue;
        seen.add(name);
        const { x, y } = FOCUS[name] ?? { x: 50, y: 50 };
        const part = `${name}, ${where}: ${[left, right, top, bottom].map(Math.round)}`;
        expect(Math.min(x - left, right - x, y - top, bottom - y), part).toBeGreaterThan(0);
        expect(Math.min(right - left, bottom - top), part).toBeGreaterThan(LEAST_SHOWN);
      }
      expect(await widerThanScreen(page), where).toBeLessThanOrEqual(0);
      const contrasts = await contrastsOverPictures(page);
      for (const [words, contrast] of contrasts) {
        expect(contrast, `${words}, ${where}`).toBeGreaterThan(4.5);
      }
      // What stands below narrow pictures has least room between the two widths.
      for (const other of [width, between]) {
        await page.setViewportSize({ width: other, height: 900 });
        expect(await findBrokenWords(page), `${path} at ${other}`).toEqual([]);
        expect(await widerThanScreen(page), `${path} at ${other}`).toBeLessThanOrEqual(0);
        expect((await picturesOf(page)).bad, `${path} at ${other}`).toEqual([]);
        const heights = await page
          .locator('.lodging-card')
          .evaluateAll((cards) => cards.map((card) => card.clientHeight));
        expect(Math.max(0, ...heights), `${path} at ${other}`).toBeLessThan(HIGHEST_CARD);
      }
    }
    expect(seen.size).toBe(ids.size);
  }
});

/** By how much the frame of each thumbnail cuts the longer side of its picture, as a share of it. */
function cuts(page: Page): Promise<number[]> {
  return page.locator('[data-gallery] img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const ratio = whole / (width / height);
      return 1 - Math.min(ratio, 1 / ratio);
    }),
  );
}

test('in a gallery photographs of every shape are hardly cut in their rows, and seen whole', async ({
  page,
}) => {
  await askForQuickPictures(page);
  await page.goto(`${site.url}/tourism/beach/beach-dark?lang=en`);
  const thumbnails = page.locator('[data-gallery] img');
  // The beach's own picture is the first.
  const names = [...ids.keys()].filter((name) => name !== 'dark');
  const count = names.length + 1;
  await expect(thumbnails).toHaveCount(count);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => widerThanScreen(page), `at ${width}`).toBe(0);
    for (const [at, cut] of (await cuts(page)).entries()) {
      // The tall one is the narrowest that a row takes.
      expect(cut, `picture ${at + 1} at ${width}`).toBeLessThan(0.4);
    }
  }

  await page.locator('[data-gallery] a').nth(1).click();
  const view = page.getByRole('dialog', { name: 'Enlarged pictures' });
  const whole = view.locator('img');
  for (let at = 1; at < count; at++) {
    await expect(view).toContainText(`${at + 1} / ${count}`);
    await expect(view.locator('figcaption')).toContainText(`(${names[at - 1]})`);
    await expect
      .poll(() => whole.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const { width, height, right, bottom, left, top } = await whole.evaluate((image) =>
      image.getBoundingClientRect().toJSON(),
    );
    expect(Math.min(left, top, 390 - right, 844 - bottom), `picture ${at + 1}`).toBeGreaterThan(-1);
    const own = await whole.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return naturalWidth / naturalHeight;
    });
    expect(width / height / own, `picture ${at + 1}`).toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
});
