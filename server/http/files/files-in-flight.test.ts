import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestSiteServer, type TestSiteServer } from '../../../harness/sites/site-server.ts';

/** More than a connection takes before somebody reads. */
const SIZE = 32 * 1024 * 1024;
const SCRIPT = '/assets/large.js';

let folder: string;
let site: TestSiteServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, SCRIPT), Buffer.alloc(SIZE, 'x'));
  site = await startTestSiteServer(10_000, 'none', folder);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const part = async (network: string) => {
  const headers = { 'X-Forwarded-For': network };
  const answer = await fetch(site.url + SCRIPT, { headers, method: 'HEAD' });
  return answer.status;
};

/** Asks for the script and takes no more of it than its beginning. */
async function askAndWait(network: string): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`GET ${SCRIPT} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${network}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test('who asks for styles and scripts and does not read them has a share; others get theirs', async () => {
  const asking = Array.from({ length: 128 }, () => askAndWait('192.0.2.1'));
  const sockets = await Promise.all(asking);
  expect(await part('192.0.2.1')).toBe(503);
  expect(await part('192.0.2.2')).toBe(200);
  const pictures = { 'X-Forwarded-For': '192.0.2.1' };
  expect((await fetch(`${site.url}/media/x/y.webp`, { headers: pictures })).status).toBe(404);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect(await part('192.0.2.1')).toBe(200));
});
