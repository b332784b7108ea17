import { readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import { writeWholeFile } from '../../../domain/media/store/write-whole-file.ts';
import { BackupError } from '../backup/manifest.ts';
import { isSiteRunning } from './restore-backup.ts';

/** The file that says which backup is being put into SQLite; gone when that has come to its end. */
const FILE = 'restore-unfinished';
/**
 * On PostgreSQL a table says it, since other machines start sites on the same database. It is none of the site's
 * tables, so that it stays while those are removed and made anew.
 */
const TABLE = sql.table('restore_unfinished');

/** The database is between what it was and what a backup holds; the message is for the operator. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
}

/**
 * Says that a backup is being put into the database, so that no site starts on it until {@link finishRestore}; then
 * looks once more whether one runs, which may have started in the meantime. Throws {@link BackupError} then.
 */
export async function beginRestore(
  connection: Connection,
  dataDir: string,
  folder: string,
): Promise<void> {
  await markRestore(connection, dataDir, folder);
  if (!(await isSiteRunning(connection))) return;
  await finishRestore(connection, dataDir);
  throw new BackupError('The site has been started. Stop it first, and start it afterwards.');
}

async function markRestore(
  { db, kind }: Connection,
  dataDir: string,
  folder: string,
): Promise<void> {
  if (kind === 'sqlite') return writeWholeFile(join(dataDir, FILE), `${folder}\n`);
  await db.transaction().execute(async (tx) => {
    await sql`drop table if exists ${TABLE}`.execute(tx);
    await sql`create table ${TABLE} (folder text not null, machine text not null)`.execute(tx);
    await sql`insert into ${TABLE} values (${folder}, ${hostname()})`.execute(tx);
  });
}

/** Takes the mark away: from now on a site may start on this database. */
export async function finishRestore({ db, kind }: Connection, dataDir: string): Promise<void> {
  if (kind === 'sqlite') await rm(join(dataDir, FILE), { force: true });
  else await sql`drop table if exists ${TABLE}`.execute(db);
}

/**
 * Throws {@link UnfinishedRestoreError} where a restore is under way or was broken off. A site that started then would
 * fill the empty database with its first content, or show what people had erased.
 */
export async function refuseUnfinishedRestore(
  connection: Connection,
  dataDir: string,
): Promise<void> {
  const said = await describeUnfinishedRestore(connection, dataDir);
  if (said !== undefined) throw new UnfinishedRestoreError(said);
}

/** What is to be done about a restore that is not finished; undefined where there is none. */
export function describeUnfinishedRestore(
  connection: Connection,
  dataDir: string,
): Promise<string | undefined> {
  return connection.kind === 'sqlite' ? describeUnfinishedFile(dataDir) : describeTable(connection);
}

/** The same for the SQLite of a data folder, which need not be there. */
export async function describeUnfinishedFile(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, FILE);
  const folder = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // A folder that is none is told where it is opened.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (folder === undefined) return undefined;
  return `A restore was not finished: run it again, npm run restore -- ${folder.trim()} --force. (To start on what the database holds now, delete ${file}.)`;
}

async function describeTable({ db }: Connection): Promise<string | undefined> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('restore_unfinished') is not null as "isThere"`.execute(db);
  if (!found[0]?.isThere) return undefined;
  const { rows } = await sql<{ folder: string; machine: string }>`
    select folder, machine from ${TABLE}`.execute(db);
  const { folder = '<folder>', machine = 'another machine' } = rows[0] ?? {};
  return `A restore from ${machine} into this database was not finished. If it is not under way any more, run it again there: npm run restore -- ${folder} --force. (To start on what the database holds now: drop table restore_unfinished.)`;
}
