import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts nginx with blocks of its `http` section, everything of its own in the folder; it ends with the process that is given back. */
export function spawnNginx(folder: string, http: string): ChildProcess {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${temporary.join(' ')} ${http} }`,
  );
  return spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
}
