import { existsSync } from 'node:fs';
import { type Connection, openDatabase, sqliteFile } from '../../database/connect.ts';
import { findMigration, MIGRATION_NAMES } from '../../database/migrate.ts';
import type { Settings } from '../settings.ts';
import { BackupError } from './backup/manifest.ts';
import { refuseUnfinishedRestore } from './restore/unfinished-restore.ts';

/**
 * Opens the database of a site that was started before, with the tables of this version; the caller closes it. A
 * database that is not there, as where DATA_DIR is mistyped, is not made. Throws {@link BackupError} with what to do,
 * or UnfinishedRestoreError.
 */
export async function openSiteDatabase(settings: Settings): Promise<Connection> {
  requireDatabase(settings);
  const { databaseUrl, dataDir } = settings;
  const connection = openDatabase(settings);
  try {
    await refuseUnfinishedRestore(connection, dataDir);
    const migration = await findMigration(connection.db);
    if (migration === MIGRATION_NAMES.at(-1)) return connection;
    throw new BackupError(describe(migration, databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'));
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Refuses a data folder without a SQLite file, which opening it would make. Throws {@link BackupError}. */
export function requireDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl || existsSync(sqliteFile(dataDir))) return;
  throw new BackupError(
    `There is no database in ${dataDir}. Correct DATA_DIR, or start the site first.`,
  );
}

function describe(migration: string | undefined, setting: string): string {
  if (!migration) return `The database is empty. Correct ${setting}, or start the site first.`;
  return MIGRATION_NAMES.includes(migration)
    ? 'The database is of an older version. Start the site, which brings it up to date.'
    : 'The database is of a newer version. Install that version here.';
}
