// Starts a PostgreSQL server of its own for the tests, where its programs are installed.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.mjs';
import { freePort } from './free-port.mjs';
import { findMemoryFolder } from './memory-folder.mjs';

const INSTALLED = '/usr/lib/postgresql';

function findPrograms() {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

const INITIAL = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];

/** PostgreSQL refuses to run as root: there its own account runs it. */
function runAs(folder, program, args) {
  const isRoot = process.getuid?.() === 0;
  const [command, rest] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', program, ...args]]
    : [program, args];
  const result = spawnSync(command, rest, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr || result.stdout}`);
}

/**
 * Test data need not survive a power cut, and a server that does not wait for the disk is much quicker. Nobody reads
 * its log of changes, and nothing in it grows old enough to be tidied.
 */
const BRIEF =
  '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off -c jit=off';

/**
 * A server on a free port of the loopback with its files in `parent`, or undefined where PostgreSQL is not
 * installed; a `brief` one does not wait for the disk, and has its files in memory where there is room. `settings`
 * are more of its options (`-c name=value`). `stop` ends it and removes its files, as the end of this process does.
 */
export async function startPostgres({ parent, brief = false, settings = '' } = {}) {
  const bin = findPrograms();
  if (!bin) return undefined;
  // To copy a database takes a third of the processor in memory.
  const within = parent ?? ((brief && findMemoryFolder()) || tmpdir());
  const folder = mkdtempSync(join(within, 'dimos-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  let running = false;
  const resume = () => {
    runAs(folder, join(bin, 'pg_ctl'), [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${brief ? BRIEF : ''} ${settings}`,
      'start',
    ]);
    running = true;
  };
  const end = (mode) => {
    runAs(folder, join(bin, 'pg_ctl'), ['-D', data, '-m', mode, '-w', 'stop']);
    running = false;
  };
  const pause = () => end('fast');
  const stop = () => {
    callOff();
    try {
      if (running) pause();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const callOff = atExit(stop);
  try {
    runAs(folder, join(bin, 'initdb'), ['-D', data, ...INITIAL]);
    resume();
  } catch (error) {
    stop();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Stops the server, whose data stay; `resume` starts it again at the same address. */
    pause,
    /** Ends the server in the middle: what it only has in its memory is lost. */
    crash: () => end('immediate'),
    resume,
    stop,
  };
}
