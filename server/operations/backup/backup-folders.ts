import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../domain/time/durations.ts';
import { type Manifest, readManifest } from './manifest.ts';

/**
 * `2026-03-04T10-00-00Z`: a moment in UTC without colons, which some disks refuse. A second backup of the same
 * second ends in `Z-2`. What a restore has replaced is kept for good, unless its copy was broken off.
 */
const NAME = /^(before-restore-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(?:-\d+)?(\.unfinished)?$/;

const LONGEST_PAUSE_MS = 7 * DAY_MS;

export interface BackupFolder {
  folder: string;
  madeAt: Date;
}

/** Where the site keeps its own backups. */
export const backupRoot = (dataDir: string) => join(dataDir, 'backups');

/** Where a backup made at a moment goes: a folder named by the second behind a prefix, which is not there yet. */
export function freeBackupFolder(root: string, now: Date, prefix = ''): string {
  const name = `${prefix}${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  const isTaken = (folder: string) => existsSync(folder) || existsSync(`${folder}.unfinished`);
  let folder = join(root, name);
  for (let number = 2; isTaken(folder); number++) folder = join(root, `${name}-${number}`);
  return folder;
}

async function listFolders(root: string): Promise<(BackupFolder & { unfinished: boolean })[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.sort().flatMap((name) => {
    const match = NAME.exec(name);
    const [, replaced, day, hours, minutes, seconds, unfinished] = match ?? [];
    if (!match || (replaced && !unfinished)) return [];
    return [
      {
        folder: join(root, name),
        madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`),
        unfinished: unfinished !== undefined,
      },
    ];
  });
}

/** The finished backups in a folder, oldest first. */
export async function listBackups(root: string): Promise<BackupFolder[]> {
  return (await listFolders(root))
    .filter(({ unfinished }) => !unfinished)
    .map(({ folder, madeAt }) => ({ folder, madeAt }));
}

/** The newest backup in a folder whose manifest can be read. */
export async function findNewestBackup(
  root: string,
): Promise<{ folder: string; manifest: Manifest } | undefined> {
  for (const { folder } of (await listBackups(root)).toReversed()) {
    try {
      return { folder, manifest: await readManifest(folder) };
    } catch {
      // An older one may serve; the damage of this one is reported when somebody wants to restore it.
    }
  }
  return undefined;
}

/**
 * Removes backups older than `keepDays`, but never the newest. Their age is counted from a week after the last one but
 * one at most: a clock that is years ahead would leave none but the newest in its first night. Returns the removed
 * folders.
 */
export async function pruneBackups(root: string, keepDays: number, now: Date): Promise<string[]> {
  const finished = await listBackups(root);
  const before = finished.at(-2);
  if (!before) return [];
  const at = Math.min(now.getTime(), before.madeAt.getTime() + LONGEST_PAUSE_MS);
  const old = finished.slice(0, -1).filter((one) => at - one.madeAt.getTime() > keepDays * DAY_MS);
  return remove(old);
}

/** Removes what broken-off backups left more than a day ago; one that is younger may be under way. */
export async function dropBrokenOff(root: string, now: Date): Promise<string[]> {
  const all = await listFolders(root);
  return remove(
    all.filter((one) => one.unfinished && now.getTime() - one.madeAt.getTime() > DAY_MS),
  );
}

async function remove(folders: readonly BackupFolder[]): Promise<string[]> {
  for (const { folder } of folders) await rm(folder, { recursive: true, force: true });
  return folders.map(({ folder }) => folder);
}
