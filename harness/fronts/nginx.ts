import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/free-port.mjs';
import { endProcess, untilReady } from './front-process.ts';

/** Whether nginx, wrk and taskset are here. */
export function missingPrograms(): string[] {
  return ['nginx', 'wrk', 'taskset'].filter((name) => spawnSync('which', [name]).status !== 0);
}

export interface NginxOptions {
  /** Everything that nginx writes is in it. */
  folder: string;
  /** Blocks of the `http` section. */
  http: string;
  /** The ports that they listen on. */
  ports: readonly number[];
  workers?: number;
  /** The one core on which it runs. */
  core?: number;
}

/** Starts nginx as Debian sets it up, without its log of requests, and waits until it listens. It ends with us. */
export async function startNginx(options: NginxOptions): Promise<ChildProcess> {
  const { folder, http, ports, workers = 1, core } = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes ${workers};
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 768; }
    http {
      access_log off; sendfile on; tcp_nopush on; gzip on; keepalive_requests 1000000;
      include /etc/nginx/mime.types; ${temporary.join(' ')}
      ${http}
    }`,
  );
  const command = ['nginx', '-p', folder, '-c', 'nginx.conf'];
  if (core !== undefined) command.unshift('taskset', '-c', String(core));
  const child = spawn(command[0] as string, command.slice(1), { stdio: 'ignore' });
  await untilReady(ports, child, () => readFileSync(join(folder, 'error.log'), 'utf8'));
  return child;
}

/**
 * nginx serving files (pages with gzip_static), one worker on one core: the yardstick for answers that are ready.
 */
export async function serveFiles(files: Record<string, Buffer>, core?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-nginx-'));
  const root = join(folder, 'root');
  mkdirSync(root);
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(root, name), bytes);
    if (name.endsWith('.html'))
      writeFileSync(join(root, `${name}.gz`), gzipSync(bytes, { level: 6 }));
  }
  const port = await freePort();
  const http = `gzip_static on; server { listen 127.0.0.1:${port}; root ${root}; }`;
  const workers = core === undefined ? 2 : 1;
  const child = await startNginx({
    folder,
    http,
    ports: [port],
    workers,
    ...(core !== undefined && { core }),
  });
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The worker that answers: the first child of the process that was started. */
    pid: Number(
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0],
    ),
    stop: async () => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
