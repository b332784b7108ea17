import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from '../harness/browser/axe.ts';
import { openBrowser } from '../harness/browser/browser.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext();
  await keepUnpainted(context);
  page = await context.newPage();
  await page.goto(
    'data:text/html,<html lang="en"><title>Pale</title><main><h1 style="color:%23ddd">Pale</h1></main>',
  );
});
afterAll(() => browser.close());

const opacity = () => page.evaluate(() => getComputedStyle(document.documentElement).opacity);

test('axe sees the colours of a document that is not painted, which is not painted afterwards either', async () => {
  expect(await opacity()).toBe('0');
  expect((await findBarriers(page)).join()).toContain('color-contrast');
  expect(await opacity()).toBe('0');
});
