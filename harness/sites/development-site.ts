import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page, WebSocket } from '@playwright/test';
import { atExit } from '../../scripts/at-exit.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { answers, BENCH_ADMIN } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  ...[
    'api',
    'app',
    'database',
    'domain',
    'public',
    'scripts',
    'seed',
    'server',
    'server.mjs',
    'server.ts',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts', 'vite.islands.config.ts'],
];

export interface DevelopmentSite {
  url: string;
  /** A copy of the sources, with the data of the site in `data`. */
  folder: string;
  /** What the command has printed so far. */
  output(): string;
  /** Replaces a text that occurs once in a source; throws where it does not. */
  edit(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/** Tests, and what they compare screens with: Vite would watch a third more files. */
const OF_TESTS = /\.test\.tsx?$|[/\\](?:outlines|looks)$/;

/**
 * `npm run dev` on a copy of the sources, which `prepare` may change before; with sample content, unless `SEED` is
 * given.
 */
export async function startDevelopmentSite({
  prepare,
  env,
}: {
  prepare?: (folder: string) => void;
  env?: Record<string, string>;
} = {}): Promise<DevelopmentSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-development-'));
  for (const name of SOURCES) {
    // With their times: if the sources looked newer than the packages, these would be installed again.
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      // server.ts is a link, which must lead to the copy.
      verbatimSymlinks: true,
      filter: (path) => !OF_TESTS.test(path),
    });
  }
  prepare?.(folder);
  // A folder of links, so that Vite's own files in it do not go into the work tree.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.vite')) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(folder, '.env'), `SITE_URL=${url}\n`);
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'sample',
      DATA_DIR: './data',
      LOG_LEVEL: 'error',
      PICTURES_AHEAD: 'off',
      ADMIN_EMAIL: BENCH_ADMIN.email,
      ADMIN_PASSWORD: BENCH_ADMIN.password,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const callOff = atExit(() => {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    callOff();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/readyz`, child);
  } catch (error) {
    await stop();
    throw new Error(output, { cause: error });
  }
  return {
    url,
    folder,
    output: () => output,
    edit: (file, from, to) => {
      const path = join(folder, file);
      const parts = readFileSync(path, 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${from}`);
      writeFileSync(path, parts.join(to));
    },
    stop,
  };
}

/** Opens an address and waits until the page hears of changes. */
export async function openListening(page: Page, url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The page that was open may still be on the way to listening, and hears nothing any more.
  let documents = 0;
  const count = (frame: Frame) => {
    if (frame === page.mainFrame()) documents += 1;
  };
  const follow = (socket: WebSocket) => {
    const mine = documents;
    socket.once('framereceived', () => {
      if (mine > 0 && mine === documents) resolve();
    });
  };
  page.on('framenavigated', count);
  page.on('websocket', follow);
  await page.goto(url).catch(async (error: Error) => {
    // The page that was open loads itself anew when Vite has prepared a package, also at this moment.
    if (!error.message.includes('ERR_ABORTED')) throw error;
    await page.goto(url);
  });
  await promise;
  page.off('framenavigated', count);
  page.off('websocket', follow);
}
