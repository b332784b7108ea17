// What every script needs: the folder, the right Node, and fresh packages. Runs on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MINIMUM_NODE = 24;
/** An older Node skips optional packages that require a newer Node, and says nothing about it. */
const MINIMUM_INSTALLING_NODE = 20;

/** Installs the packages when they are missing or older than the lockfile. */
export function ensurePackages(root = ROOT) {
  if (majorOf(process.versions.node) < MINIMUM_INSTALLING_NODE) {
    fail(
      `Node ${MINIMUM_INSTALLING_NODE} or newer is needed to install and start; this is ${process.versions.node}. ` +
        'Install a newer one, for example from nodejs.org, and remove node_modules.',
    );
  }
  const folder = join(root, 'node_modules');
  const installed = join(folder, '.package-lock.json');
  const locked = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) return;
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm empties the folder behind the link first, under whoever works there.
    fail(
      `node_modules is a link to ${readlinkSync(folder)}, whose packages are older than package-lock.json: ` +
        'install there, or remove the link.',
    );
  }
  console.log('Installing packages …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail('The packages could not be installed.');
}

/** The Node that the project brings, or the machine's own where it is new enough. */
export function findNode(root = ROOT) {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  const brought = `node-${process.platform}-${process.arch}`;
  if (existsSync(join(root, 'node_modules', brought, 'bin', 'node'))) {
    // Debian's npm 9 removes the link together with the package for the other kind of processor.
    symlinkSync(join('..', brought, 'bin', 'node'), own);
    return own;
  }
  if (majorOf(process.versions.node) < MINIMUM_NODE) {
    fail(`Node ${MINIMUM_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  return process.execPath;
}

const majorOf = (version) => Number(version.split('.')[0]);

/** Runs a script of a package or of the project with the project's Node; ends the process when it fails. */
export function run(args, options = {}) {
  const result = spawnSync(findNode(), args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs a long-lived script; signals go to it, and its end is ours. */
export function become(args, env = {}) {
  const child = spawn(findNode(), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
