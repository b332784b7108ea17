import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { openPostgres } from '../../database/connect.ts';
import { createTestPostgres } from '../../harness/databases/create-test-postgres.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { beginRestore } from '../operations/restore/unfinished-restore.ts';
import { readSettings } from '../settings.ts';
import { prepareDatabase } from './prepare-database.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

test.skipIf(!SERVER)('a start that is refused leaves no line to PostgreSQL open', async () => {
  const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
  const dataDir = mkdtempSync(join(tmpdir(), 'dimos-refused-'));
  const other = openPostgres(url);
  await beginRestore(other, dataDir, '/backups/one');
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'none' });
  await expect(prepareDatabase(settings, TEST_NOW)).rejects.toThrow('/backups/one');
  const others = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
    return rows.length;
  };
  // An idle line would end by itself after ten seconds.
  await vi.waitFor(async () => expect(await others()).toBe(0), { timeout: 5_000 });
  await other.close();
  await drop();
  rmSync(dataDir, { recursive: true });
});
