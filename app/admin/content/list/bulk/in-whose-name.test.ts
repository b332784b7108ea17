import { expect as expectInBrowser, type Route } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApi } from '../../../../../harness/api.ts';
import {
  openStaffScreens,
  type StaffScreens,
} from '../../../../../harness/browser/staff-screens.ts';
import { newsData } from '../../../../../harness/content/entry-data.ts';

/** What somebody has begun with several entries stops where somebody else signs in in another tab. */

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

/** News of three days, the newest first in the list. */
const TITLES = ['Harbour', 'Square', 'Tower'];

async function chooseAll(act: string): Promise<void> {
  for (const [at, title] of TITLES.entries()) {
    const data = newsData(title, `2026-03-0${3 - at}`);
    data.title.en = title;
    await api.call('POST', '/content/news', { as: 'admin', body: { data, publish: false } });
  }
  await screens.open('/admin/content/news');
  for (const title of TITLES) {
    await screens.page.getByRole('checkbox', { name: `Select: ${title}` }).check();
  }
  await screens.page.getByRole('button', { name: act, exact: true }).click();
}

/** Another tab signs an editor in while the first entry is under way. */
async function signInAfterTheFirst(calls: string, begin: () => Promise<void>): Promise<void> {
  const { page } = screens;
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    reached.resolve();
    await held.promise;
    await route.continue();
  };
  await page.route(calls, hold, { times: 1 });
  await begin();
  await reached.promise;
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, api.tokens.editor);
  await expectOn(page.locator('.admin-person-role')).toHaveText('Editor');
  // Somebody clicks anywhere meanwhile, which is no word for what was begun before.
  await page.evaluate(() => window.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  held.resolve();
}

const recorded = async (action: 'published' | 'deleted' | 'changed') =>
  (
    await api.services.db
      .selectFrom('audit')
      .select(['subject_title', 'user_email'])
      .where('action', '=', action)
      .execute()
  ).map(({ subject_title, user_email }) => `${subject_title} by ${user_email}`);

const STOPPED = 'Another account has signed in to this browser meanwhile, and it stopped here.';

test('what is being published', async () => {
  const { page } = screens;
  await chooseAll('Publish');
  await signInAfterTheFirst('**/api/content/news/*', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click(),
  );
  const said = page.getByRole('alert');
  await expectOn(said).toContainText('2 entries were not published');
  await expectOn(said).toContainText(`${STOPPED} Published: Harbour`);
  await expectOn(said.getByRole('listitem')).toHaveText(['Square', 'Tower']);
  expect(screens.sent().filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  const rows = await api.services.db.selectFrom('entries').select(['title_en', 'state']).execute();
  const published = rows.flatMap(({ title_en, state }) => (state === 'published' ? title_en : []));
  expect(published).toEqual(['Harbour']);
});

test('what is being deleted', async () => {
  const { page } = screens;
  await chooseAll('Delete');
  await signInAfterTheFirst('**/api/content/news/*', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
  );
  const said = page.getByRole('alert');
  await expectOn(said).toContainText('2 entries were not deleted');
  await expectOn(said).toContainText(`${STOPPED} Deleted: Harbour`);
  expect(await recorded('deleted')).toEqual(['Harbour by admin@example.org']);
});

test('what gets a tag', async () => {
  const { page } = screens;
  await chooseAll('Tags...');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tag (Greek)').fill('Έργα');
  await signInAfterTheFirst('**/api/content/news/*', () =>
    dialog.getByRole('button', { name: 'Add a tag' }).click(),
  );
  const said = page.getByRole('alert');
  await expectOn(said).toContainText('2 entries were not tagged');
  await expectOn(said).toContainText(`${STOPPED} Tag added: Harbour`);
  expect(await recorded('changed')).toEqual(['Harbour by admin@example.org']);
});
