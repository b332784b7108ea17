import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createHttpServer } from '../connections/http-server.ts';

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');

test.each([
  ['Caddy', /^\t\t\tkeepalive (\d+)s$/m],
  ['Varnish', /`-p backend_idle_timeout=(\d+)`/],
])('%s closes an idle line before the site does, which would lose what is just sent', (_, time) => {
  const [, seconds] = time.exec(OPERATIONS) ?? [];
  const { keepAliveTimeout } = createHttpServer(() => {});
  expect(Number(seconds) * 1000).toBeGreaterThan(0);
  expect(Number(seconds) * 1000).toBeLessThan(keepAliveTimeout);
});
