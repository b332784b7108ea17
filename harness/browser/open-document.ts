import type { Page } from '@playwright/test';

/**
 * Shows another screen of the staff in the open document, as a click on a link does: a document of its own takes six
 * times as much of the processor.
 */
export async function showScreen(page: Page, path: string): Promise<void> {
  // Before a screen stands nobody listens, or one may lead on to another.
  await page.locator('h1').first().waitFor();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
