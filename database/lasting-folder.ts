import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The parents of the new folders, when `folder` and those above it, from `first` on, were made. */
export function foldersNaming(folder: string, first: string): string[] {
  const naming = [dirname(folder)];
  for (let made = folder; made !== first; made = dirname(made)) naming.push(dirname(dirname(made)));
  return naming;
}

/**
 * Makes a folder, and those above it that are missing; the first that it made, undefined when all were there. Node's
 * own `recursive` never comes back where an existing folder takes no other, as under /proc (Node 24).
 */
export function makeFolders(folder: string, mode: number): string | undefined {
  try {
    mkdirSync(folder, { mode });
    return folder;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
    const parent = dirname(folder);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    const first = makeFolders(parent, mode);
    const made = makeFolders(folder, mode);
    return first ?? made;
  }
}

/**
 * Makes a folder for this account alone, and those above it. They survive a power cut: fsync of the parent folder
 * keeps a folder's name (fsync(2)).
 */
export function makeLastingFolder(folder: string): void {
  const whole = resolve(folder);
  const first = makeFolders(whole, 0o700);
  if (first === undefined) return;
  for (const naming of foldersNaming(whole, first)) {
    const handle = openSync(naming, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
