import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';

const EPHEMERAL = '/proc/sys/net/ipv4/ip_local_port_range';

test('a port is given once, so that two servers that start together do not meet', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
});

test('a port is none that the system gives to whoever asks for any', async () => {
  const [first = ''] = readFileSync(EPHEMERAL, 'utf8').split(/\s+/);
  expect(await freePort()).toBeLessThan(Number(first));
});

test('a port that somebody listens on is passed over', async () => {
  const port = await freePort();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port + 1, '127.0.0.1', resolve));
  expect(await freePort()).toBe(port + 2);
  await new Promise((resolve) => taken.close(resolve));
});
