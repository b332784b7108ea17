import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createTestPostgres } from '../harness/create-test-postgres.ts';
import { openChanges } from './changes.ts';
import { type Connection, openPostgres } from './connect.ts';
import { migrate } from './migrate.ts';
import { inTransaction, originOf, touchSite } from './transaction.ts';

const change = ({ db }: Connection) => inTransaction(db, async (tx) => touchSite(tx));

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('the line to PostgreSQL', () => {
  test('that stands again is told apart from a change', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    const connection = openPostgres(url);
    const other = openPostgres(url);
    const messages: (string | undefined)[] = [];
    connection.pool?.on('connect', (client) =>
      client.on('notification', ({ payload }) => messages.push(payload)),
    );
    await migrate(connection);
    const onChange = vi.fn();
    const onUnknown = vi.fn();
    const changes = openChanges(connection, onChange, onUnknown);
    try {
      await vi.waitFor(() => expect(onUnknown).toHaveBeenCalledTimes(1));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(connection.db);
      await vi.waitFor(() => expect(onUnknown).toHaveBeenCalledTimes(2), { timeout: 20_000 });
      expect(onChange).not.toHaveBeenCalled();
      await change(connection);
      expect(onChange).toHaveBeenCalledTimes(1);
      // Messages come in order: with that of another process, one's own would have been heard before.
      await change(other);
      await vi.waitFor(() => expect(messages).toContain(originOf(other.db)));
      expect(onChange).toHaveBeenCalledTimes(2);
      expect(onUnknown).toHaveBeenCalledTimes(2);
    } finally {
      await changes.close();
      await connection.close();
      await other.close();
      await drop();
    }
  });
});
