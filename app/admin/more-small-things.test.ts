import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/** Further small things on which the staff rely: what a screen says in a state that is seldom seen. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
const ids: Record<string, string> = {};
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin('admin', await fullLists());
  for (const { id, slug } of await api.services.db
    .selectFrom('entries')
    .select(['id', 'slug'])
    .execute()) {
    ids[slug] = id;
  }
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  screens.page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => screens.page.getByRole('dialog');
const settle = () => screens.page.evaluate(() => window.settle());

/** Answers a call that reads with what it says, changed. */
async function answerWith(address: string, change: (answer: never) => object): Promise<void> {
  await screens.page.route(address, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await api.call('GET', pathname.slice('/api'.length) + search, { as: 'admin' });
    return route.fulfill({ json: change((await answer.json()) as never) });
  });
}

test('what is wrong with a redirect is said of it, and that one leads for a while alone', async () => {
  const { page } = screens;
  await answerWith(
    '**/api/redirects?*',
    ({ redirects: [one, ...others] }: { redirects: object[] }) => ({
      total: 4,
      redirects: [
        { ...one, id: '1', from: '/fine', problem: null, status: 301 },
        { ...one, id: '2', from: '/while', problem: null, status: 302 },
        { ...one, id: '3', from: '/used-by-nobody', problem: 'unused', status: 301 },
        { ...one, id: '4', from: '/into-the-void', problem: 'nowhere', status: 301 },
      ],
      others: others.length,
    }),
  );
  await screens.show('/admin/redirects');
  const row = (from: string) => page.getByRole('row').filter({ hasText: from });
  const UNUSED = 'There is now a page at the old address';
  const NOWHERE = 'There is no public page where it leads';
  for (const [from, isForAWhile, isUnused, isNowhere] of [
    ['/fine', 0, 0, 0],
    ['/while', 1, 0, 0],
    ['/used-by-nobody', 0, 1, 0],
    ['/into-the-void', 0, 0, 1],
  ] as const) {
    await expectOn(row(from).getByText('For a while')).toHaveCount(isForAWhile);
    await expectOn(row(from).getByText(UNUSED)).toHaveCount(isUnused);
    await expectOn(row(from).getByText(NOWHERE)).toHaveCount(isNowhere);
  }
  await page.unrouteAll();
});

describe('on a phone the filters of a list', () => {
  test.each([
    ['/admin/content/news', true],
    ['/admin/content/news?search=x', true],
    ['/admin/content/news?state=published', false],
    ['/admin/content/news?by=me', false],
  ])('%s are folded: %s', async (path, isFolded) => {
    await screens.show(path);
    const folded = screens.page.locator('.list-filters[data-folded]');
    await expectOn(folded).toHaveCount(isFolded ? 1 : 0);
    await expectOn(button('Filters and order')).toHaveCount(0);
    expect(await screens.page.locator('.list-filters-fold').getAttribute('aria-expanded')).toBe(
      String(!isFolded),
    );
  });
});

test('the filters of a list name what is asked for though it is gone, oneself no colleague, and archives where there are some', async () => {
  const { page } = screens;
  await screens.show('/admin/content/news?tag=gone');
  const options = (label: string) =>
    page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  expect(await options('Tag')).toContain('gone');
  expect((await options('Last changed by')).filter((name) => name === 'admin')).toEqual([]);
  expect(await options('Last changed by')).toContain('editor');
  expect(await options('State')).toContain('Archived');
  await screens.show('/admin/content/attraction');
  expect(await options('State')).not.toContain('Archived');
  await expectOn(page.getByLabel('Tag', { exact: true })).toHaveCount(0);
});

test('an entry that is not there leaves a way back to its list', async () => {
  await screens.show('/admin/content/news/nothing');
  const back = screens.page.locator('main').getByRole('link');
  await expectOn(back).toHaveAttribute('href', '/admin/content/news');
  await expectOn(button('Try again')).toHaveCount(1);
});

test('Escape that ends the composing of a letter leaves a dialog open', async () => {
  await screens.show(`/admin/content/news/${ids.fines}`);
  await button('Delete...').click();
  await expectOn(dialog()).toBeVisible();
  await screens.page.evaluate(() => {
    const pressed = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await settle();
  await expectOn(dialog()).toHaveCount(1);
  await screens.page.keyboard.press('Escape');
  await expectOn(dialog()).toHaveCount(0);
  await expectOn(button('Delete...')).toBeFocused();
});

test('a name that is refused is told once, at its field', async () => {
  const { page } = screens;
  await screens.show('/admin/account');
  const form = page.locator('section', { has: page.locator('#account-profile') });
  await form.getByRole('textbox').fill('  ');
  await button('Save details').click();
  await expectOn(form.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectOn(form.getByRole('textbox')).toBeFocused();
  await expectOn(form.locator('.mantine-Alert-root')).toHaveCount(0);
});

test('Ctrl+S that is pressed twice saves what pictures show once', async () => {
  const { page } = screens;
  await screens.show('/admin/media/texts');
  await page
    .getByLabel(/^Greek/)
    .first()
    .fill('Το λιμάνι');
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/media', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    count += 1;
    await promise;
    return route.fallback();
  });
  await page.keyboard.press('Control+S');
  await expectOn.poll(() => count).toBe(1);
  await page.keyboard.press('Control+S');
  await expectOn(page.locator('.alt-grid-bar').getByRole('button').last()).toBeDisabled();
  resolve();
  const row = page.getByRole('listitem', { name: 'harbour.png' });
  await expectOn(row).toContainText('Saved');
  expect(count).toBe(1);
  await expectOn(row.getByRole('textbox').first()).toBeFocused();
  await page.unrouteAll();
});

test('what is planned in one language becomes public in both, once the other is written', async () => {
  const { page } = screens;
  const body = {
    data: newsData('Σχέδιο', '2026-03-01'),
    slug: 'plan-of-one',
    publish: false,
    publishAt: '2026-03-06T09:00:00.000Z',
    languages: ['el'],
  };
  const made = await api.call('POST', '/content/news', { as: 'admin', body });
  expect(made.ok, await made.clone().text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  await screens.show(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(English/).fill('Plan');
  await page.getByLabel(/^Summary \(English/).fill('Summary');
  const sent = page.waitForRequest((one) => one.method() === 'PUT' && one.url().endsWith(id));
  await button('Save').click();
  expect((await sent).postDataJSON()).toMatchObject({ languages: ['el', 'en'] });
  await settle();
});

test('a preview is one stop for the keyboard, and stays where it is while somebody types', async () => {
  const { page } = screens;
  await page.route('**/api/content/*/preview', async (route) => {
    const body = route.request().postDataJSON();
    const answer = await api.call('POST', '/content/news/preview', { as: 'admin', body });
    const words = `<a href="/">Home</a><button>Menu</button><h1>${body.data.title.el}</h1>`;
    const html = `<!doctype html><title>x</title>${words}<p style="height: 5000px">Text</p>`;
    return route.fulfill({ json: { ...(await answer.json()), html } });
  });
  await screens.show(`/admin/content/news/${ids.harbour}`);
  await button('Preview').click();
  const sheet = page.locator('iframe:not([data-waiting])');
  await expectOn(sheet).toHaveCount(1);
  await expectOn(sheet).toHaveAttribute('tabindex', '0');
  const stops = () =>
    sheet.evaluate((frame) =>
      [
        ...((frame as HTMLIFrameElement).contentDocument?.querySelectorAll<HTMLElement>(
          'a[href], button',
        ) ?? []),
      ]
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ textContent }) => textContent),
    );
  expect(await stops()).toEqual([]);
  const top = () =>
    sheet.evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.scrollY ?? -1);
  await sheet.evaluate((frame) =>
    (frame as HTMLIFrameElement).contentWindow?.scrollTo({ top: 150, behavior: 'instant' }),
  );
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await page.getByLabel(/^Title \(Greek/).fill('Λιμάνι με νέο όνομα');
  await expectOn
    .poll(() => sheet.evaluate((frame) => (frame as HTMLIFrameElement).srcdoc))
    .toContain('Λιμάνι με νέο όνομα');
  expect(await top()).toBe(before);
  await page.unrouteAll();
});
