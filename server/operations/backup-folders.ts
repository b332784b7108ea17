import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, readManifest } from './manifest.ts';

const DAY_MS = 86_400_000;
/** `2026-03-04T10-00-00Z`: a moment in UTC without colons, which some disks refuse. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z(\.unfinished)?$/;

export interface BackupFolder {
  folder: string;
  madeAt: Date;
}

/** Where the site keeps its own backups. */
export const backupRoot = (dataDir: string) => join(dataDir, 'backups');

/** The name of a backup made at a moment, to the second. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

async function listFolders(root: string): Promise<(BackupFolder & { unfinished: boolean })[]> {
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.sort().flatMap((name) => {
    const match = NAME.exec(name);
    if (!match) return [];
    const [, day, hours, minutes, seconds, unfinished] = match;
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
      // An older one may do; that this one is damaged is said when somebody wants to restore it.
    }
  }
  return undefined;
}

/**
 * Removes backups older than `keepDays`, but never the newest, and what broken-off ones left behind.
 * Returns the removed folders.
 */
export async function pruneBackups(root: string, keepDays: number, now: Date): Promise<string[]> {
  const folders = await listFolders(root);
  const newest = folders.findLast(({ unfinished }) => !unfinished);
  const removed: string[] = [];
  for (const one of folders) {
    const age = now.getTime() - one.madeAt.getTime();
    const limit = one.unfinished ? DAY_MS : keepDays * DAY_MS;
    if (one === newest || age <= limit) continue;
    await rm(one.folder, { recursive: true, force: true });
    removed.push(one.folder);
  }
  return removed;
}
