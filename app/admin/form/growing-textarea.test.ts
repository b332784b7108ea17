import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';

const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
});
beforeEach(async () => {
  await screens.begin();
});
afterAll(() => screens.close());

test('a field of several lines is as high as its text, and at least three lines', async () => {
  const lines = 3;
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const field = page.getByLabel('Summary (Greek)');
  const measure = () =>
    field.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(element).lineHeight),
      isCut: element.scrollHeight > element.clientHeight + 1,
    }));
  await expectOn(field).toBeVisible();
  const empty = await measure();
  expect(empty.height / empty.line).toBeGreaterThan(lines);
  expect(empty.height / empty.line).toBeLessThan(lines + 1);
  const write = async (count: number) => {
    await field.fill(Array.from({ length: count }, () => 'γραμμή').join('\n'));
    const { height, isCut } = await measure();
    expect(isCut, `${count} lines`).toBe(false);
    return height;
  };
  expect((await write(12)) - (await write(5))).toBeCloseTo(7 * empty.line, 0);
  expect(await write(2)).toBe(empty.height);
});
