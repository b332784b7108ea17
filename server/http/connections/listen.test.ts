import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { inheritedListener } from './inherited-listener.ts';
import { listen } from './listen.ts';

/** Listens as the site does, and answers every request. */
const SITE = `
  import { createServer } from 'node:http';
  import { listen } from ${JSON.stringify(new URL('./listen.ts', import.meta.url).href)};
  const server = createServer((_incoming, outgoing) => outgoing.end('held'));
  await listen(server, { host: '127.0.0.1', port: 0 });
`;

test('the site listens on the socket that systemd keeps open for it, in which nobody is refused meanwhile', async () => {
  const socket = createServer();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const { port } = socket.address() as { port: number };
  // The shell becomes the site: systemd names the process by its number, which is known only then.
  const start = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" --input-type=module -e "$1"';
  const site = spawn('sh', ['-c', start, process.execPath, SITE], {
    stdio: ['ignore', 'ignore', 'ignore', (socket as never as { _handle: never })._handle],
  });
  socket.close();
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(20_000),
    });
    expect(await answer.text()).toBe('held');
  } finally {
    site.kill();
  }
});

test.each([
  ['of another process', { LISTEN_PID: '7', LISTEN_FDS: '1' }],
  ['of nobody', { LISTEN_PID: '42', LISTEN_FDS: '0' }],
  ['that is not there', {}],
])('a socket %s is left alone', (_whose, environment) => {
  expect(inheritedListener(environment, 42)).toBeUndefined();
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
])('a site that listens at %s is said to be at %s', async (host, url) => {
  const server = {
    once: () => {},
    listen: (_port: number, _host: string, done: () => void) => done(),
    address: () => ({ port: 3000 }),
  };
  expect(await listen(server as never, { host, port: 3000 })).toBe(url);
});
