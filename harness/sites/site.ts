import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../scripts/at-exit.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import server from '../../scripts/server-process.json' with { type: 'json' };

export const BENCH_ADMIN = { email: 'bench@example.org', password: 'olive-harbour-lantern' };

export interface BenchSite {
  url: string;
  pid: number;
  /** Milliseconds from starting the process until it answered. */
  startMs: number;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts the built site with sample content in a folder of its own (or the given one), on one core where `taskset`
 * allows. It ends with this process, whatever ends that.
 */
export async function startBenchSite(
  options: {
    dataDir?: string;
    /** Of a built copy of the project. */
    folder?: string;
    core?: number;
    /** A free one is taken where none is given. */
    port?: number;
    env?: Record<string, string>;
    /** The name by which browsers call it: passkeys need one. */
    hostname?: 'localhost';
    /** A module that the process loads before the site. */
    preload?: string;
  } = {},
): Promise<BenchSite> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'dimos-bench-'));
  const port = options.port ?? (await freePort());
  const url = `http://${options.hostname ?? '127.0.0.1'}:${port}`;
  // Half a second of the processor for each site and its first sign-in otherwise; a bench has what a site has.
  const isCheap =
    process.env.TEST_WORKER_INDEX !== undefined &&
    (options.env?.SITE_URL ?? url).startsWith('http://127.0.0.1:');
  const preload = options.preload ? ['--import', options.preload] : [];
  const command = [process.execPath, ...preload, ...server.arguments];
  if (options.core !== undefined) command.unshift('taskset', '-c', String(options.core));
  const started = performance.now();
  const child = spawn(command[0] as string, command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(options.folder && { cwd: options.folder }),
    env: {
      ...process.env,
      ...server.environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Pictures are made ahead where a test asks for it: what is measured needs the processor.
      PICTURES_AHEAD: 'off',
      // All of a benchmark's load comes from one network.
      NETWORK_BUDGET: '999999',
      ADMIN_EMAIL: BENCH_ADMIN.email,
      ADMIN_PASSWORD: BENCH_ADMIN.password,
      ...(isCheap && { CHEAP_PASSWORDS: 'for-tests' }),
      ...options.env,
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const removeData = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  const callOff = atExit(() => {
    child.kill('SIGKILL');
    removeData();
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    callOff();
    removeData();
  };
  try {
    await answers(`${url}/readyz`, child);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url,
    pid: child.pid as number,
    startMs: Math.round(performance.now() - started),
    dataDir,
    stop: () => end('SIGTERM'),
  };
}

/** A first start fills the database, which takes long on a machine that is busy with tests. */
const START_LIMIT_MS = 180_000;
/** A question takes a millisecond of the processor, and a start many seconds on a busy machine. */
const POLL_MS = 50;

/** Waits until somebody answers there with a 200; throws when the process has ended. */
export async function answers(url: string, site: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (site.exitCode !== null || site.signalCode !== null)
      throw new Error('The site ended before it answered.');
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The site did not answer at ${url}.`);
}
