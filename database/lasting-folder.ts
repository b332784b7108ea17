import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The parents of the new folders, when `folder` and those above it, from `first` on, were made. */
export function foldersNaming(folder: string, first: string): string[] {
  const naming = [dirname(folder)];
  for (let made = folder; made !== first; made = dirname(made)) naming.push(dirname(dirname(made)));
  return naming;
}

/**
 * Makes a folder for this account alone, and those above it. They survive a power cut: fsync of the parent folder
 * keeps a folder's name (fsync(2)).
 */
export function makeLastingFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (const naming of foldersNaming(folder, first)) {
    const handle = openSync(naming, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
