import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../database/connect.ts';
import { isDamaged } from '../../../database/damage.ts';
import { FormerVersionError } from '../../../database/former-version.ts';
import { findMigration, MIGRATION_NAMES } from '../../../database/migrate.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import type { Settings } from '../../settings.ts';
import { createBackup } from '../backup/create-backup.ts';
import { BackupError } from '../backup/manifest.ts';
import { reason } from '../checks/finding.ts';
import { hasContent, isSiteRunning, notEmpty } from './restore-backup.ts';

const SQLITE_FILES = ['dimos.sqlite', 'dimos.sqlite-wal', 'dimos.sqlite-shm'];

export interface KeepOptions {
  /** Where it is kept; must not exist yet. */
  folder: string;
  now: Date;
  /** Whether the database may be replaced at all. */
  replace: boolean;
}

/**
 * Keeps the content of a database before a backup replaces it; false if it is empty. A SQLite file that cannot be
 * copied, since it is damaged, of a newer version (one went back) or of 0.1.0, is set aside as it is, and the
 * database is empty then. Throws {@link BackupError}.
 */
export async function keepBeforeRestore(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 's3'>,
  { folder, now, replace }: KeepOptions,
): Promise<boolean> {
  const connection = openDatabase(settings);
  let obstacle: string;
  try {
    if (await isSiteRunning(connection)) {
      throw new BackupError('The site is running. Stop it first, and start it after the restore.');
    }
    const migration = await findMigration(connection.db);
    if (migration === undefined || MIGRATION_NAMES.includes(migration)) {
      if (migration === undefined || !(await hasContent(connection.db))) return false;
      if (!replace) throw notEmpty();
      await createBackup({ connection, store: await openMediaStore(settings) }, { folder, now });
      return true;
    }
    obstacle = `The database is of a newer version (${migration})`;
  } catch (error) {
    if (error instanceof FormerVersionError) obstacle = 'The database is of version 0.1.0';
    else if (isDamaged(error)) obstacle = `The SQLite file is damaged (${reason(error)})`;
    else throw error;
  } finally {
    await connection.close();
  }
  if (settings.databaseUrl) {
    throw new BackupError(
      `${obstacle}. Keep it with pg_dump, and give DATABASE_URL an empty database for the backup.`,
    );
  }
  if (!replace) {
    throw new BackupError(
      `${obstacle}. Add --force to set it aside and put the backup in its place.`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of SQLITE_FILES) {
    const file = join(settings.dataDir, name);
    if (existsSync(file)) await move(file, join(folder, name));
  }
  return true;
}

async function move(file: string, target: string): Promise<void> {
  try {
    await rename(file, target);
  } catch (error) {
    // The folder of backups may lead to another disk (docs/operations.md), to which nothing can be renamed.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(file, target);
    await rm(file);
  }
}
