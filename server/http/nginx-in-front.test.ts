import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../harness/site.ts';
import { spawnNginx } from '../../harness/spawn-nginx.ts';

const OPERATIONS = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
/** The servers that operators copy: from port 80 to TLS, and TLS itself. */
const BLOCK = /^```\n(server \{\n\tlisten 80;\n.*?)^```/ms.exec(OPERATIONS)?.[1] ?? '';
const CERTIFICATES = '/etc/letsencrypt/live/www.example.gr';
const canRun = ['nginx', 'openssl'].every((name) => spawnSync('which', [name]).status === 0);

describe.runIf(canRun)('nginx as docs/operations.md has it', () => {
  let folder: string;
  let origin: Server;
  let nginx: ChildProcess;
  let ports: { plain: number; tls: number };
  let seen: IncomingHttpHeaders;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dimos-nginx-'));
    origin = createServer((incoming, outgoing) => {
      seen = incoming.headers;
      outgoing.end('page');
    });
    origin.listen(0, '127.0.0.1');
    await once(origin, 'listening');
    ports = { plain: await freePort(), tls: await freePort() };
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=www.example.gr', '-keyout', key, '-out', certificate],
    ]);
    if (made.status !== 0) throw new Error(String(made.stderr));
    const servers = BLOCK.replace('listen 80', `listen 127.0.0.1:${ports.plain}`)
      .replace('listen 443', `listen 127.0.0.1:${ports.tls}`)
      .replaceAll(CERTIFICATES, folder)
      .replace('127.0.0.1:3000', `127.0.0.1:${(origin.address() as AddressInfo).port}`);
    nginx = spawnNginx(folder, servers);
    await vi.waitFor(
      () => {
        if (nginx.exitCode !== null) throw new Error('nginx does not take the block.');
        return ask('http:', '/');
      },
      { timeout: 10_000, interval: 50 },
    );
  });
  afterEach(async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    origin.close();
    origin.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  function ask(
    protocol: 'http:' | 'https:',
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number | undefined; location: string | undefined }> {
    const send = protocol === 'http:' ? httpRequest : httpsRequest;
    const port = protocol === 'http:' ? ports.plain : ports.tls;
    const options = { host: '127.0.0.1', port, path, agent: false, rejectUnauthorized: false };
    return new Promise((resolve, reject) => {
      send({ ...options, headers: { Host: 'www.example.gr', ...headers } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      })
        .on('error', reject)
        .end();
    });
  }

  test('leads to TLS, and to no other host', async () => {
    expect(await ask('http:', '/news?page=2', { Host: 'evil.example' })).toEqual({
      status: 301,
      location: 'https://www.example.gr/news?page=2',
    });
  });

  test('tells the site who asks, whatever they say of themselves', async () => {
    const { status } = await ask('https:', '/', { 'X-Forwarded-For': '192.0.2.7' });
    expect(status).toBe(200);
    expect(seen.host).toBe('www.example.gr');
    expect(seen['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(seen['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1');
  });
});
