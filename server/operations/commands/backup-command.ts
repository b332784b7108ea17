// `npm run backup [-- <folder>]`: a copy of database and media, while the site runs or not.
import { hostname } from 'node:os';
import { openDatabase } from '../../../database/connect.ts';
import { noteRestoreTrial, type RestoreTrial } from '../../../domain/upkeep/backup-state.ts';
import type { Settings } from '../../settings.ts';
import { BackupError } from '../backup/manifest.ts';
import { runBackup } from '../backup/run-backup.ts';
import { reason } from '../checks/finding.ts';
import { requireDatabase } from '../open-site-database.ts';
import { tryRestore } from '../restore/try-restore.ts';
import { count, megabytes, runCommand } from './command.ts';

await runCommand([], async ({ settings, folders }) => {
  if (folders.length > 1) throw new BackupError('Name one folder at most.');
  requireDatabase(settings);
  const { folder, manifest, pruned } = await runBackup(settings, {
    now: new Date(),
    folder: folders[0],
  });
  const files = Object.values(manifest.files);
  const rows = Object.values(manifest.tables).reduce((sum, number) => sum + number, 0);
  const originals = files.length - Object.keys(manifest.tables).length;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  console.log(
    `Copied ${count(rows, 'row')} and ${count(originals, 'original')} of media (${megabytes(bytes)}) to ${folder}, and read them back.`,
  );
  if (pruned.length > 0) console.log(`Removed ${count(pruned.length, 'old backup')}.`);
  for (const key of manifest.damaged) {
    console.error(`Missing or damaged in the media store, and so not in the backup: ${key}`);
  }
  await tryNow(settings, folder);
  return manifest.damaged.length === 0;
});

/** A backup made by the operator's own schedule is tried like a nightly one, and what was found is recorded. */
async function tryNow(settings: Settings, folder: string): Promise<void> {
  const { rows, originals } = await tryRestore(folder, settings.dataDir).catch(
    async (error: unknown) => {
      await note(settings, { folder, isGood: false, text: `${reason(error)}.` });
      throw error;
    },
  );
  const text = `Restored ${count(rows, 'row')} and ${count(originals, 'original')} of media into a temporary place: everything is there.`;
  await note(settings, { folder, isGood: true, text });
  console.log(text);
}

async function note(settings: Settings, trial: Omit<RestoreTrial, 'at' | 'host'>): Promise<void> {
  const connection = openDatabase(settings);
  try {
    const at = new Date().toISOString();
    await noteRestoreTrial(connection.db, { at, host: hostname(), ...trial });
  } finally {
    await connection.close();
  }
}
