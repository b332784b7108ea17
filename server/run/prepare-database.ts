import { type Connection, openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { fillOnce, isFilled } from '../../seed/first-entries.ts';
import { minimalContent } from '../../seed/minimal-content.ts';
import { makeFirstContent } from '../first-content/make-first-content.ts';
import { refuseUnfinishedRestore } from '../operations/restore/unfinished-restore.ts';
import type { Settings } from '../settings.ts';

/** Opens the database, unless a restore into it was broken off, brings it up to date, and fills it when it is empty. */
export async function prepareDatabase(settings: Settings, now: Date): Promise<Connection> {
  const connection = openDatabase(settings);
  try {
    await refuseUnfinishedRestore(connection, settings.dataDir);
    await migrate(connection);
    if (await isFilled(connection.db)) return connection;
    if (settings.seed === 'none') await fillOnce(connection.db, minimalContent(), now);
    else await makeFirstContent();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
