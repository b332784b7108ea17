import type { Page } from '@playwright/test';

/**
 * Counts what somebody presses with the pointer, and what they choose in a list, on all screens of a tab from now on:
 * call it before the first. What is typed or reached by keys is no click. Returns a function that gives the number.
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const add = () => {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
    };
    // Not of the window: there Playwright stops a press that would meet something else than it was told, since the
    // screen is just being drawn anew, and presses again.
    document.addEventListener('pointerdown', add, true);
    document.addEventListener(
      'change',
      (event) => {
        if (event.target instanceof HTMLSelectElement) add();
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

/**
 * Counts the keys by which somebody moves and acts on all screens of a tab from now on: arrows, Tab, Enter, what is
 * pressed with Ctrl or Alt. Letters are typing, which nobody is spared. Returns a function that gives the number.
 */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'keydown',
      ({ key, ctrlKey, altKey }) => {
        if (['Control', 'Alt', 'Shift'].includes(key)) return;
        if (key.length === 1 && !ctrlKey && !altKey) return;
        sessionStorage.setItem('keys', String(Number(sessionStorage.getItem('keys')) + 1));
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('keys')));
}
