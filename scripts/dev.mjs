// `npm run dev`: the site from its sources, which takes changes while it runs (decision 0015), and restarts for the
// changes that it cannot take.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, findNode, ROOT } from './environment.mjs';
import { runsOnce } from './runs-once.mjs';

const ROOMS = ['api', 'app', 'database', 'domain', 'seed', 'server'];
/** Editors save several files at once. */
const SETTLE_MS = 50;

ensurePackages();
let child;
let timer;

function start() {
  child = spawn(findNode(), ['server.ts', '--develop'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  child.once('exit', () => {
    child = undefined;
  });
}

function restart(file) {
  console.log(`${file} changed: starting anew …`);
  if (!child) return start();
  child.once('exit', start);
  child.kill('SIGTERM');
}

/** If the site could not start, any change may allow it to. */
function follow(file) {
  if (child && !runsOnce(file)) return;
  clearTimeout(timer);
  timer = setTimeout(restart, SETTLE_MS, file);
}

// Folders are watched, not files: an editor may put a new file in the place of the old one.
for (const folder of ['', join('scripts', 'vite')]) {
  watch(join(ROOT, folder), (_event, name) => {
    const file = join(folder, name ?? '');
    if (runsOnce(file)) follow(file);
  });
}
for (const room of ROOMS) {
  watch(join(ROOT, room), { recursive: true }, (_event, name) => follow(join(room, name ?? '')));
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (!child) process.exit(0);
    child.once('exit', () => process.exit(0));
    child.kill('SIGTERM');
  });
}
start();
