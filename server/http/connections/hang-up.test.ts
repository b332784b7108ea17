import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSiteServer, type TestSiteServer } from '../../../harness/sites/site-server.ts';

const BUDGET = 5;
const MEGABYTES = 60;

let site: TestSiteServer;
beforeEach(async () => {
  site = await startTestSiteServer(BUDGET);
});
afterEach(() => site.close());

/** Sends a large body once it is answered, and gives the status and how many megabytes were taken. */
async function sendLarge(path: string, headers: string) {
  const socket = connect(site.port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const length = `Content-Length: ${MEGABYTES * 1e6}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}${length}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  // What is written to a connection that was ended is an error.
  socket.on('error', () => {}).resume();
  const megabyte = Buffer.alloc(1e6, 'a');
  let taken = 0;
  while (taken < MEGABYTES && !socket.destroyed) {
    const all = new Promise<void>((resolve) => socket.write(megabyte, () => resolve()));
    await Promise.race([all, closed]);
    if (!socket.destroyed) taken++;
  }
  socket.destroy();
  return { status: String(answer).split(' ')[1], taken };
}

const FORM = 'Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n';

test.each([
  ['an upload', '/api/media', 'Content-Type: multipart/form-data; boundary=x\r\n'],
  ['a call', '/api/pages', 'Content-Type: application/json\r\n'],
  ['a form', '/contact', FORM],
])(
  '%s of somebody who has used up their budget is not received to its end',
  async (_, path, headers) => {
    for (let time = 0; time < 2 * BUDGET; time++) await fetch(`${site.url}/nothing-${time}`);
    const { status, taken } = await sendLarge(path, headers);
    expect(status).toBe('429');
    expect(taken).toBeLessThan(MEGABYTES / 2);
  },
);
