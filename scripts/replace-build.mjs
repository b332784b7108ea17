// Each build has a folder of its own in builds/; `build` is a link to the current one. A running site keeps the
// folder that it started from (server/main.ts), and a failed build changes nothing.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The number of builds that stay, the current one included: sites may run from them. */
const KEPT = 4;
/** After this time an unfinished folder counts as left by a killed build. */
const LONGEST_BUILD_MS = 60 * 60_000;

let begun = 0;

/** The age stamp of the current build's sources, as it was given to {@link replaceBuild}; 0 where there is none. */
export function stampOfBuild(root) {
  return stampOf(join(root, 'build')) ?? 0;
}

/**
 * Calls `make` with a new folder (from `root`) and makes it the current build. `stamp` says how new the sources are:
 * if newer ones were built in the meantime, that build stays. Errors of `make` are thrown on.
 */
export function replaceBuild(root, stamp, make) {
  const builds = join(root, 'builds');
  // Sorted by name, builds are in the order of their beginnings; two at once have two folders.
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${process.pid}-${++begun}`;
  const folder = join(builds, name);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let isInPlace = false;
  mkdirSync(folder, { recursive: true });
  // Steps of a build that fail may end the process.
  process.once('exit', remove);
  try {
    make(join('builds', name));
    if (stampOfBuild(root) > stamp) return;
    writeFileSync(join(folder, 'stamp'), String(stamp));
    putInPlace(root, name);
    isInPlace = true;
  } finally {
    process.off('exit', remove);
    if (!isInPlace) remove();
  }
  removeOldBuilds(builds, name);
}

/** The stamp of a build; undefined for one that is not finished. */
function stampOf(folder) {
  const stamp = join(folder, 'stamp');
  return existsSync(stamp) ? Number(readFileSync(stamp, 'utf8')) : undefined;
}

/** Points `build` to the folder, in one step for concurrent readers. */
function putInPlace(root, name) {
  const current = join(root, 'build');
  const link = join(root, 'builds', `${name}.link`);
  symlinkSync(join('builds', name), link);
  // Up to 0.1.0 `build` was a folder itself.
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(current, join(root, 'builds', `0-before-${name}`));
  }
  renameSync(link, current);
}

/** Removes all finished builds except the last ones, and the leftovers of killed builds. */
function removeOldBuilds(builds, current) {
  const others = readdirSync(builds)
    .filter((name) => name !== current)
    .sort()
    .reverse();
  const isFinished = (name) => stampOf(join(builds, name)) !== undefined;
  const isLeft = (name) => {
    const changed = lstatSync(join(builds, name), { throwIfNoEntry: false })?.mtimeMs;
    return changed !== undefined && Date.now() - changed > LONGEST_BUILD_MS;
  };
  const old = others.filter(isFinished).slice(KEPT - 1);
  const left = others.filter((name) => !isFinished(name) && isLeft(name));
  for (const name of [...old, ...left]) {
    rmSync(join(builds, name), { recursive: true, force: true });
  }
}
