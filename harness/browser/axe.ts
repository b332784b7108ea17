import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type {} from './unpainted.ts';

/** The small build: half as much for the browser to compile, once for a document. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The faults that axe finds on the present screen, one line for each rule. `tags` limits the rules. Frames are
 * not checked. The package for Playwright takes five times as long: it opens a second page for each run, and copies all
 * passed checks out of the browser.
 */
export async function findBarriers(page: Page, tags?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { unpainted } = window;
    if (unpainted) unpainted.disabled = true;
    const { violations } = await run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'tag' as const, values } }),
    });
    if (unpainted) unpainted.disabled = false;
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, tags);
}
