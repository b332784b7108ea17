import { expect, type Locator, type Page } from '@playwright/test';
import { findBrokenWords, findCutWords } from './enlarged.ts';

/** A small laptop, which has the least room beside the navigation. */
export const LAPTOP = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** What a part of a screen says of itself while it waits for its content, in either language. */
const LOADING = /^(?:Φόρτωση|Loading).*\.\.\.$/;

/** That an open dialog has all its words, and that each of its buttons is reached by the Tab key and seen then. */
export async function walkDialog(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeInViewport({ ratio: 1 });
  // What a dialog shows is there once nothing in it says that it loads. The network may not come to rest: the frames
  // of a mail behind the dialog have been seen to keep Playwright waiting on a busy machine.
  await expect(dialog.getByText(LOADING)).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
  await expect.poll(() => findCutWords(page)).toEqual([]);
  await expect.poll(() => findBrokenWords(page)).toEqual([]);
  await dialog.evaluate((element) => {
    // What was reached at another size does not count.
    for (const button of element.querySelectorAll('[data-reached]'))
      button.removeAttribute('data-reached');
  });
  await reachByKeyboard(page, dialog);
  const left = dialog.locator('button:enabled:visible:not([tabindex="-1"], [data-reached])');
  expect(await left.allInnerTexts()).toEqual([]);
}

/** The same at both sizes, while it is open. */
export async function walkDialogAtBothSizes(page: Page, dialog: Locator): Promise<void> {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await walkDialog(page, dialog);
  }
}

/** That Escape closes a dialog, and that the keyboard goes on where it was opened. */
export async function leaveByEscape(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  // A list that is open in the dialog takes the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(opener).toBeFocused();
}

/** More than any dialog has to press Tab. */
const MOST_TABS = 60;

/** Marks the buttons that the Tab key leads to, if they are seen when they have the focus, until all are marked. */
async function reachByKeyboard(page: Page, dialog: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const left = await dialog.evaluate((element) => {
      const focused = document.activeElement;
      if (focused?.tagName === 'BUTTON' && element.contains(focused)) {
        const { top, bottom, left, right } = focused.getBoundingClientRect();
        const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        if (isSeen) focused.setAttribute('data-reached', '');
      }
      const buttons = element.querySelectorAll(
        'button:enabled:not([tabindex="-1"], [data-reached])',
      );
      return [...buttons].filter((button) => button.checkVisibility()).length;
    });
    if (left === 0) return;
  }
}
