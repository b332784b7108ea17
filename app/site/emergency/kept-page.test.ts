import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../harness/browser/browser.ts';

/** What the script that keeps the emergency page does on a phone that is full. */

const WORKER = readFileSync('public/emergency-worker.js', 'utf8');

/** Chromium lets a page of a few bytes into a full storage. */
const FILLING = `<p>${' '.repeat(100_000)}</p>`;

let browser: Browser;
let server: Server;
let origin: string;
let news = 'first';
let isDown = false;
beforeAll(async () => {
  browser = await openBrowser();
  server = createServer(({ url, socket }, response) => {
    if (isDown) return socket.destroy();
    const isWorker = url === '/emergency-worker.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    return response.end(
      isWorker ? WORKER : `<!doctype html><title>x</title><h1>${news}</h1>${FILLING}`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  await new Promise((closed) => server.close(closed));
});

test('a phone without room shows the page that has just arrived, and keeps the one it has', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/emergency`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/emergency-worker.js', { scope: '/emergency' });
    await navigator.serviceWorker.ready;
  });
  const shown = async () => {
    await page.goto(`${origin}/emergency`);
    return page.locator('h1').textContent();
  };
  news = 'second';
  expect(await shown()).toBe('second');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  news = 'third';
  expect(await shown()).toBe('third');
  isDown = true;
  expect(await shown()).toBe('second');
  await context.close();
});
