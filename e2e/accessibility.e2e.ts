import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { inEnglish, PUBLIC_ROUTES } from '../harness/addresses.ts';

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' as const },
  { width: 390, height: 844, colorScheme: 'dark' as const },
];

async function expectNoFindings(page: Page, path: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, path).toEqual([]);
}

for (const language of ['el', 'en'] as const) {
  for (const look of LOOKS) {
    test.describe(`axe finds nothing, ${language}, ${look.width} px, ${look.colorScheme}`, () => {
      test.use({
        viewport: { width: look.width, height: look.height },
        colorScheme: look.colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
      });
      for (const route of PUBLIC_ROUTES) {
        const path = language === 'en' ? inEnglish(route) : route;
        test(path, async ({ page }) => {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expectNoFindings(page, path);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
