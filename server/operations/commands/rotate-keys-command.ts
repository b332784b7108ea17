// `npm run rotate-keys`: another key for the server, which signs everybody out.
import { changeServerKey } from '../../../domain/keys/choose-server-key.ts';
import { BackupError } from '../backup/manifest.ts';
import { openSiteDatabase } from '../open-site-database.ts';
import { isSiteRunning } from '../restore/restore-backup.ts';
import { count, runCommand } from './command.ts';

await runCommand([], async ({ settings, words }) => {
  if (words.length > 0) throw new BackupError('npm run rotate-keys takes no words.');
  const connection = await openSiteDatabase(settings);
  try {
    if (await isSiteRunning(connection)) {
      throw new BackupError('The site is running. Stop it first, on all servers.');
    }
    const { secretKey } = settings;
    const { lostApps } = await changeServerKey(connection.db, secretKey?.value, new Date());
    console.log(
      `The key is another one now, ${secretKey ? `that of ${secretKey.from}` : 'in the database'}. ` +
        'Everybody signs in anew. ' +
        (lostApps > 0
          ? `${count(lostApps, 'account has', 'accounts have')} lost the app: with the password alone they add another one, and can do nothing else before. Whose password may be known, give a new one under Users first.`
          : 'Nobody used an app.'),
    );
  } finally {
    await connection.close();
  }
  return true;
});
