import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-built-'));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('a file whose name changes with what is in it is kept for good, any other for an hour', async () => {
  const [client, islands] = [join(folder, 'client'), join(folder, 'islands')];
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(islands);
  await writeFile(join(client, 'assets', 'root-a1.js'), 'the admin');
  await writeFile(join(islands, 'menu-b2.js'), 'the menu');
  await writeFile(join(client, 'robots.txt'), 'for robots');
  server = createServer(getRequestListener(builtFiles({ client, islands }).fetch));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const { headers } = answer;
    const isDated = headers.has('Last-Modified');
    return [answer.status, await answer.text(), headers.get('Cache-Control'), isDated];
  };
  const forGood = 'public, max-age=31536000, immutable';
  expect(await ask('/assets/root-a1.js')).toEqual([200, 'the admin', forGood, false]);
  expect(await ask('/islands/menu-b2.js')).toEqual([200, 'the menu', forGood, false]);
  expect(await ask('/robots.txt')).toEqual([200, 'for robots', 'public, max-age=3600', true]);
});

test('a file that the build has compressed is given so to who takes that', async () => {
  const [client, islands] = [join(folder, 'client'), join(folder, 'islands')];
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(islands);
  const files = {
    '/assets/root-a1.js': client,
    '/islands/menu-b2.js': islands,
    '/site.css': client,
  };
  for (const [path, root] of Object.entries(files)) {
    const file = join(root, path.replace(/^\/islands/, ''));
    await writeFile(file, 'as it is');
    await writeFile(`${file}.br`, brotliCompressSync('compressed'));
  }
  server = createServer(getRequestListener(builtFiles({ client, islands }).fetch));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of Object.keys(files)) {
    const ask = async (encoding: string) => {
      const headers = { 'Accept-Encoding': encoding };
      return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
    };
    expect([await ask('br'), await ask('identity')], path).toEqual(['compressed', 'as it is']);
  }
});
