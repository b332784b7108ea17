import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { compareScreenshots, reduceScreenshot } from './visual-comparison.ts';

/**
 * Every piece looks as it did when somebody last looked: docs/decisions/0006-visual-regressions.md.
 * After an intended change: UPDATE_BASELINES=1 npm test -- journeys, and look at what git shows.
 */
const BASELINES = join(dirname(fileURLToPath(import.meta.url)), 'baselines');
const UPDATE = Boolean(process.env.UPDATE_BASELINES);

const LOOKS = [
  { name: '390-light', width: 390, colorScheme: 'light' },
  { name: '1200-light', width: 1200, colorScheme: 'light' },
  { name: '1200-dark', width: 1200, colorScheme: 'dark' },
] as const;

for (const look of LOOKS) {
  test.describe(`the pieces look as before, ${look.name}`, () => {
    test.use({
      viewport: { width: look.width, height: 900 },
      colorScheme: look.colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('in every sample of the style guide', async ({ page }, testInfo) => {
      await page.goto('/styleguide');
      await showEverything(page);
      expect(await findTransitions(page), 'for who asks for less motion').toEqual([]);
      await expectSamplesAsBefore(page, look.name, 'main section[aria-label]', testInfo);
      const header = page.locator('main > .page-header');
      const screenshot = await header.screenshot({ animations: 'disabled', scale: 'css' });
      await expectAsBefore(join(look.name, 'page-header.webp'), screenshot, testInfo);
    });
  });
}

const LOOKS_OF_STAFF = [
  { name: 'admin-390-light', width: 390, colorScheme: 'light' },
  { name: 'admin-1024-light', width: 1024, colorScheme: 'light' },
  { name: 'admin-1024-dark', width: 1024, colorScheme: 'dark' },
] as const;

for (const look of LOOKS_OF_STAFF) {
  test.describe(`the pieces of the admin look as before, ${look.name}`, () => {
    test.use({
      viewport: { width: look.width, height: 900 },
      colorScheme: look.colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('in every sample of its style guide, in Greek', async ({ page }, testInfo) => {
      test.slow();
      await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
      await openSignedIn(page, '/admin/styleguide');
      // Its code is half of the screen's.
      await expect(page.locator('.sample .ProseMirror')).toHaveCount(2, { timeout: 60_000 });
      await page.getByRole('button', { name: '3 παρατηρήσεις' }).click();
      // Over no button, wherever the screen is moved to.
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        // It stays on the screen, and would cover what is below it.
        const header = document.querySelector<HTMLElement>('.admin-header');
        if (header) header.style.visibility = 'hidden';
        // There is a bar of a form to keep clear of, but it does not stay on the screen here.
        document.documentElement.style.scrollPadding = '0';
        // So would a toolbar, over as much of its text as the screen was moved.
        for (const bar of document.querySelectorAll<HTMLElement>('.sample [role="toolbar"]'))
          bar.style.position = 'static';
        // These are the browser's own, and not the same in each build of it.
        const pickers = document.querySelectorAll<HTMLElement>(
          'input:is([type="date"], [type="time"], [type="datetime-local"])',
        );
        for (const picker of pickers) picker.style.visibility = 'hidden';
      });
      await showEverything(page);
      expect(await findTransitions(page), 'for who asks for less motion').toEqual([]);
      await expectSamplesAsBefore(page, look.name, 'main section.sample', testInfo);
      await page.getByRole('button', { name: 'Σύνδεσμος', exact: true }).first().click();
      const link = page.getByRole('group', { name: 'Σύνδεσμος' });
      await expect(link.getByRole('combobox')).toBeFocused();
      await page.mouse.move(0, 0);
      const linkForm = await link.screenshot({ animations: 'disabled', scale: 'css' });
      await expectAsBefore(join(look.name, 'link-form.webp'), linkForm, testInfo);
      for (const [button, name] of [
        ['Ερώτηση πριν από μια ενέργεια', 'confirm-dialog'],
        ['Δύο εκδοχές που συναντιούνται', 'conflict-dialog'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        const screenshot = await dialog.screenshot({ animations: 'disabled', scale: 'css' });
        await expectAsBefore(join(look.name, `${name}.webp`), screenshot, testInfo);
        await dialog.getByRole('button', { name: /^(Ακύρωση|Πίσω στη φόρμα)$/ }).click();
        await expect(dialog).toBeHidden();
      }
    });
  });
}

/** What would go over from one look to the next instead of changing at once. */
function findTransitions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        return transitionProperty !== 'none' && transitionDuration !== '0s';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function expectSamplesAsBefore(
  page: Page,
  look: string,
  selector: string,
  testInfo: TestInfo,
): Promise<void> {
  const samples = await page.locator(selector).all();
  expect(samples.length).toBeGreaterThan(15);
  for (const sample of samples) {
    const name = (await sample.getAttribute('aria-label')) ?? '';
    const screenshot = await sample.screenshot({ animations: 'disabled', scale: 'css' });
    await expectAsBefore(join(look, fileNameOf(name)), screenshot, testInfo);
  }
}

/** Letters and pictures are there, and the header, which stays on the screen, covers nothing. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const header = document.querySelector<HTMLElement>('.site-header');
    if (header) header.style.visibility = 'hidden';
    await document.fonts.ready;
    // Of several renditions the browser takes a larger one that it happens to hold already: not the same each time.
    for (const source of document.querySelectorAll('picture > source')) source.remove();
    for (const image of document.images) image.removeAttribute('srcset');
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(
      pictures.map((image) => {
        image.loading = 'eager';
        // Otherwise a picture that was off the screen may be painted a frame after what is around it.
        image.decoding = 'sync';
        return image.decode();
      }),
    );
    // Each begins on a whole pixel: the height of one sample does not change how the letters of the next are drawn.
    for (const sample of document.querySelectorAll<HTMLElement>('main section[aria-label]')) {
      const { top } = sample.getBoundingClientRect();
      sample.style.position = 'relative';
      sample.style.top = `${Math.round(top) - top}px`;
    }
  });
}

async function expectAsBefore(path: string, png: Buffer, testInfo: TestInfo): Promise<void> {
  const file = join(BASELINES, path);
  const now = await reduceScreenshot(png);
  if (UPDATE) {
    const isSame = existsSync(file) && (await isAlike(await readFile(file), now));
    if (isSame) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, now);
    return;
  }
  const before = await readFile(file);
  const { changed } = await compareScreenshots(before, now).catch((error: Error) => ({
    changed: [error.message],
  }));
  if (changed.length > 0) await testInfo.attach(path, { body: png, contentType: 'image/png' });
  expect.soft(changed, path).toEqual([]);
}

/** Pictures that nobody could tell apart are not written anew. */
async function isAlike(before: Buffer, now: Buffer): Promise<boolean> {
  return compareScreenshots(before, now).then(
    ({ changed }) => changed.length === 0,
    () => false,
  );
}

/** `FactList, CoordinatesLabel, Stars` is fact-list-coordinates-label-stars.webp. */
function fileNameOf(name: string): string {
  const kebab = name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z]+/g, '-')
    .toLowerCase();
  return `${kebab}.webp`;
}
