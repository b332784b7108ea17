import { type Connection, openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { openMediaStore } from '../../domain/media/store.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import type { Settings } from '../settings.ts';
import { releaseMemory } from './release-memory.ts';

/** Opens the database, brings it up to date, and fills it when it is empty. */
export async function prepareDatabase(settings: Settings, now: Date): Promise<Connection> {
  const connection = openDatabase(settings);
  await migrate(connection);
  const store = await openMediaStore(settings);
  const isFilled = await fillEmptyDatabase(connection.db, store, { kind: settings.seed, now });
  // The first start makes all pictures and documents; what that took would stay with the process for days.
  if (isFilled) await releaseMemory();
  return connection;
}
