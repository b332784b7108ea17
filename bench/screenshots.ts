// `npm run screenshots`: pictures of every screen in both languages, both colour schemes and three widths, into
// screenshots/. `npm run screenshots -- /news /admin --width 390 --language el --scheme dark` takes some of them. `npm
// run screenshots -- --against FOLDER` writes screenshots/compared.html, too: each beside the earlier one of that
// folder, which another checkout made with `npm run screenshots -- --out FOLDER`.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { openBrowser } from '../harness/browser/browser.ts';
import { inEnglish, listAdminScreens, listPublicScreens } from '../harness/sites/addresses.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';
import { parseWords, readCount, requireKnown } from '../scripts/command-line.mjs';
import { fail } from '../scripts/environment.mjs';
import { pairScreenshots, writeSheet } from './screenshot-pairs.ts';

const { values, positionals } = parseWords({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true, default: ['390', '820', '1440'] },
    language: { type: 'string', multiple: true, default: ['el', 'en'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    out: { type: 'string', default: 'screenshots' },
    against: { type: 'string' },
  },
});
requireKnown(values.language, ['el', 'en']);
requireKnown(values.scheme, ['light', 'dark']);
const widths = values.width.map((width) => readCount(width, '--width', 0));
if (values.against && !existsSync(values.against)) fail(`${values.against} is not there.`);

const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };
/** Longer than a busy machine needs for a screen. */
const SETTLED_MS = 60_000;

/** What stands in place of lists and forms that are on their way. */
const LOADING = '.mantine-Skeleton-root, .mantine-Loader-root, [aria-busy="true"]';

interface Look {
  width: number;
  language: 'el' | 'en';
  scheme: 'light' | 'dark';
}

const looks: Look[] = widths.flatMap((width) =>
  values.language.flatMap((language) =>
    values.scheme.map((scheme) => ({ width, language, scheme }) as Look),
  ),
);
/** A word of the command line takes the screens whose address begins like it; `/` alone is the home page. */
const isWanted = (path: string) =>
  positionals.length === 0 ||
  positionals.some((asked) => (asked === '/' ? path === '/' : path.startsWith(asked)));

const site = await startBenchSite();
const browser = await openBrowser();
let taken = 0;
try {
  const token = await signInToSite(site.url);
  const publicScreens = (await listPublicScreens(site.url)).filter(isWanted);
  const adminScreens = ['/login', ...(await listAdminScreens(site.url, token))].filter(isWanted);
  for (const look of looks) {
    const page = await openPage(browser, look, adminScreens.length > 0 ? token : '');
    const folder = join(values.out, look.language, look.scheme, String(look.width));
    await mkdir(folder, { recursive: true });
    for (const path of [...publicScreens, ...adminScreens]) {
      const isPublic = publicScreens.includes(path);
      const address = isPublic && look.language === 'en' ? inEnglish(path) : path;
      await page.goto(site.url + address);
      await settle(page, isPublic);
      await page.screenshot({
        path: join(folder, `${nameOf(path)}.jpg`),
        type: 'jpeg',
        quality: 80,
        fullPage: true,
        animations: 'disabled',
      });
      taken++;
    }
    await page.context().close();
    console.log(`${folder}: ${publicScreens.length + adminScreens.length} screens`);
  }
} finally {
  await browser.close();
  await site.stop();
}
if (taken === 0) fail(`No screen has an address that begins with ${positionals.join(' or ')}.`);
console.log(`${taken} pictures in ${values.out}/`);
if (values.against) {
  const pairs = await pairScreenshots(values.against, values.out);
  const sheet = join(values.out, 'compared.html');
  await writeFile(sheet, writeSheet(pairs, relative(values.out, values.against), '.'));
  const changed = pairs.filter((pair) => pair.changed > 0).length;
  console.log(`${changed} of ${pairs.length} changed: ${sheet}`);
}

async function openPage(on: Browser, look: Look, token: string): Promise<Page> {
  const context = await on.newContext({
    viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    locale: look.language === 'el' ? 'el-GR' : 'en-GB',
    timezoneId: 'Europe/Athens',
  });
  // The admin remembers both in the browser (app/admin/session.tsx, app/admin/admin-language.tsx).
  await context.addInitScript(
    ([value, language]) => {
      if (value && !location.pathname.startsWith('/login')) localStorage.setItem('token', value);
      localStorage.setItem('admin-language', language === 'el' ? 'gr' : 'en');
    },
    [token, look.language],
  );
  return context.newPage();
}

/** Until letters and all pictures are there, those far down included. */
async function settle(page: Page, isPublic: boolean): Promise<void> {
  if (!isPublic) {
    await page.waitForLoadState('networkidle', { timeout: SETTLED_MS });
    // On a busy machine the line may be idle before a screen has begun to ask for what it shows.
    await page.locator('h1').first().waitFor({ timeout: SETTLED_MS });
    await expect(page.locator(LOADING)).toHaveCount(0, { timeout: SETTLED_MS });
    return;
  }
  await page.evaluate(async (limit) => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    const shown = pictures.map((image) => {
      image.loading = 'eager';
      image.decoding = 'sync';
      return image.decode().catch(() => undefined);
    });
    await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, limit))]);
  }, SETTLED_MS);
}

function nameOf(path: string): string {
  if (path === '/') return 'home';
  return decodeURIComponent(path)
    .slice(1)
    .replace(/(?<=\/)[0-9a-z]{20}(?=\/|$)/, 'one')
    .replace(/[^\p{L}\p{N}-]+/gu, '-');
}
