import type { Page } from '@playwright/test';
import { RICH_TEXT_TEXTS } from '../../app/admin/form/rich-text/texts.ts';
import { PIECE_TEXTS } from '../../app/admin/pieces/piece-texts.ts';

declare global {
  interface Window {
    /** How many calls are under way: counted where `harness/browser/shared-screen.ts` opens a screen of the staff. */
    callsUnderWay?: number;
    /** React Router's own name for it. */
    __reactRouterDataRouter?: {
      navigate(path: string, options: { flushSync: boolean }): Promise<void>;
      state: { errors: Record<string, { status?: number }> | null };
    };
  }
}

/** What stands in the place of parts whose code has not come. */
const COMING = [PIECE_TEXTS.loading, RICH_TEXT_TEXTS.loading].flatMap((text) =>
  Object.values(text),
);

/**
 * Shows a screen of the staff with all that it asks for, in the document that is open: as a link does, for a fifth of
 * what a document of its own takes.
 */
export async function showStaffScreen(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/admin/elsewhere');
  await beginScreen(page, path);
  await untilWhole(page);
}

/** The same for a test that acts on the screen, and waits for what it needs itself. */
export async function beginScreen(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterDataRouter);
  await page.evaluate(async (to) => {
    // A screen begins anew, as in a document of its own, and nothing of the former one is taken for it.
    await window.__reactRouterDataRouter?.navigate('/admin/elsewhere', { flushSync: true });
    // At once: in a transition the former screen would stand there until the code of this one has come.
    await window.__reactRouterDataRouter?.navigate(to, { flushSync: true });
    const { errors } = window.__reactRouterDataRouter?.state ?? {};
    if (errors) throw new Error(`${to} is not shown: ${JSON.stringify(errors)}`);
  }, path);
}

/** Until a screen of the staff stands there with all that it asked for; what has come may ask for more when drawn. */
export async function untilWhole(page: Page): Promise<void> {
  await page.evaluate(async (coming) => {
    const isWhole = () => {
      const main = document.querySelector('main:has(h1)');
      // The style guide has samples of what is said while something comes.
      const waits = main?.querySelector('.sample') ? '' : main?.textContent;
      const isComing = coming.some((words) => waits?.includes(words));
      const isBusy = main?.querySelector('[aria-busy="true"]');
      return main !== null && !isComing && !isBusy && window.callsUnderWay === 0;
    };
    const nextFrame = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let whole = 0; whole < 3; whole = isWhole() ? whole + 1 : 0) await nextFrame();
    await document.fonts.ready;
  }, COMING);
}
