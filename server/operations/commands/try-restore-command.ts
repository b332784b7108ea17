// `npm run try-restore [-- <folder>]`: restores a backup into a temporary place and says whether everything is there.
import { backupRoot, findNewestBackup } from '../backup/backup-folders.ts';
import { BackupError } from '../backup/manifest.ts';
import { tryRestore } from '../restore/try-restore.ts';
import { count, runCommand } from './command.ts';

await runCommand([], async ({ settings, folders }) => {
  if (folders.length > 1) throw new BackupError('Name one folder at most.');
  const root = backupRoot(settings.dataDir);
  const folder = folders[0] ?? (await findNewestBackup(root))?.folder;
  if (!folder) throw new BackupError(`There is no backup in ${root}. Run npm run backup.`);
  const { rows, originals } = await tryRestore(folder, settings.dataDir);
  console.log(
    `Restored ${count(rows, 'row')} and ${count(originals, 'original')} of media from ${folder} into a temporary place: everything is there.`,
  );
  return true;
});
