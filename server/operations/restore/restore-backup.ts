import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Connection, Db } from '../../../database/connect.ts';
import { findMigration, MIGRATION_NAMES, migrate } from '../../../database/migrate.ts';
import { BUSY_TIMEOUT_MS } from '../../../database/node-sqlite.ts';
import {
  dropTables,
  emptyTables,
  insertRows,
  PASSING_TABLES,
  type PortableRow,
  TABLE_NAMES,
} from '../../../database/portable-rows.ts';
import { SITE_CHANNEL } from '../../../database/site-version.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { MediaStore } from '../../../domain/media/store/store.ts';
import { BackupError, type Manifest, readTableFile, verifyBackup } from '../backup/manifest.ts';

/** Rows inserted at a time. */
const BATCH_SIZE = 200;

/**
 * Puts a backup into a database and a media store, or into a database alone. The former content of the database is
 * lost: without `replace`, a database with content is refused. The site must not run during this. Everybody is
 * signed out. Where the tables are already those of the backup, the database changes in one transaction. Throws
 * {@link BackupError}.
 */
export async function restoreBackup(
  { connection, store }: { connection: Connection; store: MediaStore | undefined },
  folder: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const existing = await findMigration(connection.db);
  if (existing && !replace && (await hasContent(connection.db))) {
    throw notEmpty();
  }
  // First the files: an original without a row is only unused space, a row without its original a hole.
  if (store) await putOriginals(store, folder, manifest);
  // A request's limit for a statement does not count: of 30,000 entries the search lets go of each by itself.
  const patient = connection.openPatient?.();
  try {
    await putRows(patient ?? connection, folder, manifest, existing);
  } finally {
    await patient?.close();
  }
  return manifest;
}

async function putRows(
  connection: Connection,
  folder: string,
  manifest: Manifest,
  existing: string | undefined,
): Promise<void> {
  if (existing !== manifest.migration) {
    await dropTables(connection);
    await migrate(connection, manifest.migration);
  }
  await inTransaction(connection.db, async (tx) => {
    await emptyTables(tx);
    for (const table of TABLE_NAMES) {
      // Backups of before 0.2.0 was finished have the passing ones, too.
      if (manifest.tables[table] === undefined || PASSING_TABLES.includes(table)) continue;
      await insertTable(tx, connection, folder, table);
    }
    // A backup has no renditions: they are made again.
    await tx.updateTable('media').set({ made_digest: '' }).execute();
  });
  if (manifest.migration !== MIGRATION_NAMES.at(-1)) await migrate(connection);
}

/** The refusal to replace what a database holds. */
export function notEmpty(): BackupError {
  return new BackupError(
    'The database is not empty. Add --force to replace what is in it with the backup.',
  );
}

/** Whether a database has content. One that was just filled from the seed counts too. */
export async function hasContent(db: Db): Promise<boolean> {
  for (const table of ['entries', 'user', 'messages', 'media', 'subscribers'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function putOriginals(store: MediaStore, folder: string, manifest: Manifest): Promise<void> {
  for (const file of Object.keys(manifest.files)) {
    if (!file.startsWith('media/')) continue;
    const key = file.slice('media/'.length);
    await store.put(key, await readFile(join(folder, file)));
  }
}

async function insertTable(
  tx: Db,
  { kind }: Connection,
  folder: string,
  table: (typeof TABLE_NAMES)[number],
): Promise<void> {
  let batch: PortableRow[] = [];
  for await (const row of readTableFile(folder, table)) {
    if (batch.push(row) < BATCH_SIZE) continue;
    await insertRows(tx, kind, table, batch);
    batch = [];
  }
  await insertRows(tx, kind, table, batch);
}

/**
 * Whether a site runs on the database, which must not be while it is replaced. SQLite leaves its
 * write-ahead log only when nobody else has the file open; on PostgreSQL every process listens.
 */
export async function isSiteRunning({ db, kind }: Connection): Promise<boolean> {
  if (kind === 'postgres') {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and query like ${`listen ${SITE_CHANNEL}%`}`.execute(db);
    return rows.length > 0;
  }
  try {
    await sql`pragma busy_timeout = 0`.execute(db);
    await sql`pragma journal_mode = delete`.execute(db);
    return false;
  } catch (error) {
    if (/locked/.test((error as Error).message)) return true;
    throw error;
  } finally {
    await sql`pragma journal_mode = wal`.execute(db).catch(() => {});
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(db);
  }
}
