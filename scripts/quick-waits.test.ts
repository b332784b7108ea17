import { expect as expectInBrowser } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { openBrowser } from '../harness/browser/browser.ts';

// harness/browser/quick-waits.ts changes classes of Playwright's own: another version may have others.
test('a wait in the browser describes no screen at each try', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<button>Save</button>');
    const failed = (wait: Promise<void>) =>
      wait.then(
        () => undefined,
        (error: { matcherResult: object }) => error.matcherResult,
      );
    const wait = expectInBrowser.configure({ timeout: 200 });
    const found = [
      await failed(wait(page.getByRole('link')).toBeVisible()),
      await failed(wait(page.getByRole('button')).toHaveText('Delete')),
    ];
    expect(found).toMatchObject([{ pass: false }, { pass: false, actual: 'Save' }]);
    expect(JSON.stringify(found)).not.toContain('- button');
  } finally {
    await browser.close();
  }
});

test('a wait in the browser looks again at once, however long it has waited', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<button>Save</button>');
    await page.evaluate(() => {
      let looks = 0;
      const button = document.querySelector('button');
      Object.defineProperty(button, 'looks', { get: () => (looks += 1) });
    });
    // Playwright by itself looks fourteen times in five seconds.
    const wait = expectInBrowser.configure({ timeout: 5_000 });
    await wait(page.getByRole('button')).toHaveJSProperty('looks', 30);
  } finally {
    await browser.close();
  }
});

test('what is polled is asked again ten times a second', async () => {
  let asked = 0;
  // Playwright by itself asks seven times in five seconds.
  await expectInBrowser.poll(() => (asked += 1), { timeout: 5_000 }).toBe(15);
});

test('a wait of a unit test lasts longer than a second', async () => {
  // Vitest by itself would ask 20 times.
  let asked = 0;
  await vi.waitFor(() => expect(++asked).toBe(25));
  await expect.poll(() => ++asked).toBe(50);
});
