import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Connection, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import type { MediaStore } from '../../domain/media/store/store.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { TEST_NOW } from '../services.ts';
import { openTakenSqlite, takeSqlite } from './taken-sqlite.ts';

/** Keeps nothing: the pictures and documents have their rows alone. */
export const NO_STORE = { put: async () => {} } as unknown as MediaStore;

/**
 * A SQLite of the test's own with the first content of {@link TEST_NOW}, in memory. To fill one takes three seconds of
 * the processor, for the documents above all: one is filled for all test files, and copied.
 */
export async function openFilledSqlite(kind: 'sample' | 'none'): Promise<Connection> {
  const folder = inject('filledFolder');
  const filled = join(folder, `${kind}.sqlite`);
  if (!existsSync(filled)) await fillOnce(folder, kind, filled);
  return openTakenSqlite(await readFile(filled));
}

/** Two workers may fill one each at once: what counts is put in place by a rename. */
async function fillOnce(folder: string, kind: 'sample' | 'none', filled: string): Promise<void> {
  const making = await mkdtemp(join(folder, 'making-'));
  const connection = openSqlite(':memory:');
  await migrate(connection);
  await fillEmptyDatabase(connection.db, NO_STORE, { kind, now: TEST_NOW });
  const made = join(making, 'made.sqlite');
  await writeFile(made, await takeSqlite(connection));
  await rename(made, filled);
  await rm(making, { recursive: true, force: true });
}
