import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dimos-ends-'));
  // The account of PostgreSQL has to get through.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const isListening = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** A command that starts a server, says its address, and then does that. */
const command = (then: string) => `
  import { startPostgres } from '${join(import.meta.dirname, 'postgres.mjs')}';
  const server = await startPostgres();
  console.log(server.url);
  ${then}`;
const GOES_ON = 'setInterval(() => {}, 1000);';

describe.runIf(existsSync('/usr/lib/postgresql'))('a server that a command started', () => {
  test.each<[string, string, NodeJS.Signals | undefined]>([
    ['is ended', GOES_ON, 'SIGTERM'],
    ['is interrupted', GOES_ON, 'SIGINT'],
    ['fails', "throw new Error('It failed.');", undefined],
  ])('is gone with its files when the command %s', async (_, then, signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', command(then)], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, TMPDIR: folder },
    });
    const exited = once(child, 'exit');
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const port = Number(new URL(said.toString().trim()).port);
    if (signal) child.kill(signal);
    const [status] = await exited;
    expect(status).not.toBe(0);
    expect(await isListening(port)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
