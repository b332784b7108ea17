import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { foldersNaming } from '../../../database/lasting-folder.ts';

/** Folders that are being made: who else needs one waits until it would outlast a power cut. */
const making = new Map<string, Promise<void>>();

/**
 * Writes a file that is there whole or not at all: under another name and then renamed, so that nobody reads
 * the half of one. When this ends it outlasts a power cut: its bytes are synced before the rename, and its name,
 * which stands in the folder, after it (fsync(2)).
 */
export async function writeWholeFile(file: string, contents: string | Uint8Array): Promise<void> {
  const folder = dirname(file);
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
  await makeFolder(folder);
  try {
    await writeFile(unfinished, contents, { flush: true });
    await rename(unfinished, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Deletes what processes have left that died while they wrote a file. */
export async function dropUnfinished(file: string): Promise<void> {
  const folder = dirname(file);
  const begins = `${basename(file)}.`;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (name.startsWith(begins) && name.endsWith('.part')) {
      await rm(join(folder, name), { force: true });
    }
  }
}

function makeFolder(folder: string): Promise<void> {
  const underWay = making.get(folder);
  if (underWay) return underWay;
  const made = makeLasting(folder).finally(() => making.delete(folder));
  making.set(folder, made);
  return made;
}

async function makeLasting(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (const naming of foldersNaming(folder, first)) await syncFolder(naming);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
