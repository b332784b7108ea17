// `npm run dev`: builds, starts, and does both again when a source changes.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, findNode, ROOT } from './environment.mjs';
import server from './server-process.json' with { type: 'json' };

const WATCHED = ['api', 'app', 'database', 'domain', 'public', 'seed', 'server'];
/** Editors save several files at once. */
const SETTLE_MS = 150;

ensurePackages();
let child;
let timer;

function restart() {
  const built = spawnSync(findNode(), ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) return;
  const start = () => {
    child = spawn(findNode(), server.arguments, {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.once('exit', () => {
      child = undefined;
    });
  };
  if (!child) return start();
  child.once('exit', start);
  child.kill('SIGTERM');
}

for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$|~$|\.swp$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    child?.kill('SIGTERM');
    process.exit(0);
  });
}
restart();
