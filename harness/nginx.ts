import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from './site.ts';

/** Whether nginx, wrk and taskset are here. */
export function missingPrograms(): string[] {
  return ['nginx', 'wrk', 'taskset'].filter((name) => spawnSync('which', [name]).status !== 0);
}

/** nginx serving files (pages with gzip_static), one worker, on one core: the yardstick for all that is ready. */
export async function startNginx(files: Record<string, Buffer>, core: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-nginx-'));
  const root = join(folder, 'root');
  mkdirSync(root);
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(root, name), bytes);
    if (name.endsWith('.html'))
      writeFileSync(join(root, `${name}.gz`), gzipSync(bytes, { level: 6 }));
  }
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off; include /etc/nginx/mime.types; gzip_static on; keepalive_requests 1000000;
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${root}; }
}`,
  );
  const child = spawn('taskset', ['-c', String(core), 'nginx', '-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    /** The worker that answers: the only child of the process that was started. */
    pid: Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
