import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { addVirtualAuthenticator } from '../../harness/browser/virtual-authenticator.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { TEST_PASSWORD } from '../../harness/services.ts';

/** Small things on which the staff rely: keys, menus, what stays and what is asked for again. */

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

describe('the menu of what a text may get', () => {
  const opener = () => button('Προσθήκη').first();
  const item = (at: number) => screens.page.getByRole('menuitem').nth(at);
  const open = async () => {
    await opener().click();
    await expectOn(item(0)).toBeFocused();
  };

  test('says that it is open, and is closed by Escape, Tab and a click elsewhere', async () => {
    const { page } = screens;
    await screens.show('/admin/content/news/new', 'gr');
    await expectOn(opener()).toHaveAttribute('aria-expanded', 'false');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Tab'),
      () => page.getByRole('heading', { level: 1 }).click(),
    ]) {
      await open();
      await expectOn(opener()).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expectOn(page.getByRole('menu')).toHaveCount(0);
      await expectOn(opener()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('goes round by arrows, to its ends by Home and End, and to a first letter without its accent', async () => {
    const { page } = screens;
    await open();
    const last = (await page.getByRole('menuitem').count()) - 1;
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectOn(item(at), key).toBeFocused();
    }
    await page.evaluate(() => {
      const pressed = { key: 'ε', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await expectOn(page.getByRole('menuitem', { name: /^Έγγραφο/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectOn(opener()).toBeFocused();
  });

  test('Ctrl+K in a text asks for a link, and with Shift, which is the browser’s, for nothing', async () => {
    const { page } = screens;
    await page.locator('.tiptap').first().click();
    const link = button('Σύνδεσμος').first();
    await page.keyboard.press('Control+Shift+K');
    await expectOn(link).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Control+K');
    await expectOn(link).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
  });
});

test('Ctrl+S saves nothing behind a question', async () => {
  const { page } = screens;
  await screens.show(`/admin/content/news/${ids.fines}`);
  const title = page.getByLabel(/^Title \(Greek/);
  const as = await title.inputValue();
  await title.fill('Νέα πρόστιμα');
  await button('Delete...').click();
  await expectOn(dialog()).toBeVisible();
  const before = screens.sent().length;
  await page.keyboard.press('Control+S');
  await settle();
  expect(screens.sent().slice(before)).toEqual([]);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await title.fill(as);
});

test('another choice of pictures begins at its first page', async () => {
  const { page } = screens;
  await screens.show('/admin/media/texts?page=2');
  await page.getByLabel('Show', { exact: true }).selectOption('all');
  await expectOn(page).toHaveURL(/\/admin\/media\/texts\?show=all$/);
});

// The last one: the first passkey ends the session with which the others began.
test('a passkey to which nobody gave a name has that of the device; the first one alone says what it ends', async () => {
  const { page } = screens;
  await addVirtualAuthenticator(page);
  await screens.show('/admin/account');
  await button('Add a passkey').click();
  await expectOn(dialog()).toContainText('Your first passkey ends your sessions');
  const name = dialog().getByLabel(/^Name/);
  await expectOn(name).toHaveAttribute('maxlength', '60');
  const proposed = await name.inputValue();
  expect(proposed).not.toBe('');
  await name.fill('  ');
  await dialog().locator('input[type=password]').fill(TEST_PASSWORD);
  await button('Continue').click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expectOn(passkeys.getByRole('listitem')).toContainText(proposed);
  await button('Add a passkey').click();
  await expectOn(dialog().getByLabel(/^Name/)).toBeVisible();
  await expectOn(dialog()).not.toContainText('Your first passkey');
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});
