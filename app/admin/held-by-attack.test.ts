import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData, pageData } from '../../harness/content/entry-data.ts';

/** What small changes of the code broke unnoticed. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
  api = await screens.begin();
});
afterEach(() => screens.page.unrouteAll());
afterAll(() => screens.close());

const button = (name: string | RegExp) =>
  screens.page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => screens.page.getByRole('dialog');
const title = () => screens.page.getByLabel(/^Title \(Greek/);

async function make(method: string, path: string, body?: object, as: 'admin' | 'editor' = 'admin') {
  const answer = await api.call(method, path, { as, ...(body && { body }) });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as { id: string };
}

const addNews = async (name: string) =>
  (await make('POST', '/content/news', { data: newsData(name, '2026-03-01'), publish: false })).id;

const REFUSAL = 'Not now.';
const refuseSaves = () =>
  screens.page.route('**/api/content/*/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { message: REFUSAL } })
      : route.fallback(),
  );

test('a save that is refused is not said to be the draft that was saved before', async () => {
  const { page } = screens;
  await screens.open(`/admin/content/news/${await addNews('Λιμάνι')}`);
  const state = page.locator('.entry-form-state');
  await button('Save draft').click();
  await expectOn(state).toContainText('Draft saved');
  await refuseSaves();
  await button('Publish in both languages').click();
  await expectOn(page.getByRole('alert')).toContainText(REFUSAL);
  await expectOn(state).not.toContainText('Draft saved');
});

test('of an entry that was brought back a later refusal does not say that somebody deleted it', async () => {
  const { page } = screens;
  const id = await addNews('Γέφυρα');
  await screens.open(`/admin/content/news/${id}`);
  await expectOn(title()).toHaveValue('Γέφυρα');
  await make('DELETE', `/content/news/${id}`);
  await title().fill('Νέα γέφυρα');
  await button('Save draft').click();
  await button('Bring it back and save').click();
  await expectOn(page.locator('.entry-form-state')).toContainText('Draft saved');
  await refuseSaves();
  await button('Save draft').click();
  await expectOn(page.getByRole('alert')).toContainText(REFUSAL);
  await expectOn(button('Bring it back and save')).toHaveCount(0);
});

test('that the address of a public page changes is announced; a question begins at the way back', async () => {
  const { page } = screens;
  const body = { slug: 'harbour', data: pageData('Harbour'), publish: true };
  const { id } = await make('POST', '/content/page', body);
  await screens.open(`/admin/pages/edit/${id}`);
  await page.locator('[id="field-slug"]').fill('old-harbour');
  await expectOn(
    page.getByRole('status').filter({ hasText: 'The address changes as soon as you save' }),
  ).toBeVisible();
  await button('Delete...').click();
  await expectOn(dialog().getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('words that are looked for are so though the finger scrolls before the pause is over', async () => {
  const { page } = screens;
  await screens.open('/admin/redirects');
  await page.getByRole('searchbox').fill('harbour');
  await page.evaluate(() => {
    window.dispatchEvent(new PointerEvent('pointerdown'));
    window.dispatchEvent(new PointerEvent('pointercancel'));
  });
  await expectOn(page).toHaveURL(/\?q=harbour$/);
});

test('whoever publishes when reviewers have just begun to do so is offered to hand in', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await page.evaluate(([to, as]) => window.openScreen(to, as), [
    `/admin/content/news/${id}`,
    api.tokens.editor,
  ] as const);
  await expectOn(button('Publish in both languages')).toBeVisible();
  // The screen knows by now that nobody reviews yet.
  await page.evaluate(() => window.settle());
  await make('PUT', '/reviewer-step', { isOn: true });
  await button('Publish in both languages').click();
  await expectOn(button('Hand in for review')).toBeVisible();
  await make('PUT', '/reviewer-step', { isOn: false });
});

test('what another tab clears from the browser ends the session here, too', async () => {
  const { page } = screens;
  await screens.open('/admin/bin');
  await expectOn(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    // A browser names no key where all of them go.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expectOn(dialog()).toContainText('Your session has ended');
});
