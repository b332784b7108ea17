// Builds the islands, the admin and the server when the sources are newer than the last build. `--force` builds always.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ensurePackages, ROOT, run } from './environment.mjs';
import { replaceBuild, stampOfBuild } from './replace-build.mjs';
import server from './server-process.json' with { type: 'json' };

const SOURCES = ['api', 'app', 'database', 'domain', 'public', 'seed', 'server'];
const FILES = [
  'vite.config.ts',
  'vite.islands.config.ts',
  'vite.file-process.config.ts',
  'react-router.config.ts',
  'scripts/vite',
  'package-lock.json',
];
const SMALLEST_COMPRESSED = 512;

function newestSource() {
  let newest = 0;
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) newest = Math.max(newest, stat.mtimeMs);
  };
  for (const name of [...SOURCES, ...FILES])
    if (existsSync(join(ROOT, name))) visit(join(ROOT, name));
  return newest;
}

/** Files that never change are compressed once, as much as possible. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|json|webmanifest|html|txt)$/.test(entry.name))
      continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST_COMPRESSED) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/**
 * Loads the server once with the arguments of `npm start`, on which V8's compiled code depends, and leaves that code
 * where the first start looks for it. A build that cannot be loaded does not take the place of the last one.
 */
function compileAhead(folder) {
  const cache = { ...server.environment, NODE_COMPILE_CACHE: join(folder, 'compile-cache') };
  run([...server.arguments, '--compile-only', folder], { env: { ...cache, ...process.env } });
}

export function build({ force = false } = {}) {
  const newest = newestSource();
  if (!force && stampOfBuild(ROOT) >= newest) return;
  console.log('Building …');
  replaceBuild(ROOT, newest, (folder) => {
    const quiet = { env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder } };
    for (const config of ['vite.islands.config.ts', 'vite.file-process.config.ts']) {
      run(['node_modules/vite/bin/vite.js', 'build', '-c', config, '--logLevel', 'warn'], quiet);
    }
    run(['node_modules/@react-router/dev/dist/cli/index.js', 'build', '--logLevel', 'warn'], quiet);
    compress(join(ROOT, folder, 'site', 'client'));
    compress(join(ROOT, folder, 'islands'));
    compileAhead(folder);
  });
}

if (process.argv[1]?.endsWith('build.mjs')) {
  ensurePackages();
  build({ force: process.argv.includes('--force') });
}
