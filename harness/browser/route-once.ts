import type { Page, Route } from '@playwright/test';

/**
 * Decides what becomes of the next call to an address; those after it go on. `times: 1` of `page.route` is not enough:
 * the page's last route ends with it, Chromium stops holding calls, and one that it is holding at that moment, such as
 * the call that follows a failed one, is answered by nobody.
 */
export async function routeOnce(
  page: Page,
  address: string | RegExp,
  decide: (route: Route) => Promise<void>,
): Promise<void> {
  let isDecided = false;
  await page.route(address, (route) => {
    if (isDecided) return route.fallback();
    isDecided = true;
    return decide(route);
  });
}
