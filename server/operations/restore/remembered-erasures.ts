import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ERASURE_KEY_FACT, type Erasures } from '../../../domain/people/erased-addresses.ts';
import { backupRoot } from '../backup/backup-folders.ts';
import {
  BackupError,
  measureFile,
  readManifest,
  readTableFile,
  tableFile,
} from '../backup/manifest.ts';

/** The erased people listed in backups, and the backups that could not be read. */
export interface Remembered {
  /** The newest first. */
  sources: Erasures[];
  unreadable: string[];
}

/**
 * Asks all backups that lie in the site's own folder or beside the one that is restored, so that a person who was
 * erased after it was made is erased again. The data kept before the restore are among them.
 */
export async function gatherErasures(dataDir: string, folder: string): Promise<Remembered> {
  const found: { madeAt: string; erasures: Erasures }[] = [];
  const unreadable: string[] = [];
  for (const root of new Set([backupRoot(dataDir), dirname(folder)])) {
    for (const name of await listNames(root)) {
      try {
        const read = await readErasuresOf(join(root, name));
        if (read) found.push(read);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        unreadable.push(join(root, name));
      }
    }
  }
  found.sort((a, b) => b.madeAt.localeCompare(a.madeAt));
  return { sources: found.map(({ erasures }) => erasures), unreadable };
}

async function listNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isDirectory() && /\d{4}-\d\d-\d\dT[\d-]+Z(?:-\d+)?$/.test(entry.name))
    .map(({ name }) => name);
}

/** Undefined where the backup knows of nobody. Throws {@link BackupError}. */
async function readErasuresOf(
  folder: string,
): Promise<{ madeAt: string; erasures: Erasures } | undefined> {
  const manifest = await readManifest(folder);
  if (!manifest.tables.erased_addresses) return undefined;
  for (const table of ['facts', 'erased_addresses']) {
    const measured = await measureFile(join(folder, tableFile(table))).catch(() => undefined);
    if (measured?.sha256 !== manifest.files[tableFile(table)]?.sha256) {
      throw new BackupError(`The backup in ${folder} is damaged.`);
    }
  }
  let key: string | undefined;
  for await (const row of readTableFile(folder, 'facts')) {
    if (row.name === ERASURE_KEY_FACT) key = String(row.value);
  }
  if (key === undefined) return undefined;
  const moments = new Map<string, string>();
  for await (const row of readTableFile(folder, 'erased_addresses')) {
    moments.set(String(row.hash), String(row.erased_at));
  }
  return { madeAt: manifest.madeAt, erasures: { key, moments } };
}
