import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds wrong on the screen as it stands, one line for each rule; `tags` names the rules where not all
 * are meant. Frames are not looked into. The package for Playwright does the same in five times as long: it opens
 * a second page for each run, and carries all that was found to be right out of the browser.
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
