import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, openDatabase } from '../../database/connect.ts';
import { findMigration } from '../../database/migrate.ts';
import { openMediaStore } from '../../domain/media/store.ts';
import type { Settings } from '../settings.ts';
import { checkSecondFactor } from './checks/check-accounts.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkNames, checkPrivacy } from './checks/check-files.ts';
import { checkKey } from './checks/check-key.ts';
import { checkStore } from './checks/check-store.ts';
import { checkAddresses, checkDisk, checkMail } from './checks/check-surroundings.ts';
import { checkBackups, checkOutbox, checkWrittenMoments } from './checks/check-upkeep.ts';
import type { Finding } from './checks/finding.ts';

/** Looks at everything the site needs and changes nothing but for a file it puts in the media store and removes. */
export async function examine(settings: Settings, now: Date): Promise<Finding[]> {
  const open = () => openDatabase(settings);
  const database = await checkDatabase(settings, open);
  return [
    checkNames(),
    checkAddresses(settings),
    ...database,
    await checkStore(() => openMediaStore(settings), settings.s3),
    await checkMail(settings),
    await checkDisk(settings.dataDir),
    ...checkPrivacy(settings.dataDir),
    ...(database.some(({ level }) => level === 'problem')
      ? []
      : await checkUpkeep(settings, open, now)),
  ];
}

async function checkUpkeep(
  settings: Settings,
  open: () => Connection,
  now: Date,
): Promise<Finding[]> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'dimos.sqlite'))) return [];
  const connection = open();
  try {
    if (!(await findMigration(connection.db))) return [];
    return [
      await checkWrittenMoments(connection.db, now),
      await checkBackups(connection.db, settings, now),
      await checkOutbox(connection.db),
      await checkKey(connection.db, settings),
      await checkSecondFactor(connection.db, settings.secondFactor),
    ];
  } finally {
    await connection.close();
  }
}
