import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * The faults that axe finds on the present screen, one line for each rule. `tags` limits the rules. Frames are not
 * checked. The package for Playwright takes five times as long: it opens a second page for each run, and copies all
 * passed checks out of the browser.
 */
export async function findBarriers(page: Page, tags?: string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'tag' as const, values } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, tags);
}
