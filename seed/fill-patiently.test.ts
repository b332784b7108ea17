import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type Connection, openPostgres } from '../database/connect.ts';
import { openMediaStore } from '../domain/media/store/store.ts';
import { createTestPostgres } from '../harness/databases/create-test-postgres.ts';
import { TEST_NOW } from '../harness/services.ts';
import { fillPatiently } from './fill.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
/** What a statement of a request is given here. */
const LIMIT_MS = 200;

describe.skipIf(!SERVER)('two servers that start at once on an empty database', () => {
  let database: Awaited<ReturnType<typeof createTestPostgres>>;
  let first: Connection;
  let second: Connection;
  let folder: string;

  beforeEach(async () => {
    database = await createTestPostgres(SERVER, inject('postgresTemplate'));
    first = openPostgres(database.url);
    second = openPostgres(database.url, { statementMs: LIMIT_MS, answerMs: LIMIT_MS });
    folder = await mkdtemp(join(tmpdir(), 'dimos-fill-'));
  });
  afterEach(async () => {
    await Promise.all([first.close(), second.close()]);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('wait for each other for longer than a request waits for a statement', async () => {
    const store = await openMediaStore({ dataDir: folder });
    let filling: Promise<boolean> | undefined;
    await first.db.transaction().execute(async (tx) => {
      const fact = { name: 'seeded-at', value: TEST_NOW.toISOString() };
      await tx.insertInto('facts').values(fact).execute();
      filling = fillPatiently(second, store, { kind: 'none', now: TEST_NOW });
      const waits = async () => {
        const { rows } = await sql<{ ms: number }>`
          select extract(epoch from clock_timestamp() - query_start)::float8 * 1000 as ms
          from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(first.db);
        return rows[0]?.ms ?? 0;
      };
      await vi.waitUntil(async () => (await waits()) > 2 * LIMIT_MS, { timeout: 20_000 });
    });
    // The other one has filled it.
    await expect(filling).resolves.toBe(false);
  });
});
