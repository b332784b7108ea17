// `npm run move`: takes a site from SQLite and its folder to DATABASE_URL, and its media to S3_* where that is set.
import { existsSync } from 'node:fs';
import { openPostgres, openSqlite, sqliteFile } from '../../../database/connect.ts';
import { findMigration } from '../../../database/migrate.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { backupRoot, freeBackupFolder } from '../backup/backup-folders.ts';
import { createBackup } from '../backup/create-backup.ts';
import { BackupError } from '../backup/manifest.ts';
import { hasContent, isSiteRunning, restoreBackup } from '../restore/restore-backup.ts';
import { takeRestoreTurn } from '../restore/restore-turn.ts';
import {
  beginRestore,
  finishRestore,
  refuseUnfinishedRestore,
} from '../restore/unfinished-restore.ts';
import { count, runCommand } from './command.ts';

await runCommand([], async ({ settings }) => {
  const { dataDir, databaseUrl, s3 } = settings;
  if (!databaseUrl) throw new BackupError('Set DATABASE_URL to the database to move to.');
  if (!existsSync(sqliteFile(dataDir))) {
    throw new BackupError(`There is no SQLite database to move in ${dataDir} (DATA_DIR).`);
  }
  const turn = await takeRestoreTurn(settings);
  const source = openSqlite(dataDir);
  const target = openPostgres(databaseUrl);
  try {
    if ((await isSiteRunning(source)) || (await isSiteRunning(target))) {
      throw new BackupError(
        'The site is running. Stop it first: what it writes now would be lost.',
      );
    }
    await refuseUnfinishedRestore(source, dataDir);
    // A move that was broken off before its rows came is simply run again.
    if ((await findMigration(target.db)) && (await hasContent(target.db))) {
      await refuseUnfinishedRestore(target, dataDir);
      throw new BackupError('The database at DATABASE_URL is not empty. Move into an empty one.');
    }
    const now = new Date();
    const folder = freeBackupFolder(backupRoot(dataDir), now);
    const store = await openMediaStore({ dataDir });
    const manifest = await createBackup({ connection: source, store }, { folder, now });
    await beginRestore(target, dataDir, folder);
    await restoreBackup({ connection: target, store: await openMediaStore(settings) }, folder);
    await turn.check();
    await finishRestore(target, dataDir);
    const rows = Object.values(manifest.tables).reduce((sum, number) => sum + number, 0);
    console.log(
      `Moved ${count(rows, 'row')} to PostgreSQL and media to ${s3 ? `the bucket ${s3.bucket}` : 'the same folder'}. ` +
        `Everybody signs in anew. The SQLite file stays as it is; a copy of everything is in ${folder}.`,
    );
    for (const key of manifest.damaged) console.error(`Missing or damaged before the move: ${key}`);
  } finally {
    await source.close();
    await target.close();
    await turn.end();
  }
  return true;
});
