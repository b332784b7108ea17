import { existsSync } from 'node:fs';
import { type Connection, openDatabase, sqliteFile } from '../../database/connect.ts';
import { findMigration } from '../../database/migrate.ts';
import { openMediaStore } from '../../domain/media/store/store.ts';
import type { Settings } from '../settings.ts';
import { checkSecondFactor } from './checks/check-accounts.ts';
import { checkPort, checkSiteUrl, type Reach } from './checks/check-answers.ts';
import { checkDatabase } from './checks/check-database.ts';
import { checkNames, checkPrivacy } from './checks/check-files.ts';
import { checkKey } from './checks/check-key.ts';
import { checkOriginals } from './checks/check-originals.ts';
import { checkProxies } from './checks/check-proxies.ts';
import { checkScanner } from './checks/check-scanner.ts';
import { checkStore } from './checks/check-store.ts';
import {
  checkAddresses,
  checkDisk,
  checkMail,
  isOfThisMachine,
} from './checks/check-surroundings.ts';
import { checkBackups, checkOutbox, checkWrittenMoments } from './checks/check-upkeep.ts';
import { type CheckFinding, firstCause, note, problem, reason } from './checks/finding.ts';
import { describeUnfinishedFile, describeUnfinishedRestore } from './restore/unfinished-restore.ts';

/**
 * Looks at everything the site needs and changes nothing, except that it puts a file in the media store and removes
 * it.
 */
export async function examine(
  settings: Settings,
  now: Date,
  reach: Reach = {},
): Promise<CheckFinding[]> {
  const open = () => openDatabase(settings);
  const isLocal = isOfThisMachine(settings.siteUrl);
  const database = await checkDatabase(settings, open);
  const unfinished = await describeUnfinished(settings, open);
  const isInstalled = settings.databaseUrl !== undefined || hasSqlite(settings);
  return [
    ...(unfinished === undefined ? [] : [problem(unfinished)]),
    checkNames(),
    checkAddresses(settings),
    ...checkProxies(settings),
    await checkPort(settings, isInstalled),
    ...(isLocal ? [] : [await checkSiteUrl(settings, now, reach)]),
    ...database,
    await checkStore(() => openMediaStore(settings), settings.s3),
    await checkMail(settings),
    await checkScanner(settings),
    await checkDisk(settings.dataDir),
    ...checkPrivacy(settings.dataDir),
    ...(database.some(({ level }) => level === 'problem')
      ? []
      : await checkUpkeep(settings, open, now)),
  ];
}

/** Without PostgreSQL's answer nothing: that it does not answer is said of by itself. */
async function describeUnfinished(
  { databaseUrl, dataDir }: Settings,
  open: () => Connection,
): Promise<string | undefined> {
  // Opening SQLite would make it.
  if (!databaseUrl) return describeUnfinishedFile(dataDir);
  const connection = open();
  try {
    return await describeUnfinishedRestore(connection, dataDir).catch(() => undefined);
  } finally {
    await connection.close();
  }
}

const hasSqlite = ({ dataDir }: Settings) => existsSync(sqliteFile(dataDir));

async function checkUpkeep(
  settings: Settings,
  open: () => Connection,
  now: Date,
): Promise<CheckFinding[]> {
  if (!settings.databaseUrl && !hasSqlite(settings)) return [];
  const connection = open();
  try {
    if (!(await findMigration(connection.db))) return [];
    return [
      await checkMedia(settings, connection),
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

/** A store that does not work is said of by itself. */
async function checkMedia(settings: Settings, { db }: Connection): Promise<CheckFinding> {
  try {
    return await checkOriginals(db, await openMediaStore(settings));
  } catch (error) {
    return note(`Originals: they could not be read (${reason(firstCause(error))}).`);
  }
}
