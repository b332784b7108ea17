import { expect, test } from '@playwright/test';
import { getToken } from '../harness/accounts/staff.ts';
import { weighPage } from '../harness/browser/page-visit.ts';

const KB = 1024;

/** `npm run bench:admin` weighs every screen; here the heaviest of each kind. */
const HEAVIEST = [
  ['a list', '/admin/content/news', 220 * KB],
  ['the media library', '/admin/media', 220 * KB],
  ['a form', '/admin/content/news/new', 400 * KB],
  ['a warning, which may be written on a phone,', '/admin/warn?kind=fire', 220 * KB],
] as const;

for (const [what, path, limit] of HEAVIEST) {
  test(`${what} sends at most ${limit / KB} KB of JavaScript to a first visit`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { js } = await weighPage(browser, `${baseURL}${path}`, await getToken(request));
    expect(js).toBeGreaterThan(100 * KB);
    expect(js).toBeLessThan(limit);
  });
}
