import { expect, type Page } from '@playwright/test';
import { ADMIN_SCREENS } from '../app/admin/screens.ts';
import { matchesPattern } from '../domain/content/model/address-pattern.ts';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { test } from '../harness/browser/shared-screen.ts';
import { showStaffScreen, untilWhole } from '../harness/browser/show-staff-screen.ts';
import { weighFindings } from '../harness/judges/mistakes.ts';
import { findMoreBarriers } from '../harness/judges/more-barriers.ts';
import { turnOf } from '../harness/judges/turn-of.ts';
import { ADMIN_ROUTES } from '../harness/sites/addresses.ts';
import {
  ENLARGED,
  findBrokenWords,
  findCutWords,
  findUnmarkedFocus,
  widerThanScreen,
} from './enlarged.ts';

const STYLEGUIDE = '/admin/styleguide';

const SCREENS = [
  ...ADMIN_ROUTES,
  '/admin/content/department/new',
  '/admin/content/event/new',
  '/admin/content/search-promise',
  '/admin/content/search-promise/new',
  '/admin/content/synonym/new',
  STYLEGUIDE,
];

const GREEK = { button: 'Ελληνικά', lang: 'el', width: 390, height: 844 } as const;
const ENGLISH = { button: 'English', lang: 'en', width: 1440, height: 900 } as const;
type Look = typeof GREEK | typeof ENGLISH;

/** The narrowest screen with the navigation beside it. */
const BESIDE_NAVIGATION = { width: 1024, height: 768 };

/** The row of the register that shows an address. */
const screenOf = (address: string) =>
  ADMIN_SCREENS.find(({ path }) => matchesPattern(path, address.split('?')[0] ?? ''));

/** Both looks for the first address of a screen, one for each other, so that both occur. */
function looksOf(address: string): readonly Look[] {
  const first = SCREENS.find((other) => screenOf(other) === screenOf(address));
  if (address === first) return [GREEK, ENGLISH];
  return [turnOf(address) % 2 === 0 ? GREEK : ENGLISH];
}

async function open(page: Page, screen: string): Promise<void> {
  if (screen !== STYLEGUIDE) return showStaffScreen(page, screen);
  // No screen leads to it, and browsers never ask for it alone.
  await page.goto(screen);
  await page.waitForLoadState('networkidle');
  await untilWhole(page);
}

/** The look that the page has already goes first. */
async function inOrder(page: Page, looks: readonly Look[]): Promise<readonly Look[]> {
  const isGreek = (await page.locator('html').getAttribute('lang')) === GREEK.lang;
  return isGreek ? looks : looks.toReversed();
}

async function choose(page: Page, { button, lang, ...size }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await page.setViewportSize(size);
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === lang) return;
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(html).toHaveAttribute('lang', lang);
  // A list by titles is asked for anew in the other language.
  await untilWhole(page);
}

test.describe('axe and other judges find nothing; nothing is cut off at 1024 px and at 400 %; focus is seen', () => {
  for (const screen of SCREENS) {
    const looks = looksOf(screen);
    // Slower judges than axe see one of the two looks.
    const judged = looks[turnOf(screen) % looks.length];
    test(screen, async ({ ofStaff: page, nu }) => {
      await open(page, screen);
      for (const look of await inOrder(page, looks)) {
        const seen = `${look.lang}, ${look.width} px`;
        await choose(page, look);
        expect(await findBarriers(page), seen).toEqual([]);
        if (look === judged) {
          expect(await findMoreBarriers(page, screen), seen).toEqual([]);
          const said = (await nu?.check(await page.content())) ?? [];
          expect(nu ? weighFindings('Nu', screen, said) : []).toEqual([]);
        }

        for (const narrow of [BESIDE_NAVIGATION, ENLARGED]) {
          const narrowed = `${look.lang}, ${narrow.width} px`;
          await page.setViewportSize(narrow);
          // A screen that scripts lay out settles a moment after its window.
          await expect.poll(() => widerThanScreen(page), { message: narrowed }).toBe(0);
          await expect.poll(() => findCutWords(page), { message: narrowed }).toEqual([]);
          if (narrow !== BESIDE_NAVIGATION) continue;
          await expect.poll(() => findBrokenWords(page), { message: narrowed }).toEqual([]);
          for (const button of await page.locator('form .entry-form-buttons > *').all()) {
            await expect(button, narrowed).toBeInViewport({ ratio: 1 });
          }
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ forcedColors: 'active' });
      // What is around each screen is seen with the first one.
      const around = screen === SCREENS[0] ? undefined : '.admin-header, .admin-side';
      expect(await findUnmarkedFocus(page, around)).toEqual([]);
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
