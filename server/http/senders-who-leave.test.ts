import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { startTestSiteServer } from '../../harness/sites/site-server.ts';
import { createLog } from '../observing/log.ts';

test.each([
  ['a form', '/contact', 'application/x-www-form-urlencoded'],
  ['a call', '/api/auth/login', 'application/json'],
])('%s whose sender leaves in the middle is no failure of the site', async (_, path, type) => {
  const lines: string[] = [];
  const into = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const site = await startTestSiteServer(100, 'none', 'public', createLog('info', into));
  try {
    const socket = connect(site.port, '127.0.0.1');
    const fields = `Host: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n`;
    socket.write(`POST ${path} HTTP/1.1\r\n${fields}Content-Length: 100\r\n\r\na=b`, () =>
      socket.destroy(),
    );
    await vi.waitFor(() => expect(lines.join('')).toContain(path), { timeout: 5000 });
    // What comes after it is answered, so all that the first one causes has been written.
    await fetch(`${site.url}/healthz`);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  } finally {
    await site.close();
  }
});
