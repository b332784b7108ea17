import { expect, test } from '@playwright/test';
import { findScreen } from '../domain/screens/find-screen.ts';
import { inEnglish, PUBLIC_ROUTES } from '../harness/addresses.ts';
import { findBarriers } from '../harness/axe.ts';
import { widerThanScreen } from './enlarged.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Each two of language, width and scheme meet in one of these. */
const LOOKS = [
  { language: 'el', viewport: WIDE, colorScheme: 'light' },
  { language: 'el', viewport: NARROW, colorScheme: 'dark' },
  { language: 'en', viewport: WIDE, colorScheme: 'dark' },
  { language: 'en', viewport: NARROW, colorScheme: 'light' },
] as const;

/** The first address of each screen in all looks, the others in one: in turn, so that they share all four. */
const seen = new Set<string>();
const CASES = PUBLIC_ROUTES.map((route, at) => {
  const screen = findScreen(route.split('?', 1)[0] ?? '')?.path ?? route;
  const isFirst = !seen.has(screen);
  seen.add(screen);
  return { route, looks: isFirst ? LOOKS : LOOKS.slice(at % 4, (at % 4) + 1) };
});

test.describe('axe finds nothing, and nothing is wider than the screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const { route, looks } of CASES) {
    test(route, async ({ page }) => {
      for (const { language, viewport, colorScheme } of looks) {
        const look = `${language}, ${viewport.width} px, ${colorScheme}`;
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.goto(language === 'en' ? inEnglish(route) : route);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await findBarriers(page), look).toEqual([]);
        expect(await widerThanScreen(page), look).toBeLessThanOrEqual(0);
      }
    });
  }
});
