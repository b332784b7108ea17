import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestPostgres } from '../harness/create-test-postgres.ts';
import { openTestSqlite } from '../harness/databases.ts';
import { type Changes, openChanges } from './changes.ts';
import { type Connection, openPostgres, openSqlite } from './connect.ts';
import { migrate } from './migrate.ts';
import { inTransaction, onSiteChange, touchSite } from './transaction.ts';

const change = ({ db }: Connection) => inTransaction(db, async (tx) => touchSite(tx));

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

test('on SQLite a change is known in this process at once', async () => {
  const connection = await openTestSqlite();
  const onChange = vi.fn();
  const changes = openChanges(connection, onChange);
  await inTransaction(connection.db, async () => {});
  expect(onChange).not.toHaveBeenCalled();
  await change(connection);
  expect(onChange).toHaveBeenCalledTimes(1);
  await changes.close();
  await change(connection);
  expect(onChange).toHaveBeenCalledTimes(1);
  await connection.close();
});

test('whoever changed the site waits for what is done about it', async () => {
  const connection = await openTestSqlite();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onSiteChange(connection.db, () => promise);
  let isSaved = false;
  const saving = change(connection).then(() => {
    isSaved = true;
  });
  await inTransaction(connection.db, async () => {});
  expect(isSaved).toBe(false);
  resolve();
  await saving;
  expect(isSaved).toBe(true);
  stop();
  await connection.close();
});

describe('two processes on one SQLite file', () => {
  let folder: string;
  let here: Connection;
  let there: Connection;
  const heard = vi.fn();
  const isUnknown = vi.fn();
  let changes: Changes;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dimos-changes-'));
    here = openSqlite(folder);
    there = openSqlite(folder);
    await sql`create table notes (text text)`.execute(here.db);
    heard.mockClear();
    isUnknown.mockClear();
    changes = openChanges(here, heard, isUnknown);
    // After this it has looked for the first time: one connection answers in order.
    await sql`select * from notes`.execute(here.db);
  });

  afterEach(async () => {
    await changes.close();
    await here.close();
    await there.close();
    rmSync(folder, { recursive: true });
  });

  const write = (connection: Connection) =>
    sql`insert into notes values ('x')`.execute(connection.db);

  test('what one writes may have changed anything for the other, within a second', async () => {
    for (let time = 1; time <= 2; time++) {
      await write(there);
      await vi.waitFor(() => expect(isUnknown).toHaveBeenCalledTimes(time), { timeout: 1000 });
    }
    expect(heard).not.toHaveBeenCalled();
  });

  test('what it writes itself, or others only read, is no change', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const own = openChanges(here, heard, isUnknown);
    await write(here);
    await sql`select * from notes`.execute(there.db);
    for (let look = 0; look < 4; look++) await vi.advanceTimersByTimeAsync(500);
    await own.close();
    vi.useRealTimers();
    expect(isUnknown).not.toHaveBeenCalled();
  });
});

describe.skipIf(!SERVER)('two processes on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestPostgres>>;
  let here: Connection;
  let there: Connection;
  const heard = vi.fn();
  let announcer: Changes;
  let listener: Changes;

  beforeEach(async () => {
    database = await createTestPostgres(SERVER);
    here = openPostgres(database.url);
    there = openPostgres(database.url);
    await migrate(here);
    heard.mockClear();
    announcer = openChanges(here, () => {});
    listener = openChanges(there, heard);
    await until(() => heard.mock.calls.length > 0);
    heard.mockClear();
  });

  afterEach(async () => {
    await announcer.close();
    await listener.close();
    await here.close();
    await there.close();
    await database.drop();
  });

  const until = (holds: () => boolean | Promise<boolean>, timeout = 20_000) =>
    vi.waitFor(async () => expect(await holds()).toBe(true), { timeout, interval: 20 });

  const listenerPids = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(here.db);
    return rows.map((row) => row.pid);
  };

  const terminate = (pid: number) => sql`select pg_terminate_backend(${pid})`.execute(here.db);

  test('a change made in one reaches the other within a second', async () => {
    await change(here);
    await until(() => heard.mock.calls.length > 0, 1000);
  });

  test('a lost line is taken up again, and the loss itself counts as a change', async () => {
    for (const pid of await listenerPids()) await terminate(pid);
    await until(() => heard.mock.calls.length > 0);
    await until(async () => (await listenerPids()).length === 2);
    heard.mockClear();
    await change(here);
    await until(() => heard.mock.calls.length > 0, 1000);
  });

  test('however often the line breaks, one listener remains', async () => {
    for (let time = 0; time < 3; time++) {
      const before = await listenerPids();
      for (const pid of before) await terminate(pid);
      await until(async () => {
        const pids = await listenerPids();
        return pids.length === 2 && !pids.some((pid) => before.includes(pid));
      });
    }
    expect(there.pool?.totalCount).toBe(1);
  });

  test('closing leaves no connection open, also while the line is down', async () => {
    for (const pid of await listenerPids()) await terminate(pid);
    await listener.close();
    await announcer.close();
    // The server takes a moment to notice that a connection has ended.
    await until(async () => (await listenerPids()).length === 0);
    await until(() => there.pool?.totalCount === 0);
  });

  test('closing at once after opening leaves nothing open', async () => {
    const brief = openPostgres(database.url);
    const changes = openChanges(brief, () => {});
    await changes.close();
    await until(() => brief.pool?.totalCount === 0);
    await brief.close();
  });
});

describe.skipIf(!SERVER)('a PostgreSQL connection that breaks', () => {
  test('fails the query on it, not the process, and a new one takes its place', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    const connection = openPostgres(url);
    const other = openPostgres(url);
    const breakOthers = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
    try {
      // In the middle of a transaction, between two statements …
      const between = connection.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await breakOthers();
        await sql`select 1`.execute(tx);
      });
      await expect(between).rejects.toThrow();
      // … and in the middle of a statement.
      const during = sql`select pg_sleep(30)`.execute(connection.db);
      const outcome = expect(during).rejects.toThrow();
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and query like '%pg_sleep(30)%'
          and pid <> pg_backend_pid() and state = 'active'`.execute(other.db);
        expect(rows).toHaveLength(1);
      });
      await breakOthers();
      await outcome;
      const read = () => sql<{ one: number }>`select 1 as one`.execute(connection.db);
      await vi.waitFor(async () => expect((await read()).rows).toEqual([{ one: 1 }]));
    } finally {
      await connection.close();
      await other.close();
      await drop();
    }
  });
});
