import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { test } from '../harness/browser/unpainted.ts';
import { E2E_PORT } from '../harness/sites/site-under-test.ts';

/**
 * A proxy in front of the site; `onVerify` decides what becomes of the answers about who is signed in, and a number is
 * the status of a page of its own.
 */
interface Proxy {
  origin: string;
  onVerify: 'pass' | 'break' | 'stall' | number;
  /** How often that was asked. */
  verified: number;
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
        const isVerify = incoming.url === '/api/auth/verify';
        if (isVerify) proxy.verified++;
        if (!isVerify || proxy.onVerify === 'pass') {
          outgoing.writeHead(statusCode, headers);
          answer.pipe(outgoing);
          return;
        }
        answer.resume();
        if (typeof proxy.onVerify === 'number') {
          outgoing.writeHead(proxy.onVerify, { 'Content-Type': 'text/html' });
          outgoing.end('<h1>Accept the terms</h1>');
          return;
        }
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
    verified: 0,
    stalled,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}

// One document, loaded anew: one for each would take twice as much of the processor.
test('neither an answer that breaks off nor the page of a proxy signs anybody out', async ({
  page,
}) => {
  const proxy = await openProxy();
  const unreachable = page.getByRole('heading', { name: 'The server cannot be reached' });
  const again = page.getByRole('button', { name: 'Try again' });
  const expectPages = async () => {
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
    await expect(page).toHaveURL(`${proxy.origin}/admin/pages`);
  };
  try {
    await test.step('when the connection is lost in its body', async () => {
      proxy.onVerify = 'break';
      await openSignedIn(page, `${proxy.origin}/admin/pages`);
      await expect(unreachable).toBeVisible();
      proxy.onVerify = 'pass';
      await again.click();
      await expectPages();
    });

    await test.step('when the screen is loaded anew meanwhile', async () => {
      proxy.onVerify = 'stall';
      await page.reload();
      await proxy.stalled;
      proxy.onVerify = 'pass';
      await page.reload();
      await expectPages();
    });

    await test.step('whatever the status of the page of a proxy', async () => {
      proxy.onVerify = 200;
      await page.reload();
      await expect(unreachable).toBeVisible();
      for (const status of [403, 404]) {
        proxy.onVerify = status;
        const before = proxy.verified;
        await again.click();
        await expect.poll(() => proxy.verified).toBeGreaterThan(before);
        await expect(unreachable).toBeVisible();
      }
      proxy.onVerify = 'pass';
      await again.click();
      await expectPages();
    });
  } finally {
    proxy.close();
  }
});
