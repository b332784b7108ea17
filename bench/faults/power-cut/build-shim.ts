import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Why power cuts cannot be tried here, or undefined. */
export function missingForShim(): string | undefined {
  if (process.platform !== 'linux') return 'not tried: LD_PRELOAD is of Linux';
  const { status } = spawnSync('gcc', ['--version']);
  return status === 0 ? undefined : 'not tried: needs gcc (Debian: apt-get install gcc libc6-dev)';
}

/** Compiles the shim into a folder; its path. */
export function buildShim(folder: string): string {
  const shim = join(folder, 'power-cut.so');
  const source = join(import.meta.dirname, 'shim.c');
  const options = ['-O2', '-Wall', '-Wextra', '-Werror', '-shared', '-fPIC', '-o', shim, source];
  const { status, stderr } = spawnSync('gcc', [...options, '-ldl', '-lpthread'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return shim;
}
