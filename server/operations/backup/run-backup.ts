import { hostname } from 'node:os';
import { type Db, openDatabase } from '../../../database/connect.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import {
  type LastBackup,
  noteBackup,
  noteFailedBackup,
} from '../../../domain/upkeep/backup-state.ts';
import type { Settings } from '../../settings.ts';
import { refuseUnfinishedRestore } from '../restore/unfinished-restore.ts';
import { backupRoot, findNewestBackup, freeBackupFolder, pruneBackups } from './backup-folders.ts';
import { createBackup } from './create-backup.ts';
import type { Manifest } from './manifest.ts';

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  pruned: string[];
}

export type BackupSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 's3' | 'backupKeepDays'>;

/**
 * Makes a backup of the configured database and media over connections of its own, in `folder` or under
 * the data folder; there, old ones are removed afterwards. Throws BackupError, UnfinishedRestoreError (who was erased
 * may be in the database again), or what the database or disk says.
 */
export async function runBackup(
  settings: BackupSettings,
  { now, folder }: { now: Date; folder?: string | undefined },
): Promise<MadeBackup> {
  const root = backupRoot(settings.dataDir);
  const target = folder ?? freeBackupFolder(root, now);
  const connection = openDatabase(settings);
  try {
    await refuseUnfinishedRestore(connection, settings.dataDir);
    const store = await openMediaStore(settings);
    const previous = folder ? undefined : await findNewestBackup(root);
    const manifest = await createBackup({ connection, store }, { folder: target, now, previous });
    const last: LastBackup = {
      at: now.toISOString(),
      host: hostname(),
      folder: target,
      damaged: manifest.damaged.length,
    };
    await noteBackup(connection.db, last);
    const pruned = folder ? [] : await pruneBackups(root, settings.backupKeepDays, now);
    return { folder: target, manifest, pruned };
  } finally {
    await connection.close();
  }
}

/** Records that a backup failed, for operators. */
export async function noteBackupFailure(db: Db, now: Date, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await noteFailedBackup(db, { at: now.toISOString(), host: hostname(), message });
}
