import { expect, type Page, test } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { weighPage } from '../harness/browser/page-visit.ts';

const KB = 1024;

/** `npm run bench:admin` weighs every screen; here the heaviest of each kind. */
const HEAVIEST = [
  ['a list', '/admin/content/news', 220 * KB],
  ['the media library', '/admin/media', 220 * KB],
  ['the texts of all pictures', '/admin/media/texts?show=all', 220 * KB],
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

interface TracedEvent {
  name: string;
  args: { elementCount?: number };
}

/** Of how many elements Chromium works out the style anew, each time that it does so during an act. */
async function countRestyled(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TracedEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TracedEvent[]));
  });
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await act();
  await session.send('Tracing.end');
  await isComplete;
  await session.detach();
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
}

test('a key in a form leaves the style of the rest of the screen alone', async ({ page }) => {
  await openSignedIn(page, '/admin/content/news/new');
  for (const label of ['Summary (Greek)', 'Title (Greek)']) {
    const field = page.getByLabel(label);
    await field.pressSequentially('Έργα');
    await expect(field).toHaveValue('Έργα');
    await page.waitForLoadState('networkidle');
    const restyled = await countRestyled(page, () => field.pressSequentially(' στην πλατεία'));
    await expect(field).toHaveValue('Έργα στην πλατεία');
    expect(restyled.length, label).toBeGreaterThan(5);
    // The form has some 800 elements; a style that hangs on what is open anywhere in it costs all of them each key.
    const whole = restyled.filter((count) => count > 400);
    expect(whole.length, `${label}: ${restyled}`).toBeLessThan(3);
  }
});
