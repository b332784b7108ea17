import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openSqlite } from '../../../database/connect.ts';
import { listTables, PASSING_TABLES } from '../../../database/portable-rows.ts';
import { listOriginals } from '../../../domain/media/store/originals.ts';
import {
  BackupError,
  type Manifest,
  mediaFile,
  readManifest,
  tableFile,
} from '../backup/manifest.ts';
import { restoreBackup } from './restore-backup.ts';

/** A database with its indexes and its search is so many times as large as its lines of JSON. */
const ROOM_FACTOR = 4;
/** The room left free for the site, whatever the trial takes. */
const ROOM_LEFT_BYTES = 200 * 1024 * 1024;

/** The finding of a trial. */
export interface Tried {
  rows: number;
  originals: number;
}

/** Where a trial puts what it restores: a folder of its own, named after its process. */
const TRIAL = /^restore-trial(?:-(\d+)-\w+)?$/;

/** Removes what trials left whose process was ended in the middle: it is personal data. */
export async function dropAbandonedTrials(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [isTrial, pid] = TRIAL.exec(name) ?? [];
    if (!isTrial || (pid !== undefined && isRunning(Number(pid)))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs for somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Restores a backup into a temporary SQLite database in the data folder, looks at what came back, and removes it. A
 * backup is independent of the database, so this also proves a backup from PostgreSQL. Originals are read where they
 * are, not copied. Throws {@link BackupError} for a backup from which the site could not come back.
 */
export async function tryRestore(folder: string, dataDir: string): Promise<Tried> {
  const manifest = await readManifest(folder);
  await requireRoom(manifest, dataDir);
  await dropAbandonedTrials(dataDir);
  const place = await mkdtemp(join(dataDir, `restore-trial-${process.pid}-`));
  try {
    return await restoreAndLook(folder, place);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function requireRoom({ tables, files }: Manifest, dataDir: string): Promise<void> {
  const lines = Object.keys(tables).reduce(
    (sum, table) => sum + (files[tableFile(table)]?.bytes ?? 0),
    0,
  );
  const needed = lines * ROOM_FACTOR + ROOM_LEFT_BYTES;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1024 ** 2);
  throw new BackupError(
    `There is no room to try the backup: ${megabytes} MB must be free in ${dataDir}.`,
  );
}

async function restoreAndLook(folder: string, place: string): Promise<Tried> {
  const connection = openSqlite(place);
  try {
    const { db } = connection;
    // Nobody needs it after a power cut.
    await sql`pragma synchronous = off`.execute(db);
    const manifest = await restoreBackup({ connection, store: undefined }, folder);
    const refuse = (what: string) =>
      new BackupError(`The backup in ${folder} came back, but ${what}. Make another one.`);
    const { rows: found } = await sql<{ integrity_check: string }>`
      pragma integrity_check`.execute(db);
    if (found[0]?.integrity_check !== 'ok') throw refuse('its database is damaged');
    const { rows: strays } = await sql`pragma foreign_key_check`.execute(db);
    if (strays.length > 0) throw refuse(`${strays.length} rows refer to rows that are not there`);
    const rows = await countRows(db, manifest, refuse);
    return { rows, originals: await countOriginals(db, manifest, refuse) };
  } finally {
    await connection.close();
  }
}

type Refuse = (what: string) => BackupError;

async function countRows(db: Db, { tables }: Manifest, refuse: Refuse): Promise<number> {
  let rows = 0;
  for (const table of await listTables(db)) {
    const { count } = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    // Sessions and the like do not come back from an older backup that has them.
    const expected = PASSING_TABLES.includes(table) ? 0 : tables[table];
    if (expected !== undefined && Number(count) !== expected) {
      throw refuse(`the table ${table} has ${count} rows instead of ${expected}`);
    }
    rows += Number(count);
  }
  return rows;
}

/** Restoring has compared each file with the manifest; here each medium is compared with its file. */
async function countOriginals(
  db: Db,
  { files, damaged }: Manifest,
  refuse: Refuse,
): Promise<number> {
  let originals = 0;
  for (const { storage_key, digest } of await listOriginals(db)) {
    if (damaged.includes(storage_key)) continue;
    if (!files[mediaFile(storage_key)]?.sha256.startsWith(digest)) {
      throw refuse(`the original ${storage_key} is not in it as the database has it`);
    }
    originals++;
  }
  return originals;
}
