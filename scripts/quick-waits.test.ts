import { expect as expectInBrowser } from '@playwright/test';
import { expect, test } from 'vitest';
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
