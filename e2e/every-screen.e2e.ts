import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../harness/browser/axe.ts';
import { test } from '../harness/browser/shared-screen.ts';
import { weighFindings } from '../harness/judges/mistakes.ts';
import { findMoreBarriers } from '../harness/judges/more-barriers.ts';
import { turnOf } from '../harness/judges/turn-of.ts';
import { inEnglish, isFirstOfScreen, PUBLIC_ROUTES } from '../harness/sites/addresses.ts';
import {
  ENLARGED,
  findAll,
  findBrokenFacts,
  findBrokenWords,
  findCutChoices,
  findCutWords,
  findLonelyButtons,
  findSmallPrint,
  findUnmarkedFocus,
  findWiderThanScreen,
  findWideTables,
} from './enlarged.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const LAPTOP = { width: 1024, height: 768 };

/**
 * Both widths and both schemes for each screen, one of each in either language: by its letters, so that all meet and
 * each screen keeps its own. Slower judges than axe see one of its two looks. Further addresses of a screen are looked
 * at in Greek alone, whose words are longer.
 */
const CASES = PUBLIC_ROUTES.map((route) => {
  const at = turnOf(route);
  const isWide = at % 2 === 0;
  const isLight = at % 4 < 2;
  const greek = { language: 'el', isWide, isLight };
  const english = { language: 'en', isWide: !isWide, isLight: !isLight };
  const looks = isFirstOfScreen(route) ? [greek, english] : [greek];
  const judged = looks[at % 8 < 4 ? 0 : looks.length - 1];
  // The one that ends wide is the last.
  looks.sort((a, b) => Number(b.isWide) - Number(a.isWide));
  // Header and foot are the same everywhere but for the home page: every fourth screen is looked at with its own.
  const isFramed = route === '/' || Math.floor(at / 8) % 4 === 0;
  return { route, looks, judged, isFramed };
});

const FAULTS_OF_WIDTH = {
  'a word is broken': findBrokenWords,
  'a fact is broken': findBrokenFacts,
  'is small print': findSmallPrint,
  'a choice is cut': findCutChoices,
  'a button stands alone': findLonelyButtons,
  'a table is too wide': findWideTables,
  'is wider than the screen': findWiderThanScreen,
};

const FAULTS_ENLARGED = {
  'words are cut off': findCutWords,
  'a button stands alone': findLonelyButtons,
  'is wider than the screen': findWiderThanScreen,
};

/** From wide to enlarged, or back: no width twice. */
const FROM_WIDE = [WIDE, LAPTOP, TABLET, NARROW, ENLARGED];
const FROM_NARROW = [NARROW, ENLARGED, TABLET, LAPTOP, WIDE];

/** Takes the header and the foot off a screen: half of what all judges and widths would go through. */
function withoutFrame(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll('.site-header, .site-footer')) part.remove();
  });
}

test.describe('axe, IBM and HTML_CodeSniffer find nothing; nothing is cut off at 400 %; focus is seen in forced colours', () => {
  for (const { route, looks, judged, isFramed } of CASES) {
    test(route, async ({ visited: page }) => {
      for (const look of looks) {
        const { language, isWide, isLight } = look;
        const colorScheme = isLight ? 'light' : 'dark';
        const sizes = isWide ? FROM_WIDE : FROM_NARROW;
        const size = isWide ? WIDE : NARROW;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, forcedColors: 'none' });
        await page.goto(language === 'en' ? inEnglish(route) : route);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        if (!isFramed) await withoutFrame(page);
        const name = `${language}, ${size.width} px, ${colorScheme}`;
        // Its known mistakes are of the wide look.
        const barriers = await findBarriers(page);
        expect(weighFindings('axe', isWide ? route : '', barriers), name).toEqual([]);
        if (look === judged) expect(await findMoreBarriers(page, route), name).toEqual([]);

        for (const other of sizes) {
          await page.setViewportSize(other);
          const faults = other === ENLARGED ? FAULTS_ENLARGED : FAULTS_OF_WIDTH;
          await expect
            .poll(() => findAll(page, other.width, faults), {
              message: `${language}, ${other.width} px`,
            })
            .toEqual([]);
        }
      }
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findUnmarkedFocus(page)).toEqual([]);
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
