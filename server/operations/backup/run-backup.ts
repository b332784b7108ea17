import { hostname } from 'node:os';
import { type Connection, type Db, openDatabase } from '../../../database/connect.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import {
  type LastBackup,
  noteBackup,
  noteFailedBackup,
} from '../../../domain/upkeep/backup-state.ts';
import type { Settings } from '../../settings.ts';
import { refuseUnfinishedRestore } from '../restore/unfinished-restore.ts';
import {
  backupRoot,
  dropBrokenOff,
  findNewestBackup,
  freeBackupFolder,
  pruneBackups,
} from './backup-folders.ts';
import { createBackup } from './create-backup.ts';
import type { Manifest } from './manifest.ts';

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  pruned: string[];
}

export type BackupSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 's3' | 'backupKeepDays'>;

interface Wanted {
  now: Date;
  folder?: string | undefined;
}

/**
 * Makes a backup of the configured database and media over connections of its own, in `folder` or under
 * the data folder; there, old ones are removed afterwards. That it failed is recorded, too. Throws BackupError,
 * UnfinishedRestoreError (who was erased may be in the database again), or what the database or disk says.
 */
export async function runBackup(settings: BackupSettings, wanted: Wanted): Promise<MadeBackup> {
  const connection = openDatabase(settings);
  try {
    // Nothing is written into a database that is being replaced.
    await refuseUnfinishedRestore(connection, settings.dataDir);
    return await make(connection, settings, wanted).catch(async (error: unknown) => {
      // Where it is the database that failed, the error says so.
      await noteBackupFailure(connection.db, wanted.now, error).catch(() => {});
      throw error;
    });
  } finally {
    await connection.close();
  }
}

async function make(
  connection: Connection,
  settings: BackupSettings,
  { now, folder }: Wanted,
): Promise<MadeBackup> {
  const root = backupRoot(settings.dataDir);
  // Before it: they may have taken the room that it needs.
  if (!folder) await dropBrokenOff(root, now);
  const target = folder ?? freeBackupFolder(root, now);
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
}

/** Records that a backup failed, for operators. */
export async function noteBackupFailure(db: Db, now: Date, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  await noteFailedBackup(db, { at: now.toISOString(), host: hostname(), message });
}
