import { expect as expectInBrowser, type Route } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';

/** A file that one person chose is not sent in the name of another who signs in meanwhile in another tab. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
});
beforeEach(async () => {
  api = await screens.begin();
});
afterAll(() => screens.close());

async function picture(name: string, background: string) {
  const create = { width: 32, height: 32, channels: 3 as const, background };
  return {
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
}

/** Another tab of the browser signs an editor in. */
const signInElsewhere = () =>
  screens.page.evaluate((value) => {
    localStorage.setItem('token', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, api.tokens.editor);

/** Who did what: the audit log knows. */
const added = async () =>
  (
    await api.services.db
      .selectFrom('audit')
      .select(['user_email', 'action'])
      .where('subject_type', '=', 'media')
      .orderBy('id')
      .execute()
  ).map(({ user_email, action }) => `${action} by ${user_email}`);

/** Holds the first of some calls until it is let go. */
function hold(calls: string): { reached: Promise<void>; letGo: () => void } {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    reached.resolve();
    await held.promise;
    await route.continue();
  };
  void screens.page.route(calls, wait, { times: 1 });
  return { reached: reached.promise, letGo: held.resolve };
}

const failed = () => screens.page.locator('.upload-rows [role="alert"]');
const SAID = 'Somebody else has signed in meanwhile, and it was not sent in their name.';

test.each([
  ['before the server has said who they are', '**/api/auth/verify', 0, []],
  ['while it is announced', '**/api/uploads', 0, []],
  ['while a piece of it is sent', '**/api/uploads/*', 1, []],
  ['while it is being added', '**/api/uploads/*/finish', 1, ['uploaded by admin@example.org']],
] as const)('who signs in elsewhere %s adds nothing', async (_, calls, pieces, begun) => {
  const { page } = screens;
  await screens.open('/admin/media');
  const files = page.locator('.drop-area input[type="file"]');
  await expectOn(files).toBeAttached();
  const { reached, letGo } = hold(calls);
  const isUnknown = calls.endsWith('verify');
  if (isUnknown) await signInElsewhere();
  await files.setInputFiles(await picture('quay', 'olive'));
  await reached;
  if (!isUnknown) {
    await signInElsewhere();
    await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
  }
  letGo();
  if (begun.length > 0) await expectOn(page.getByText('Uploaded', { exact: true })).toBeVisible();
  else await expectOn(failed()).toContainText(SAID);
  expect(await added()).toEqual(begun);
  expect(screens.sent().filter((call) => call.startsWith('PATCH'))).toHaveLength(pieces);
  if (begun.length > 0) return;
  // Who presses knows in whose name it is.
  await page.getByRole('button', { name: 'Try again: quay.png' }).click();
  await expectOn(page.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(await added()).toEqual(['uploaded by editor@example.org']);
});

test('nor takes a file the place of another in their name', async () => {
  const { page } = screens;
  const { buffer } = await picture('harbour', 'teal');
  const body = new FormData();
  body.append('file', new File([new Uint8Array(buffer)], 'harbour.png', { type: 'image/png' }));
  const { id } = (await (await api.call('POST', '/media', { as: 'admin', body })).json()) as {
    id: string;
  };
  await screens.open(`/admin/media?medium=${id}`);
  const { reached, letGo } = hold('**/api/uploads/*');
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles(await picture('quay', 'olive'));
  await reached;
  await signInElsewhere();
  await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
  letGo();
  await expectOn(failed()).toContainText(SAID);
  const { fileName } = (await (await api.call('GET', `/media/${id}`, { as: 'admin' })).json()) as {
    fileName: string;
  };
  expect(fileName).toBe('harbour.webp');
});

test('a file waits where the server does not say who has signed in', async () => {
  const { page } = screens;
  await screens.open('/admin/media');
  const files = page.locator('.drop-area input[type="file"]');
  await expectOn(files).toBeAttached();
  await page.route('**/api/auth/verify', (route) => route.abort());
  await signInElsewhere();
  await files.setInputFiles(await picture('quay', 'olive'));
  await expectOn(page.getByText(/The connection was lost/)).toBeVisible();
  expect(screens.sent()).toEqual([]);
  // The first person is back.
  await page.unroute('**/api/auth/verify');
  await page.evaluate((token) => localStorage.setItem('token', token), api.tokens.admin);
  await page.getByRole('button', { name: 'Try now: quay.png' }).click();
  await expectOn(page.getByText('Uploaded', { exact: true })).toBeVisible();
  expect(await added()).toEqual(['uploaded by admin@example.org']);
});
