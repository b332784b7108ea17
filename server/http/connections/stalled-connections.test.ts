import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, HTTP_LIMITS } from './http-server.ts';

/** More than a connection takes before somebody reads. */
const LARGE = 16_000_000;
/** What makes a reader's system say that it has room again. */
const PART = 500_000;
const STALL_MS = 240;

const running: ReturnType<typeof createHttpServer>[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

const answerLarge: RequestListener = (_incoming, outgoing) => outgoing.end(Buffer.alloc(LARGE));

async function listen(listener: RequestListener): Promise<number> {
  const server = createHttpServer(listener, { ...HTTP_LIMITS, stallTimeout: STALL_MS });
  running.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Asks, and reads nothing. */
function ask(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return socket;
}

/** How much there was until the server ended the connection. */
async function readToEnd(socket: Socket): Promise<number> {
  let length = 0;
  socket.on('data', (chunk) => {
    length += chunk.length;
  });
  await once(socket, 'close');
  return length;
}

/** Milliseconds until the server's side of the only connection is closed. */
async function untilEnded(port: number, act: (socket: Socket) => void): Promise<number> {
  const [server] = running;
  const opened = once(server as (typeof running)[number], 'connection');
  const socket = ask(port);
  const [serverSide] = (await opened) as [Socket];
  const began = performance.now();
  act(socket);
  await once(serverSide, 'close');
  return performance.now() - began;
}

test('who takes no byte is cut off after the time, and not before', async () => {
  const port = await listen(answerLarge);
  expect(await untilEnded(port, () => {})).toBeGreaterThanOrEqual(STALL_MS);
});

test('so is who takes nothing and goes on sending', async () => {
  const port = await listen(answerLarge);
  let talking: NodeJS.Timeout | undefined;
  const ms = await untilEnded(port, (socket) => {
    talking = setInterval(() => socket.write('X'), STALL_MS / 20);
  });
  clearInterval(talking);
  expect(ms).toBeGreaterThanOrEqual(STALL_MS);
});

test('who reads slowly gets all, also less than makes room for more to be written', async () => {
  const port = await listen(answerLarge);
  const socket = ask(port);
  let length = 0;
  let due = 0;
  const done = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      length += chunk.length;
      due -= chunk.length;
      if (due <= 0) socket.pause();
      if (length > LARGE) resolve();
    });
  });
  let turns = 0;
  const reading = setInterval(() => {
    due = ++turns < 10 ? PART : LARGE;
    socket.resume();
  }, STALL_MS / 2);
  await done;
  clearInterval(reading);
  expect(turns).toBeGreaterThanOrEqual(10);
  socket.destroy();
});

test('who waits for an answer that takes its time is not cut off', async () => {
  let answer = () => {};
  const port = await listen((_incoming, outgoing) => {
    answer = () => outgoing.setHeader('Connection', 'close').end(Buffer.alloc(LARGE));
  });
  const waiting = readToEnd(ask(port).resume());
  // Another connection is cut off meanwhile, for which the time has to pass twice.
  const other = createHttpServer(answerLarge, { ...HTTP_LIMITS, stallTimeout: 2 * STALL_MS });
  running.unshift(other);
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  await untilEnded((other.address() as AddressInfo).port, () => {});
  answer();
  expect(await waiting).toBeGreaterThan(LARGE);
});

test('the time is half a minute', () => {
  expect(HTTP_LIMITS.stallTimeout).toBe(30_000);
});
