// Each build has a folder of its own in builds/; `build` is a link to the one that counts. A site that runs
// keeps the folder that it started from (server/main.ts), and a build that fails changes nothing.
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

/** So many builds stay, the one that counts included: sites may run from them. */
const KEPT = 4;
/** A folder that is not finished after so long was left by a build that was killed. */
const LONGEST_BUILD_MS = 60 * 60_000;

let begun = 0;

/** How new the sources of the build that counts are, as it was given to {@link replaceBuild}; 0 where there is none. */
export function stampOfBuild(root) {
  return stampOf(join(root, 'build')) ?? 0;
}

/**
 * Calls `make` with a new folder (from `root`) and puts it in the place of the build so far. `stamp` says how
 * new the sources are: where newer ones were built meanwhile, those stay. What `make` throws is thrown on.
 */
export function replaceBuild(root, stamp, make) {
  const builds = join(root, 'builds');
  // By their names builds stand in the order in which they were begun; two at once have two folders.
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

/** Makes `build` name the folder, in one step for whoever reads it meanwhile. */
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

/** Removes finished builds but the last ones, and what killed builds left. */
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
