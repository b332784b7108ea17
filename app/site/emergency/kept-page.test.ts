import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../harness/browser/browser.ts';

/** What the script that keeps the emergency page does on a phone that is full, or lets it keep nothing. */

/** A storage that is broken, or was forbidden since, cannot be had on demand: a message breaks it. */
const BREAKING = `
addEventListener('message', ({ ports: [reply] }) => {
  caches.open = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  reply.postMessage('broken');
});`;
const WORKER = readFileSync('public/emergency-worker.js', 'utf8') + BREAKING;

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

/** A phone whose browser has the script. */
async function openPhone() {
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
  return { context, page, shown };
}

test('a phone without room shows the page that has just arrived, and keeps the one it has', async () => {
  const { context, page, shown } = await openPhone();
  news = 'second';
  expect(await shown()).toBe('second');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  news = 'third';
  expect(await shown()).toBe('third');
  isDown = true;
  expect(await shown()).toBe('second');
  isDown = false;
  await context.close();
});

test('a phone whose storage is broken shows the page that the site sends', async () => {
  const { context, page, shown } = await openPhone();
  await shown();
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const broken = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    navigator.serviceWorker.controller?.postMessage('', [port2]);
    await broken;
  });
  news = 'fourth';
  expect(await shown()).toBe('fourth');
  await context.close();
});
