import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { compareScreenshots, reduceScreenshot } from './visual-comparison.ts';

/**
 * Every piece looks as it did when somebody last looked: docs/decisions/0006-visual-regressions.md.
 * After an intended change: UPDATE_BASELINES=1 npm test -- journeys, and look at what git shows.
 */
const BASELINES = join(dirname(fileURLToPath(import.meta.url)), 'baselines');
const UPDATE = Boolean(process.env.UPDATE_BASELINES);

interface Look {
  name: string;
  width: number;
  colorScheme: 'light' | 'dark';
}

const LOOKS: Look[] = [
  { name: '1200-light', width: 1200, colorScheme: 'light' },
  { name: '1200-dark', width: 1200, colorScheme: 'dark' },
  { name: '390-light', width: 390, colorScheme: 'light' },
];

const LOOKS_OF_STAFF: Look[] = [
  { name: 'admin-1024-light', width: 1024, colorScheme: 'light' },
  { name: 'admin-1024-dark', width: 1024, colorScheme: 'dark' },
  { name: 'admin-390-light', width: 390, colorScheme: 'light' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each look of one document: to open it anew for each costs more than to show it. */
async function inEachLook(
  page: Page,
  looks: readonly Look[],
  act: (look: string) => Promise<void>,
): Promise<void> {
  for (const { name, width, colorScheme } of looks) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await act(name);
    });
  }
}

test('the pieces look as before in every sample of the style guide', async ({ page }, testInfo) => {
  await page.goto('/styleguide');
  await inEachLook(page, LOOKS, async (look) => {
    await showEverything(page);
    expect(await findTransitions(page), 'for who asks for less motion').toEqual([]);
    await expectSamplesAsBefore(page, look, 'main section[aria-label]', testInfo);
  });
});

test('the pieces of the admin look as before in every sample of its style guide, in Greek', async ({
  page,
}, testInfo) => {
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
  await inEachLook(page, LOOKS_OF_STAFF, async (look) => {
    await showEverything(page);
    expect(await findTransitions(page), 'for who asks for less motion').toEqual([]);
    await expectSamplesAsBefore(page, look, 'main section.sample', testInfo);
  });
  // After all pictures of samples: what is opened leaves its traces in the fields.
  await inEachLook(page, LOOKS_OF_STAFF.toReversed(), async (look) => {
    await showEverything(page);
    const button = page.getByRole('button', { name: 'Σύνδεσμος', exact: true }).first();
    await button.click();
    const link = page.getByRole('group', { name: 'Σύνδεσμος' });
    await expect(link.getByRole('combobox')).toBeFocused();
    await page.mouse.move(0, 0);
    await expectAsBefore(link, join(look, 'link-form.webp'), testInfo);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    for (const [opener, name] of [
      ['Ερώτηση πριν από μια ενέργεια', 'confirm-dialog'],
      ['Δύο εκδοχές που συναντιούνται', 'conflict-dialog'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAsBefore(dialog, join(look, `${name}.webp`), testInfo);
      await dialog.getByRole('button', { name: /^(Ακύρωση|Πίσω στη φόρμα)$/ }).click();
      await expect(dialog).toBeHidden();
    }
  });
});

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

interface Place {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** As much of a document as Chromium paints at once. */
const PAINTED = 8_000;

/**
 * Pictures of what stands in a document, cut from a few of all of it: for each picture of its own Chromium would paint
 * everything around it anew.
 */
async function takePictures(
  page: Page,
  places: Place[],
): Promise<{ name: string; picture: Sharp }[]> {
  const devtools = await page.context().newCDPSession(page);
  const width = Math.max(...places.map(({ right }) => right));
  const pictures: { name: string; picture: Sharp }[] = [];
  let left = places.toSorted((a, b) => a.top - b.top);
  for (let first = left[0]; first; first = left[0]) {
    const { top } = first;
    const together = left.filter(({ bottom }) => bottom <= top + PAINTED);
    left = left.filter((place) => !together.includes(place));
    const height = Math.max(...together.map(({ bottom }) => bottom)) - top;
    const { data } = await devtools.send('Page.captureScreenshot', {
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: top, width, height, scale: 1 },
    });
    const painted = await sharp(Buffer.from(data, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { name, ...place } of together) {
      const picture = sharp(painted.data, { raw: painted.info }).extract({
        left: place.left,
        top: place.top - top,
        width: place.right - place.left,
        height: place.bottom - place.top,
      });
      pictures.push({ name, picture });
    }
  }
  await devtools.detach();
  return pictures;
}

async function expectSamplesAsBefore(
  page: Page,
  look: string,
  selector: string,
  testInfo: TestInfo,
): Promise<void> {
  const samples = await page.locator(`${selector}, main > .page-header`).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? 'page-header',
        left: Math.floor(left + 1e-3),
        top: Math.floor(top + scrollY + 1e-3),
        right: Math.ceil(right - 1e-3),
        bottom: Math.ceil(bottom + scrollY - 1e-3),
      };
    }),
  );
  expect(samples.length).toBeGreaterThan(15);
  for (const { name, picture } of await takePictures(page, samples)) {
    await compare(picture, join(look, fileNameOf(name)), testInfo);
  }
}

/** Letters and pictures are there, nothing moves, and the header, which stays on the screen, covers nothing. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const header = document.querySelector<HTMLElement>('.site-header');
    if (header) header.style.visibility = 'hidden';
    document.documentElement.style.caretColor = 'transparent';
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
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
      sample.style.top = '0';
      const { top } = sample.getBoundingClientRect();
      sample.style.position = 'relative';
      sample.style.top = `${Math.round(top) - top}px`;
    }
  });
}

/** One of what stands in front of the guide. */
async function expectAsBefore(shown: Locator, path: string, testInfo: TestInfo): Promise<void> {
  const picture = await shown.screenshot({ animations: 'disabled', scale: 'css' });
  await compare(sharp(picture), path, testInfo);
}

async function compare(picture: Sharp, path: string, testInfo: TestInfo): Promise<void> {
  const file = join(BASELINES, path);
  const now = await reduceScreenshot(await picture.raw().toBuffer({ resolveWithObject: true }));
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
  if (changed.length > 0) {
    const body = await picture.png().toBuffer();
    await testInfo.attach(path, { body, contentType: 'image/png' });
  }
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
