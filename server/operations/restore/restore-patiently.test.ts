import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { openPostgres } from '../../../database/connect.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { createBackup } from '../backup/create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

test.skipIf(!SERVER)('replacing a large site takes longer than a request is given', async () => {
  const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
  const connection = openPostgres(url, { statementMs: 200, answerMs: 250 });
  const folder = await mkdtemp(join(tmpdir(), 'dimos-patient-'));
  try {
    const store = await openMediaStore({ dataDir: folder });
    const backup = join(folder, 'backup');
    await createBackup({ connection, store }, { folder: backup, now: TEST_NOW });
    // As if there were 30,000 entries, each of which the search lets go of by itself.
    await sql`create function pause() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.3); return null; end $$`.execute(connection.db);
    await sql`create trigger slow before delete on entries
      for each statement execute function pause()`.execute(connection.db);
    await expect(
      restoreBackup({ connection, store }, backup, { replace: true }),
    ).resolves.toMatchObject({ madeAt: TEST_NOW.toISOString() });
  } finally {
    await connection.close();
    await drop();
    await rm(folder, { recursive: true, force: true });
  }
});
