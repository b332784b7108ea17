import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { closeServer } from './close-server.ts';
import { createHttpServer, HTTP_LIMITS } from './http-server.ts';

const running: ReturnType<typeof createHttpServer>[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections();
});

async function listen(limits = HTTP_LIMITS): Promise<number> {
  const server = createHttpServer((incoming, outgoing) => {
    const answer = () => outgoing.end(`you asked for ${incoming.url}`);
    if (incoming.readableEnded) answer();
    else incoming.resume().on('end', answer);
  }, limits);
  return open(server);
}

async function open(server: ReturnType<typeof createHttpServer>): Promise<number> {
  running.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends the bytes as they are, and gives all that comes back until the server hangs up. */
async function send(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

const head = (line: string, headers = 'Host: x\r\nConnection: close') =>
  `${line}\r\n${headers}\r\n\r\n`;

test('whoever sends headers letter by letter is cut off with 408', async () => {
  const port = await listen({
    ...HTTP_LIMITS,
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
  });
  expect(await send(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('so is whoever never sends the body', async () => {
  const port = await listen({
    ...HTTP_LIMITS,
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
  });
  const answer = await send(port, head('POST / HTTP/1.1', 'Host: x\r\nContent-Length: 100'));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request without a body is answered at once, one with a body when it is whole', async () => {
  const port = await listen();
  for (const line of ['POST /empty HTTP/1.1', 'DELETE /empty HTTP/1.1', 'GET /empty HTTP/1.1'])
    expect(await send(port, head(line)), line).toContain('you asked for /empty');
  const whole = `${head('POST /full HTTP/1.1', 'Host: x\r\nConnection: close\r\nContent-Length: 4')}body`;
  expect(await send(port, whole)).toContain('you asked for /full');
});

test.each([
  ['with a head of its own', (outgoing: ServerResponse) => outgoing.writeHead(200)],
  ['with Node’s head', (outgoing: ServerResponse) => outgoing],
])(
  'an answer %s that is ready while the server closes is the last on its line',
  async (_, begin) => {
    const asked: ServerResponse[] = [];
    const server = createHttpServer((_incoming, outgoing) => asked.push(outgoing));
    const answer = send(await open(server), head('GET / HTTP/1.1', 'Host: x'));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const closing = closeServer(server);
    for (const outgoing of asked) begin(outgoing).end('late');
    expect(await answer).toMatch(/\r\nConnection: close\r\n[\s\S]*late/);
    await closing;
  },
);

test('what came down an idle line while the process was busy is answered, though its time is over', async () => {
  const server = createHttpServer((incoming, outgoing) => {
    // Not before the next turn, as with most that is asked.
    setImmediate(() => setImmediate(() => outgoing.end(incoming.url)));
  });
  server.keepAliveTimeout = 10;
  server.keepAliveTimeoutBuffer = 10;
  const socket = connect(await open(server), '127.0.0.1');
  socket.write(head('GET / HTTP/1.1', 'Host: x'));
  await once(socket, 'data');
  const answer = buffer(socket);
  // It is sent at once, and nobody reads it until its line should have been closed.
  socket.write(head('POST /form HTTP/1.1'));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  expect(String(await answer)).toContain('/form');
});

test('an idle line is closed when its time is over', { timeout: 10_000 }, async () => {
  const server = createHttpServer((_incoming, outgoing) => outgoing.end());
  server.keepAliveTimeout = 10;
  server.keepAliveTimeoutBuffer = 10;
  expect(await send(await open(server), head('GET / HTTP/1.1', 'Host: x'))).toContain(' 200 ');
});

test('after an answer, what is no request ends the connection, and the answer is whole', async () => {
  const port = await listen();
  const answer = await send(port, `${head('GET /first HTTP/1.1', 'Host: x')}no request\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('you asked for /first');
});

test('requests that come together are taken one after the other, and answered in their order', async () => {
  let underWay = 0;
  let most = 0;
  const server = createHttpServer((incoming, outgoing) => {
    most = Math.max(most, ++underWay);
    setImmediate(() => {
      underWay--;
      outgoing.end(`you asked for ${incoming.url}`);
    });
  });
  const port = await open(server);
  const requests = Array.from({ length: 50 }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const answer = await send(port, `${requests.join('')}${head('GET /last HTTP/1.1')}`);
  const asked = [...answer.matchAll(/you asked for \/(\d+|last)/g)].map(([, name]) => name);
  expect(asked).toEqual([...requests.keys(), 'last'].map(String));
  expect(most).toBe(1);
});

test('who sends many at once has them answered between those of others', async () => {
  const taken: string[] = [];
  const server = createHttpServer((incoming, outgoing) => {
    // It is there before the second one is taken.
    if (taken.push(incoming.url ?? '') === 1) other.write(head('GET /other HTTP/1.1'));
    outgoing.end();
  });
  const port = await open(server);
  const accepted = once(server, 'connection');
  const other = connect(port, '127.0.0.1').resume();
  await accepted;
  const many = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(80);
  await Promise.all([once(other, 'close'), send(port, many + head('GET /last HTTP/1.1'))]);
  expect(taken).toHaveLength(82);
  expect(taken.indexOf('/other')).toBeLessThan(10);
});

test('who sends thousands of requests at once is cut off, and few of them are taken', async () => {
  let taken = 0;
  const server = createHttpServer((_incoming, outgoing) => {
    taken++;
    setImmediate(() => outgoing.end('x'.repeat(100_000)));
  });
  const port = await open(server);
  const socket = connect(port, '127.0.0.1').resume();
  const ended = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000));
  await ended;
  expect(taken).toBeLessThan(150);
});

test.each([
  'x',
  'x:80',
  'www.aigialeia.gov.gr',
  'my_site:8080',
  '192.0.2.1',
  '[2001:db8::1]:80',
  '',
])('a host is “%s”', async (host) => {
  const answer = await send(
    await listen(),
    head('GET /x HTTP/1.1', `Host: ${host}\r\nConnection: close`),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['2.0', '0.9'])('HTTP/%s is refused with 505', async (version) => {
  expect(await send(await listen(), head(`GET / HTTP/${version}`))).toMatch(/^HTTP\/1\.1 505 /);
});

test('HTTP/1.0 need not name a host', async () => {
  expect(await send(await listen(), head('GET /old HTTP/1.0', 'X: y'))).toContain('/old');
});

test('the limits are those of a site that many ask', () => {
  expect(HTTP_LIMITS.headersTimeout).toBeLessThanOrEqual(20_000);
  // 10 MB at half a megabit a second are some 160 seconds.
  expect(HTTP_LIMITS.requestTimeout).toBeGreaterThan(160_000);
  expect(HTTP_LIMITS.requestTimeout).toBeLessThanOrEqual(240_000);
  // Node looks so often whether a limit is over.
  expect(HTTP_LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(10_000);
  expect(HTTP_LIMITS.maxHeaderSize).toBeLessThanOrEqual(32 * 1024);
});

test('addresses that are too long are refused with 414, and fields that are too large with 431', async () => {
  const port = await listen();
  const large = head('GET / HTTP/1.1', `Host: x\r\nX: ${'x'.repeat(20_000)}`);
  expect(await send(port, large)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await send(port, head(`GET /${'x'.repeat(8_100)} HTTP/1.1`))).toMatch(/^HTTP\/1\.1 414 /);
  expect(await send(port, head(`GET /${'x'.repeat(7_000)} HTTP/1.1`))).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['headers that are too large', head('GET / HTTP/1.1', `Host: x\r\nX: ${'x'.repeat(20_000)}`)],
  ['too many headers', head('GET / HTTP/1.1', `Host: x\r\n${'X: y\r\n'.repeat(5_000)}Z: z`)],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000hello'],
  ['an unknown method', head('STEAL / HTTP/1.1')],
  ['another version', head('GET / HTTP/9.9')],
  ['a space in the address', head('GET /a b HTTP/1.1')],
  ['a null character in the address', head('GET /\u0000 HTTP/1.1')],
  ['a control character in a header', head('GET / HTTP/1.1', 'Host: x\r\nX: \u0001')],
  ['a header without a name', head('GET / HTTP/1.1', 'Host: x\r\n: y')],
  ['a space before a colon', head('GET / HTTP/1.1', 'Host : x')],
  ['a folded header', head('GET / HTTP/1.1', 'Host: x\r\nX: a\r\n b')],
  ['no host', head('GET / HTTP/1.1', 'X: y')],
  ['a host with spaces and a path', head('GET / HTTP/1.1', 'Host: a b/..')],
  ['a host with a name before it', head('GET / HTTP/1.1', 'Host: me@x')],
  ['two hosts in one', head('GET / HTTP/1.0', 'Host: [x]y')],
  ['two hosts', head('GET / HTTP/1.1', 'Host: x\r\nhost: y')],
  ['an expectation that nobody meets', head('GET / HTTP/1.1', 'Host: x\r\nExpect: tea')],
  ['two lengths', head('POST / HTTP/1.1', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2')],
  ['a length below nothing', head('POST / HTTP/1.1', 'Host: x\r\nContent-Length: -1')],
  [
    'a length and chunks (request smuggling)',
    `${head('POST / HTTP/1.1', 'Host: x\r\nContent-Length: 6\r\nTransfer-Encoding: chunked')}0\r\n\r\nG`,
  ],
  [
    'chunks under another name',
    `${head('POST / HTTP/1.1', 'Host: x\r\nTransfer-Encoding: xchunked')}0\r\n\r\n`,
  ],
  [
    'a chunk of no size',
    `${head('POST / HTTP/1.1', 'Host: x\r\nTransfer-Encoding: chunked')}zz\r\nx\r\n0\r\n\r\n`,
  ],
])('%s: refused with a 4xx, and the next is answered', async (_what, bytes) => {
  const port = await listen();
  const answer = await send(port, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toMatch(/\r\nConnection: close\r\n/);
  expect(answer).toMatch(/\r\n\r\n[^\n]+\. [A-Z][^\n]+\.$/);
  expect(answer).not.toMatch(/node:|\.js:\d|at \w+ \(/);
  expect(await send(port, head('GET /next HTTP/1.1'))).toContain('you asked for /next');
});
