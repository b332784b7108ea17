import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  await screens.begin();
});
afterAll(() => screens.close());

test('a look that finds nothing says so, and does not describe the whole page', async () => {
  await screens.open('/admin/bin');
  await expectInBrowser(screens.page.getByRole('heading', { level: 1 })).toBeVisible();
  const look = expectInBrowser(screens.page.getByText('Nowhere')).toBeVisible({ timeout: 50 });
  const failed = await look.catch((error: { message: string; matcherResult: object }) => error);
  expect(failed).toMatchObject({ message: expect.stringContaining('element(s) not found') });
  expect(failed).not.toHaveProperty('matcherResult.ariaSnapshot', expect.anything());
});
