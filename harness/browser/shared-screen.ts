import { test as base, type Page } from '@playwright/test';
import { getToken } from '../accounts/staff.ts';
import type { NuChecker } from '../judges/nu-checker.ts';
import { sharedNuChecker } from '../judges/shared-nu-checker.ts';
import { E2E_PORT } from '../sites/site-under-test.ts';
import { keepUnpainted } from './unpainted.ts';

const SETTINGS = {
  baseURL: `http://127.0.0.1:${E2E_PORT}`,
  locale: 'en-GB',
  timezoneId: 'Europe/Athens',
  reducedMotion: 'reduce',
} as const;

interface Screens {
  /** A visitor's. */
  visited: Page;
  /** An administrator's, signed in; unpainted but for judges. */
  ofStaff: Page;
  /** The W3C's checker of HTML; none without Java. */
  nu: NuChecker | undefined;
}

/**
 * A screen for the tests of a worker that only look at many addresses: the files of the site stay in its cache, and
 * nobody signs in anew for each. A test sets the size and the scheme that it needs. After a failure the next test
 * gets another.
 */
export const test = base.extend<object, Screens>({
  visited: [
    async ({ browser }, use) => {
      const context = await browser.newContext(SETTINGS);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  ofStaff: [
    async ({ browser }, use) => {
      const context = await browser.newContext(SETTINGS);
      await keepUnpainted(context);
      const token = await getToken(context.request);
      const page = await context.newPage();
      await page.addInitScript((value) => {
        if (!localStorage.getItem('token')) localStorage.setItem('token', value);
        // The language that a test looks at a screen in is not kept for the administrator, whom other journeys share.
        const send = window.fetch;
        let underWay = 0;
        Object.defineProperty(window, 'callsUnderWay', { get: () => underWay });
        window.fetch = async (asked, init) => {
          if (init?.method === 'PUT' && String(asked).endsWith('/api/auth/profile')) {
            throw new TypeError('Not kept.');
          }
          underWay++;
          try {
            return await send(asked, init);
          } finally {
            underWay--;
          }
        };
      }, token);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  nu: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use(await sharedNuChecker()),
    { scope: 'worker' },
  ],
});
