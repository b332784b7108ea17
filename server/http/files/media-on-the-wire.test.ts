import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { openTestS3, type TestS3 } from '../../../harness/others/s3.ts';
import { openTestServices, type TestServices } from '../../../harness/services.ts';
import { createHttpServer, HTTP_LIMITS } from '../connections/http-server.ts';
import { FilesInFlight, IN_FLIGHT_LIMITS } from './files-in-flight.ts';
import { mediaFiles } from './media-files.ts';

/** More than a connection takes before somebody reads. */
const SIZE = 32 * 1024 * 1024;
const PATH = '/media/report.0123456789abcdef/report.pdf';
const BYTES = Buffer.alloc(SIZE, '0123456789');

let s3: TestS3;
let opened: TestServices;
let server: Server;
let port: number;
/** What was read of the store: the parts that were asked for, and the bytes that came. */
let read: { parts: string[]; bytes: number };
/** Milliseconds by the clock of the files that are on their way. */
let clock: number;

beforeEach(async () => {
  clock = 0;
  s3 = await openTestS3();
});
afterEach(async () => {
  server.close().closeAllConnections();
  await opened.close();
  await s3.close();
});

async function start(
  kind: 'folder' | 'bucket',
  stallTimeout = HTTP_LIMITS.stallTimeout,
): Promise<void> {
  const inBucket = kind === 'bucket' && {
    store: await openMediaStore({ dataDir: '', s3: s3.location }),
  };
  opened = await openTestServices(await openTestSqlite(), { ...inBucket });
  const { db, store } = opened.services;
  read = { parts: [], bytes: 0 };
  if (kind === 'bucket') s3.objects.set('originals/report.pdf', { bytes: BYTES, contentType: '' });
  else await store.put('originals/report.pdf', BYTES);
  await db
    .insertInto('media')
    .values(testDocumentRow({ size_bytes: SIZE }))
    .execute();
  // The real store, which also tells what was read of it.
  const { parts } = store;
  const readPart = parts.readPart.bind(parts);
  parts.readPart = async function* (key, part) {
    read.parts.push(`${part.from}-${part.to}`);
    for await (const piece of readPart(key, part)) {
      read.bytes += piece.length;
      yield piece;
    }
  };
  const app = new Hono<{ Bindings: { outgoing: ServerResponse } }>();
  app.get('/media/:medium/:name', mediaFiles(opened.services));
  const limits = { ...IN_FLIGHT_LIMITS, total: 3, perNetwork: 2 };
  const media = new FilesInFlight(limits, () => clock);
  const serveApp = getRequestListener(app.fetch);
  server = createHttpServer(
    (incoming, outgoing) => {
      const address = String(incoming.headers['x-from'] ?? '192.0.2.1');
      if (media.admit(address, outgoing)) void serveApp(incoming, outgoing);
    },
    { ...HTTP_LIMITS, stallTimeout },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
}

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${PATH}`, { method, headers });

/** Asks, and reads nothing of the answer. */
function askAndWait(from = '192.0.2.1'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: x\r\nX-From: ${from}\r\n\r\n`);
  return socket;
}

/** The files of the store that this process has open. */
async function openFiles(): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const links = await Promise.all(
    names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
  );
  return links.filter((link) => link.endsWith('/originals/report.pdf'));
}

describe.each(['folder', 'bucket'] as const)('a document in a %s', (kind) => {
  test('comes whole', async () => {
    await start(kind);
    const response = await get();
    expect(response.headers.get('Content-Length')).toBe(String(SIZE));
    expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
  });

  test('of a part no other byte is read', async () => {
    await start(kind);
    const response = await get({ Range: 'bytes=10000003-10000006' });
    expect([response.status, await response.text()]).toEqual([206, '3456']);
    expect(response.headers.get('Content-Range')).toBe(`bytes 10000003-10000006/${SIZE}`);
    expect(read).toEqual({ parts: ['10000003-10000006'], bytes: 4 });
    if (kind === 'bucket') expect(s3.sent).toBe(4);
  });

  test('is not read for HEAD, and not where there is no such part', async () => {
    await start(kind);
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(SIZE)]);
    expect((await get({ Range: `bytes=${SIZE}-` })).status).toBe(416);
    expect(read.parts).toEqual([]);
  });

  test('is read as it is taken, and let go of when nobody takes it', async () => {
    await start(kind, 240);
    const opening = once(server, 'connection');
    askAndWait();
    const [serverSide] = (await opening) as [Socket];
    await once(serverSide, 'close');
    expect(read.parts).toHaveLength(1);
    expect(read.bytes).toBeLessThan(SIZE / 2);
    await vi.waitFor(async () => expect(await openFiles()).toEqual([]));
    expect((await get({ Range: 'bytes=0-3' })).status).toBe(206);
  });
});

test('of a visitor who leaves in the middle no file stays open', async () => {
  await start('folder');
  const leaving = askAndWait();
  await vi.waitFor(async () => expect(await openFiles()).toHaveLength(1));
  leaving.resetAndDestroy();
  await vi.waitFor(async () => expect(await openFiles()).toEqual([]));
});

test('a document whose store stops in the middle breaks off, and nobody waits for the rest', async () => {
  await start('folder');
  opened.services.store.parts.readPart = async function* () {
    yield BYTES.subarray(0, 1000);
    throw new Error('The disk is gone.');
  };
  const response = await get();
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
});

describe('of the files that are on their way', () => {
  const part = (from: string) => get({ 'X-From': from, Range: 'bytes=0-0' });
  const underWay = (count: number) => vi.waitFor(() => expect(read.parts).toHaveLength(count));

  test('one network has its share, and is told to come back; others get theirs', async () => {
    await start('folder');
    const first = askAndWait('192.0.2.1');
    askAndWait('192.0.2.1');
    await underWay(2);
    const refused = await part('192.0.2.1');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused.text()).toMatch(/^[^.]+\. Too many files are being sent at the moment\.$/);
    expect((await part('192.0.2.2')).status).toBe(206);
    first.destroy();
    await vi.waitFor(async () => expect((await part('192.0.2.1')).status).toBe(206));
  });

  test('addresses of one IPv6 network count together', async () => {
    await start('folder');
    askAndWait('2001:db8::1');
    askAndWait('2001:db8::2');
    await underWay(2);
    expect((await part('2001:db8::3')).status).toBe(503);
    expect((await part('2001:db8:0:1::3')).status).toBe(206);
  });

  test('there is a number for all networks together', async () => {
    await start('folder');
    for (const network of [1, 2, 3]) askAndWait(`192.0.2.${network}`);
    await underWay(3);
    expect((await part('192.0.2.1')).status).toBe(503);
  });

  test('where no place is left, who has fewer gets one of who has most', async () => {
    await start('folder');
    const first = askAndWait('192.0.2.1');
    await underWay(1);
    const others = [askAndWait('192.0.2.2'), askAndWait('192.0.2.1')];
    await underWay(3);
    const ended = once(first.resume(), 'close');
    expect((await part('192.0.2.3')).status).toBe(206);
    await ended;
    expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });

  test('a file that takes half a minute gives its place to one for which there is none', async () => {
    await start('folder');
    const [first, second] = [askAndWait('192.0.2.1'), askAndWait('192.0.2.1')];
    await underWay(2);
    clock = 29_999;
    expect((await part('192.0.2.1')).status).toBe(503);
    clock = 30_000;
    const ended = Promise.race([once(first.resume(), 'close'), once(second.resume(), 'close')]);
    expect((await part('192.0.2.1')).status).toBe(206);
    await ended;
  });
});
