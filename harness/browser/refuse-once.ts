import type { Page } from '@playwright/test';

const API = '**/api/**';

/**
 * Refuses in words, once, a call that the screens of the staff are about to make, in place of the API, which hears
 * nothing of it: `POST /content/news/1/unpublish {"version":3}`. Resolves to what ends it.
 */
export async function refuseOnce(
  page: Page,
  isAwaited: (call: string) => boolean,
  message: string,
): Promise<() => Promise<void>> {
  let isRefused = false;
  await page.route(API, (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const path = pathname.slice('/api'.length) + search;
    const call = [request.method(), path, request.postData()].filter(Boolean).join(' ');
    if (isRefused || !isAwaited(call)) return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 400, json: { message } });
  });
  return () => page.unroute(API);
}
