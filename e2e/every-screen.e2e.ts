import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../harness/browser/axe.ts';
import { test } from '../harness/browser/shared-screen.ts';
import { weighFindings } from '../harness/judges/mistakes.ts';
import { findMoreBarriers } from '../harness/judges/more-barriers.ts';
import { turnOf } from '../harness/judges/turn-of.ts';
import { inEnglish, PUBLIC_ROUTES } from '../harness/sites/addresses.ts';
import {
  ENLARGED,
  findBrokenFacts,
  findBrokenWords,
  findCutChoices,
  findCutWords,
  findLonelyButtons,
  findSmallPrint,
  findUnmarkedFocus,
  findWideTables,
  widerThanScreen,
} from './enlarged.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const LAPTOP = { width: 1024, height: 768 };

/**
 * Both widths and both schemes for each screen, one of each in either language: by its letters, so that all meet and
 * each screen keeps its own. Slower judges than axe see one of its two looks.
 */
const CASES = PUBLIC_ROUTES.map((route) => {
  const at = turnOf(route);
  const isWide = at % 2 === 0;
  const isLight = at % 4 < 2;
  const judged = at % 8 < 4 ? 'el' : 'en';
  const looks = [
    { language: 'el', isWide, isLight },
    { language: 'en', isWide: !isWide, isLight: !isLight },
  ];
  return { route, looks: looks.map((look) => ({ ...look, isJudged: look.language === judged })) };
});

/** Whatever does not stand well at the present width. */
async function findFaultsOfWidth(page: Page): Promise<string[]> {
  const finders = {
    'a word is broken': findBrokenWords,
    'a fact is broken': findBrokenFacts,
    'is small print': findSmallPrint,
    'a choice is cut': findCutChoices,
    'a button stands alone': findLonelyButtons,
    'a table is too wide': findWideTables,
  };
  const found = await Promise.all(
    Object.entries(finders).map(async ([fault, find]) =>
      (await find(page)).map((where) => `${fault}: ${where}`),
    ),
  );
  const wider = await widerThanScreen(page);
  return [...found.flat(), ...(wider > 0 ? [`${wider} px wider than the screen`] : [])];
}

test.describe('axe, IBM and HTML_CodeSniffer find nothing; nothing is cut off at 400 %; focus is seen in forced colours', () => {
  for (const { route, looks } of CASES) {
    test(route, async ({ visited: page }) => {
      for (const { language, isWide, isLight, isJudged } of looks) {
        const colorScheme = isLight ? 'light' : 'dark';
        const size = isWide ? WIDE : NARROW;
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, forcedColors: 'none' });
        await page.goto(language === 'en' ? inEnglish(route) : route);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const look = `${language}, ${size.width} px, ${colorScheme}`;
        // Its known mistakes are of the wide look.
        const barriers = weighFindings('axe', isWide ? route : '', await findBarriers(page));
        expect(barriers, look).toEqual([]);
        if (isJudged) expect(await findMoreBarriers(page, route), look).toEqual([]);
        await expect.poll(() => widerThanScreen(page), { message: look }).toBeLessThanOrEqual(0);

        for (const other of [WIDE, LAPTOP, TABLET, NARROW]) {
          await page.setViewportSize(other);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const at = `${language}, ${other.width} px`;
          await expect.poll(() => findFaultsOfWidth(page), { message: at }).toEqual([]);
        }

        await page.setViewportSize(ENLARGED);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const enlarged = `${language}, enlarged`;
        await expect.poll(() => widerThanScreen(page), { message: enlarged }).toBe(0);
        await expect.poll(() => findCutWords(page), { message: enlarged }).toEqual([]);
      }
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ forcedColors: 'active' });
      // Header and foot are the same everywhere: every fourth screen has theirs looked at, too.
      const frame = turnOf(route) % 4 === 0 ? undefined : '.site-header, .site-footer';
      expect(await findUnmarkedFocus(page, frame)).toEqual([]);
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
