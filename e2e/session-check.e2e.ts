import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { test } from '../harness/browser/unpainted.ts';
import { E2E_PORT } from '../harness/sites/site-under-test.ts';

/** A proxy in front of the site; `onVerify` decides what becomes of the answers about who is signed in. */
interface Proxy {
  origin: string;
  onVerify: 'pass' | 'break' | 'stall';
  /** Settles when an answer stands still in its body. */
  stalled: Promise<void>;
  close(): void;
}

async function openProxy(): Promise<Proxy> {
  let tellStalled = () => {};
  const stalled = new Promise<void>((resolve) => {
    tellStalled = resolve;
  });
  const server: Server = createServer((incoming, outgoing) => {
    const onward: ClientRequest = request(
      {
        port: E2E_PORT,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        const { statusCode = 502, headers } = answer;
        if (incoming.url !== '/api/auth/verify' || proxy.onVerify === 'pass') {
          outgoing.writeHead(statusCode, headers);
          answer.pipe(outgoing);
          return;
        }
        answer.resume();
        const isBreaking = proxy.onVerify === 'break';
        outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 200 });
        outgoing.write('{"id":', () => (isBreaking ? outgoing.destroy() : tellStalled()));
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: Proxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onVerify: 'pass',
    stalled,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}

test.describe('an answer that breaks off signs nobody out', () => {
  let proxy: Proxy;
  test.beforeEach(async () => {
    proxy = await openProxy();
  });
  test.afterEach(() => proxy.close());

  test('when the connection is lost in its body', async ({ page }) => {
    proxy.onVerify = 'break';
    await openSignedIn(page, `${proxy.origin}/admin/pages`);
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
    proxy.onVerify = 'pass';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
    await expect(page).toHaveURL(`${proxy.origin}/admin/pages`);
  });

  test('when the screen is loaded anew meanwhile', async ({ page }) => {
    proxy.onVerify = 'stall';
    await openSignedIn(page, `${proxy.origin}/admin/pages`);
    await proxy.stalled;
    proxy.onVerify = 'pass';
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
    await expect(page).toHaveURL(`${proxy.origin}/admin/pages`);
  });
});

test('the page of a proxy signs nobody out, whatever its status', async ({ page }) => {
  let status = 200;
  let asked = 0;
  await page.route('**/api/auth/verify', (route) => {
    asked++;
    return route.fulfill({ status, contentType: 'text/html', body: '<h1>Accept the terms</h1>' });
  });
  await openSignedIn(page, '/admin/pages');
  const unreachable = page.getByRole('heading', { name: 'The server cannot be reached' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(unreachable).toBeVisible();
  for (status of [403, 404]) {
    const before = asked;
    await again.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(unreachable).toBeVisible();
  }
  await page.unroute('**/api/auth/verify');
  await again.click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
});
