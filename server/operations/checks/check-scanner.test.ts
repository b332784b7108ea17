import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkScanner } from './check-scanner.ts';

test('a scanner is named by where it listens, and without the dates of what it knows', async () => {
  const server = createServer((socket) => socket.end('ClamAV 1.4.2/27500/Wed Mar  4 2026\0'));
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );
  try {
    expect(await checkScanner({ clamav: { host: '127.0.0.1', port } })).toEqual({
      level: 'ok',
      text: `Uploads: ClamAV 1.4.2 answers at 127.0.0.1:${port}.`,
    });
  } finally {
    server.close();
  }
});

test('of one that is away it is said where it was looked for', async () => {
  const path = join(tmpdir(), 'no-such-socket');
  expect((await checkScanner({ clamav: { path } })).text).toContain(`does not answer at ${path} (`);
  expect((await checkScanner({ clamav: { host: '127.0.0.1', port: 1 } })).text).toContain(
    'does not answer at 127.0.0.1:1 (',
  );
});
