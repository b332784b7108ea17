import { hostname } from 'node:os';
import { z } from 'zod';
import { type Db, openDatabase } from '../../database/connect.ts';
import { readFact, writeFact } from '../../domain/facts/facts.ts';
import { openMediaStore } from '../../domain/media/store.ts';
import type { Settings } from '../settings.ts';
import { backupRoot, findNewestBackup, freeBackupFolder, pruneBackups } from './backup-folders.ts';
import { createBackup } from './create-backup.ts';
import type { Manifest } from './manifest.ts';

const LAST_BACKUP = 'last-backup';

/** The last backup of the data of this database, whichever server made it. */
const lastBackupSchema = z.object({
  at: z.iso.datetime(),
  host: z.string(),
  folder: z.string(),
  damaged: z.int(),
});
export type LastBackup = z.infer<typeof lastBackupSchema>;

const LAST_FAILURE = 'last-backup-failure';
const failureSchema = z.object({ at: z.iso.datetime(), host: z.string(), message: z.string() });
export type BackupFailure = z.infer<typeof failureSchema>;

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  pruned: string[];
}

export type BackupSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 's3' | 'backupKeepDays'>;

/**
 * Makes a backup of the configured database and media over connections of its own, in `folder` or under
 * the data folder; there, old ones are removed afterwards. Throws BackupError, or what the database or disk says.
 */
export async function runBackup(
  settings: BackupSettings,
  { now, folder }: { now: Date; folder?: string | undefined },
): Promise<MadeBackup> {
  const root = backupRoot(settings.dataDir);
  const target = folder ?? freeBackupFolder(root, now);
  const connection = openDatabase(settings);
  try {
    const store = await openMediaStore(settings);
    const previous = folder ? undefined : await findNewestBackup(root);
    const manifest = await createBackup({ connection, store }, { folder: target, now, previous });
    const last: LastBackup = {
      at: now.toISOString(),
      host: hostname(),
      folder: target,
      damaged: manifest.damaged.length,
    };
    await writeFact(connection.db, LAST_BACKUP, JSON.stringify(last));
    const pruned = folder ? [] : await pruneBackups(root, settings.backupKeepDays, now);
    return { folder: target, manifest, pruned };
  } finally {
    await connection.close();
  }
}

/** Writes down that a backup failed, for those who look after the site. */
export async function noteBackupFailure(db: Db, now: Date, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const failure: BackupFailure = { at: now.toISOString(), host: hostname(), message };
  await writeFact(db, LAST_FAILURE, JSON.stringify(failure));
}

/** What is known of backups: the last one, and the last failure where it came after it. */
export async function readBackupState(
  db: Db,
): Promise<{ last: LastBackup | undefined; failing: BackupFailure | undefined }> {
  const last = parseFact(lastBackupSchema, await readFact(db, LAST_BACKUP));
  const failure = parseFact(failureSchema, await readFact(db, LAST_FAILURE));
  const failing = failure && failure.at > (last?.at ?? '') ? failure : undefined;
  return { last, failing };
}

const parseFact = <S extends z.ZodType>(schema: S, fact: string | undefined) =>
  fact === undefined ? undefined : schema.parse(JSON.parse(fact));
