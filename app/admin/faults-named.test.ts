import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';

/** Forms name all that is wrong at once, and before they ask anything else. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  await screens.begin();
});
afterAll(() => screens.close());

/** What was sent to be stored; what is typed is kept besides. */
const published = () => screens.sent();

/** The labels of the fields that are marked, and where the focus is. */
const readFaults = () =>
  screens.page.evaluate(() => {
    const nameOf = (field: Element | null) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.labels?.[0]?.textContent
        : field?.className;
    return {
      marked: [...document.querySelectorAll('main [aria-invalid="true"]')].map(nameOf),
      focused: nameOf(document.activeElement),
    };
  });

test('nobody is asked when something is to be published that cannot be', async () => {
  const { page } = screens;
  await screens.open('/admin/content/culture-block/new');
  await page.getByLabel('Title (Greek)').fill('Έκθεση');
  const later = page.getByRole('button', { name: 'Publish later...' });
  await later.click();
  await expectOn(page.getByRole('alert')).toContainText('Content (Greek)');
  await expectOn(page.getByRole('alert')).toBeFocused();
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Content (Greek)' }).fill('Λόγια');
  await later.click();
  await expectOn(
    page.getByRole('dialog', { name: 'When should this be published?' }),
  ).toBeVisible();
  expect(published()).toEqual([]);
});

test('a warning whose end has passed is told of its other faults, too, and is not sent', async () => {
  const { page } = screens;
  await screens.open('/admin/warn?kind=other');
  await page.getByLabel('Ends').fill('2020-01-01T10:00');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectOn(page.getByLabel('Title in Greek')).toBeFocused();
  expect(await readFaults()).toEqual({
    marked: ['Title in Greek', 'Ends', 'What is happening, in Greek'],
    focused: 'Title in Greek',
  });
  await page.getByLabel('Title in Greek').fill('Φωτιά');
  await page.getByLabel('What is happening, in Greek').fill('Καίει.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expectOn(page.getByLabel('Ends')).toBeFocused();
  expect((await readFaults()).marked).toEqual(['Ends']);
  expect(published()).toEqual([]);
});

test.each([
  ['an account', '/admin/users', 'Add user', 'Full name'],
  ['an invitation', '/admin/users', 'Invite a colleague', 'Full name'],
  ['a redirect', '/admin/redirects', 'New redirect', 'Old address'],
])(
  '%s that lacks something leads to the first field that is wrong',
  async (_, path, open, first) => {
    const { page } = screens;
    await screens.open(path);
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog');
    // Its last button sends it, and has the focus until the answer comes.
    await dialog.getByRole('button').last().click();
    await expectOn(dialog.getByRole('alert')).toContainText('Some fields need to be corrected.');
    await expectOn(dialog.getByLabel(first)).toBeFocused();
  },
);
