import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Connection, openSqlite, sqliteFile } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import type { MediaStore } from '../../domain/media/store/store.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { TEST_NOW } from '../services.ts';

/** Keeps nothing: the pictures and documents have their rows alone. */
export const NO_STORE = { put: async () => {} } as unknown as MediaStore;

/**
 * A SQLite of the test's own with the first content of {@link TEST_NOW}; closing it removes it. To fill one takes
 * three seconds of the processor, for the documents above all: one is filled for all test files, and copied.
 */
export async function openFilledSqlite(kind: 'sample' | 'none'): Promise<Connection> {
  const folder = inject('filledFolder');
  const filled = join(folder, `${kind}.sqlite`);
  if (!existsSync(filled)) await fillOnce(folder, kind, filled);
  const own = await mkdtemp(join(folder, 'own-'));
  await copyFile(filled, sqliteFile(own));
  const connection = openSqlite(own);
  await sql`pragma synchronous = off`.execute(connection.db);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await rm(own, { recursive: true, force: true });
    },
  };
}

/** Two workers may fill one each at once: what counts is put in place by a rename. */
async function fillOnce(folder: string, kind: 'sample' | 'none', filled: string): Promise<void> {
  const making = await mkdtemp(join(folder, 'making-'));
  const connection = openSqlite(':memory:');
  await migrate(connection);
  await fillEmptyDatabase(connection.db, NO_STORE, { kind, now: TEST_NOW });
  const made = sqliteFile(making);
  await sql`vacuum into ${sql.lit(made)}`.execute(connection.db);
  await connection.close();
  await rename(made, filled);
  await rm(making, { recursive: true, force: true });
}
