// `npm run restore -- <folder> [--force]`: puts a backup into the database and the media store.
import { openDatabase } from '../../../database/connect.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { type ErasedAgain, eraseAgain } from '../../../domain/people/erase-again.ts';
import type { Settings } from '../../settings.ts';
import { backupRoot, freeBackupFolder } from '../backup/backup-folders.ts';
import { BackupError, verifyBackup } from '../backup/manifest.ts';
import { keepBeforeRestore } from '../restore/keep-before-restore.ts';
import { keyBeforeRestore, settleKeyAfterRestore } from '../restore/key-after-restore.ts';
import { gatherErasures } from '../restore/remembered-erasures.ts';
import { restoreBackup } from '../restore/restore-backup.ts';
import { type RestoreTurn, takeRestoreTurn } from '../restore/restore-turn.ts';
import { beginRestore, finishRestore } from '../restore/unfinished-restore.ts';
import { count, runCommand } from './command.ts';
import { describeErased } from './describe-person.ts';

await runCommand(['--force'], async ({ settings, folders, has }) => {
  const [folder] = folders;
  if (!folder || folders.length > 1) {
    throw new BackupError('Name the folder of the backup: npm run restore -- <folder>');
  }
  await verifyBackup(folder);
  const turn = await takeRestoreTurn(settings);
  try {
    await restore({ settings, folder, replace: has('--force'), turn });
  } finally {
    await turn.end();
  }
  return true;
});

interface Restore {
  settings: Settings;
  folder: string;
  replace: boolean;
  turn: RestoreTurn;
}

async function restore({ settings, folder, replace, turn }: Restore): Promise<void> {
  const now = new Date();
  const kept = freeBackupFolder(backupRoot(settings.dataDir), now, 'before-restore-');
  if (await keepBeforeRestore(settings, { folder: kept, now, replace })) {
    console.log(`What the database held is kept in ${kept}.`);
  }
  const connection = openDatabase(settings);
  try {
    await beginRestore(connection, settings.dataDir, folder);
    const store = await openMediaStore(settings);
    const before = await keyBeforeRestore(connection.db);
    const manifest = await restoreBackup({ connection, store }, folder, { replace });
    const { sources, unreadable } = await gatherErasures(settings.dataDir, folder);
    const again = await eraseAgain(connection.db, sources);
    const { secretKey } = settings;
    const said = await settleKeyAfterRestore(connection.db, { secretKey, before, now });
    await turn.check();
    await finishRestore(connection, settings.dataDir);
    const rows = Object.values(manifest.tables).reduce((sum, number) => sum + number, 0);
    console.log(
      `Restored ${count(rows, 'row')} as of ${manifest.madeAt}. Everybody signs in anew. Start the site again.`,
    );
    if (said) console.log(said);
    if (again.people > 0) console.log(describeErasedAgain(again));
    for (const other of unreadable) {
      console.error(`Whom ${other} knows as erased could not be read: it is damaged.`);
    }
    for (const key of manifest.damaged) console.error(`The backup was made without ${key}.`);
  } finally {
    await connection.close();
  }
}

function describeErasedAgain(again: ErasedAgain): string {
  return `Erased again what the backup still had of ${count(again.people, 'person', 'people')} erased after it: ${describeErased(again)}.`;
}
