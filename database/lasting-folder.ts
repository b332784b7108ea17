import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folders that name what was made when `folder` and those above it, from `first` on, were made. */
export function foldersNaming(folder: string, first: string): string[] {
  const naming = [dirname(folder)];
  for (let made = folder; made !== first; made = dirname(made)) naming.push(dirname(dirname(made)));
  return naming;
}

/**
 * Makes a folder for this account alone, and those above it. They are there after a power cut too: a name is
 * kept by fsync of the folder in which it stands (fsync(2)).
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
