import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WAYS } from '../../../harness/fronts/ways-of-held-pages.ts';
import { closeServer } from './close-server.ts';

/** Somebody who connects, asks for `first` and sends a form when that has come: the server is busy meanwhile. */
const VISITOR = `
  const { parentPort, workerData: { port, connected, first } } = require('node:worker_threads');
  const socket = require('node:net').connect(port, '127.0.0.1');
  let answer = '';
  let isSent = false;
  const send = () => {
    isSent = true;
    socket.write('POST / HTTP/1.1\\r\\nHost: x\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
      Atomics.store(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
  };
  socket.on('data', (chunk) => {
    answer += chunk;
    if (!isSent && answer.endsWith('\\r\\n0\\r\\n\\r\\n')) send();
  });
  socket.on('error', (error) => { answer += error.code; });
  socket.on('close', () => parentPort.postMessage(answer));
  socket.on('connect', () => {
    if (first) socket.write('GET ' + first + ' HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n');
    else send();
  });
`;

/** So often a server that closes looks for idle connections. */
const LOOK_MS = 25;

/** Lets so much time pass for a server that closes, look by look. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += LOOK_MS) {
    vi.advanceTimersByTime(LOOK_MS);
    // A look reads what has come, and counts.
    for (let turn = 0; turn < 10; turn++) await setImmediate();
  }
}

let server: Server;
let port: number;
let agent: Agent;
/** Ends the answers that wait. */
let finish: (() => void)[];

describe.each(WAYS)('a server that closes, %s', (_way, openFastPath) => {
  beforeEach(async () => {
    finish = [];
    agent = new Agent({ keepAlive: true });
    server = createServer((incoming, outgoing) => {
      if (incoming.url === '/slow') finish.push(() => outgoing.end('slow'));
      // Its head goes out before the server closes.
      else if (incoming.url === '/begun') {
        outgoing.write('begun');
        finish.push(() => outgoing.end());
      } else outgoing.end('quick');
    });
    server.keepAliveTimeout = 60_000;
    // Nothing is held: whoever connects still meets the fast path first.
    openFastPath?.(server, () => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    vi.useRealTimers();
    agent.destroy();
  });

  const ask = (path: string) =>
    new Promise<{ body: string; headers: IncomingMessage['headers'] }>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ body, headers: answer.headers }));
        answer.on('error', reject);
      }).on('error', reject);
    });

  test('whoever has connected while it was busy is still answered', async () => {
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const visitor = new Worker(VISITOR, { eval: true, workerData: { port, connected } });
    const answered = once(visitor, 'message');
    await once(visitor, 'online');
    // Busy: nothing is taken until the visitor is at the door.
    Atomics.wait(connected, 0, 0, 30_000);
    const closing = closeServer(server);
    expect((await answered)[0]).toContain('quick');
    await closing;
    await visitor.terminate();
  });

  test('the door is shut in a moment in which nothing is done', async () => {
    const wasOpen: boolean[] = [];
    const work = async () => {
      for (let turn = 0; turn < 10; turn++) {
        const until = performance.now() + 0.5;
        while (performance.now() < until);
        wasOpen.push(server.listening);
        await setImmediate();
      }
    };
    await Promise.all([closeServer(server), work()]);
    expect(wasOpen).toEqual(Array(10).fill(true));
    expect(server.listening).toBe(false);
  });

  test('a form is answered that comes down a line between two looks of a busy server', async () => {
    const connected = new Int32Array(new SharedArrayBuffer(4));
    const visitor = new Worker(VISITOR, {
      eval: true,
      workerData: { port, connected, first: '/begun' },
    });
    const answered = once(visitor, 'message');
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    const closeIdle = vi.spyOn(server, 'closeIdleConnections');
    const closing = closeServer(server);
    await vi.waitFor(() => expect(closeIdle).toHaveBeenCalled());
    // From here the loop goes on with its timers, not with what has come.
    await setImmediate();
    finish[0]?.();
    // The end of the answer is written with the next tick.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    // Busy: the next look is due, and the form has come.
    Atomics.wait(connected, 0, 0, 30_000);
    Atomics.wait(connected, 0, 1, 3 * LOOK_MS);
    expect((await answered)[0]).toContain('quick');
    await closing;
    await visitor.terminate();
  });

  test('idle lines are left alone as long as others end, and closed when none has for a while', async () => {
    const ends: string[] = [];
    // vi.waitFor would let the fixed time pass.
    const until = async (is: () => boolean) => {
      while (!is()) await setImmediate();
    };
    const lines = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => {
        const line = connect(port, '127.0.0.1');
        line.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
        await once(line, 'data');
        let received = '';
        line.on('data', (chunk) => {
          received += chunk;
        });
        line.on('close', () => ends.push(`${i}: ${received.split('\r\n').at(-1)}`));
        return line;
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
    const closing = closeServer(server);
    await until(() => !server.listening);
    for (const [i, line] of lines.slice(0, 4).entries()) {
      await pass(200);
      line.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
      await until(() => ends.length > i);
    }
    expect(ends).toEqual(['0: quick', '1: quick', '2: quick', '3: quick']);
    await pass(200);
    expect(ends).toHaveLength(4);
    await pass(100);
    await closing;
    await until(() => ends.length > 4);
    expect(ends[4]).toBe('4: ');
  });

  test('running requests finish, also on connections that wait for more; new ones are refused', async () => {
    await ask('/');
    const running = [ask('/slow'), ask('/slow')];
    await vi.waitFor(() => expect(finish).toHaveLength(2));
    let closed = false;
    const closing = closeServer(server).then(() => {
      closed = true;
    });
    await vi.waitFor(() => expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
    expect(closed).toBe(false);
    for (const end of finish) end();
    expect((await Promise.all(running)).map(({ body }) => body)).toEqual(['slow', 'slow']);
    await closing;
  });

  test.each([
    ['of which half has come', 'GET / HTTP/1.1\r\nHost: x\r\n', '\r\n'],
    ['of which nothing has come yet', '', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('a request %s is answered, and told that it was the last', async (_, before, after) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const ended = new Promise((resolve) => socket.on('close', resolve));
    const taken = new Promise((resolve) => server.once('connection', resolve));
    socket.write(before);
    await taken;
    const closing = closeServer(server);
    socket.write(after);
    await closing;
    await ended;
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
    expect(received).toContain('quick');
  });

  test('nothing is left that would keep the process from ending', async () => {
    const running = ask('/slow');
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    const limits = vi.spyOn(globalThis, 'setTimeout');
    const sweeps = vi.spyOn(globalThis, 'setInterval');
    const ended = [vi.spyOn(globalThis, 'clearTimeout'), vi.spyOn(globalThis, 'clearInterval')];
    const LIMIT_MS = 77_000;
    const closing = closeServer(server, LIMIT_MS);
    // Until it looks again and again for connections that are idle.
    await vi.waitFor(() => expect(sweeps).toHaveBeenCalledOnce());
    finish[0]?.();
    await running;
    await closing;
    const limit = limits.mock.calls.findIndex(([, ms]) => ms === LIMIT_MS);
    for (const begun of [limits.mock.results[limit], sweeps.mock.results[0]]) {
      const isEnded = ended.some(({ mock }) => mock.calls.some(([one]) => one === begun?.value));
      expect(isEnded).toBe(true);
    }
  });

  test('what takes too long is cut off', async () => {
    const running = ask('/slow');
    const outcome = expect(running).rejects.toThrow();
    await vi.waitFor(() => expect(finish).toHaveLength(1));
    await closeServer(server, 50);
    await outcome;
  });
});
