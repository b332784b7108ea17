import { expect, type Page } from '@playwright/test';
import { test } from '../harness/browser/shared-screen.ts';
import { showStaffScreen } from '../harness/browser/show-staff-screen.ts';

const SCREENS = [
  '/admin/pages',
  '/admin/content/news',
  '/admin/content/event/new',
  '/admin/content/service/new',
  '/admin/content/settings/settings',
  '/admin/media',
];

/** Fields that stand out from their ground by less than 3:1, by neither their edge nor their filling. */
function findFaintEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas.');
    const rgba = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
    };
    const luminance = (colour: string) => {
      const [r, g, b] = rgba(colour)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
    };
    const contrast = (a: string, b: string) => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white';
      const colour = getComputedStyle(element).backgroundColor;
      return rgba(colour)[3] === 255 ? colour : groundOf(element.parentElement);
    };
    const controls =
      'main :is(input:not([type="file"]), select, textarea, [role="textbox"]):not(:disabled)';
    // What is not painted has no opacity.
    if (window.unpainted) window.unpainted.disabled = true;
    const faint = [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const box = control.closest<HTMLElement>('.rich-text') ?? control;
      const { borderTopColor, borderTopWidth } = getComputedStyle(box);
      const hasEdge = borderTopWidth !== '0px' && rgba(borderTopColor)[3] > 0;
      const ground = groundOf(box.parentElement);
      const edge = hasEdge ? contrast(borderTopColor, ground) : 1;
      const best = Math.max(edge, contrast(groundOf(box), ground));
      if (best >= 3) return [];
      return [`${best.toFixed(2)}: ${control.outerHTML.slice(0, 120)}`];
    });
    if (window.unpainted) window.unpainted.disabled = false;
    return faint;
  });
}

test.describe('the edges of fields stand out by 3:1 in the light and in the dark scheme (WCAG 1.4.11)', () => {
  for (const screen of SCREENS) {
    test(screen, async ({ ofStaff: page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ forcedColors: 'none' });
      await showStaffScreen(page, screen);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute(
          'data-mantine-color-scheme',
          colorScheme,
        );
        expect(await findFaintEdges(page), colorScheme).toEqual([]);
      }
    });
  }
});
