// `npm run dev`: the site from its sources, which takes changes while it runs (decision 0015), and restarts for the
// changes that it cannot take.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, findNode, ROOT } from './environment.mjs';
import { keepOneProcess } from './one-process.mjs';
import { runsOnce } from './runs-once.mjs';

const ROOMS = ['api', 'app', 'database', 'domain', 'seed', 'server'];
/** Editors save several files at once. */
const SETTLE_MS = 50;

ensurePackages();
let timer;
// An editor's save, and after it the checkout of a branch: the second change may come while the first one's process
// still ends, and both would have the one port.
const site = keepOneProcess(() =>
  spawn(findNode(), ['server.ts', '--develop'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
);

function restart(file) {
  console.log(`${file} changed: starting anew …`);
  site.restart();
}

/** If the site could not start, any change may allow it to. */
function follow(file) {
  if (site.isRunning() && !runsOnce(file)) return;
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
  process.on(signal, () => site.end(() => process.exit(0)));
}
site.start();
