import { expect, type Page } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { test } from '../harness/browser/shared-screen.ts';
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

const SCREENS = [
  ...ADMIN_ROUTES,
  '/admin/content/department/new',
  '/admin/content/event/new',
  '/admin/content/search-promise',
  '/admin/content/search-promise/new',
  '/admin/content/synonym/new',
  '/admin/styleguide',
];

const LOOKS = [
  { language: 'gr', width: 390, height: 844 },
  { language: 'en', width: 1440, height: 900 },
] as const;

/** What the screen loads after it is there has come, too. */
async function openInGreek(page: Page, screen: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/admin/account');
  await page.evaluate(() => localStorage.setItem('admin-language', 'gr'));
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The narrowest screen with the navigation beside it. */
const BESIDE_NAVIGATION = { width: 1024, height: 768 };

test.describe('axe and other judges find nothing; nothing is cut off at 1024 px and at 400 %; focus is seen', () => {
  for (const screen of SCREENS) {
    // Slower judges than axe see one of the two looks.
    const judged = LOOKS[turnOf(screen) % LOOKS.length];
    test(screen, async ({ ofStaff: page, nu }) => {
      for (const look of LOOKS) {
        const { language, ...size } = look;
        await page.setViewportSize(size);
        await page.emulateMedia({ forcedColors: 'none' });
        if (look === LOOKS[0]) await openInGreek(page, screen);
        else await page.getByRole('button', { name: 'English', exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'gr' ? 'el' : 'en');
        // A list by titles is asked for anew in the other language, and is faint until it comes.
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        expect(await findBarriers(page), `${language}, ${size.width} px`).toEqual([]);
        if (look === judged) {
          expect(await findMoreBarriers(page, screen), `${language}, ${size.width} px`).toEqual([]);
          const said = (await nu?.check(await page.content())) ?? [];
          expect(nu ? weighFindings('Nu', screen, said) : []).toEqual([]);
        }

        for (const narrow of [BESIDE_NAVIGATION, ENLARGED]) {
          const narrowed = `${language}, ${narrow.width} px`;
          await page.setViewportSize(narrow);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
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
      expect(await findUnmarkedFocus(page)).toEqual([]);
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
