import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createTestPostgres } from '../harness/databases/create-test-postgres.ts';
import { openTestSqlite } from '../harness/databases/databases.ts';
import { type Changes, openChanges } from './changes.ts';
import { type Connection, openPostgres, openSqlite } from './connect.ts';
import { migrate } from './migrate.ts';
import {
  inTransaction,
  onSiteChange,
  siteChangesUnderWay,
  touchSite,
  withdrawFromSite,
} from './transaction.ts';

const change = ({ db }: Connection) => inTransaction(db, async (tx) => touchSite(tx));

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

test('on SQLite a change is known in this process at once, and once', async () => {
  const connection = await openTestSqlite();
  const onChange = vi.fn();
  const changes = openChanges(connection, { onChange });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('anything'));
  onChange.mockClear();
  await inTransaction(connection.db, async () => {});
  expect(onChange).not.toHaveBeenCalled();
  await change(connection);
  expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
  await inTransaction(connection.db, async (tx) => withdrawFromSite(tx, 'an-entry'));
  expect(onChange).toHaveBeenLastCalledWith(['an-entry']);
  // An act consists of smaller ones, of which the last may take nothing off the site.
  await inTransaction(connection.db, async (tx) => {
    for (const id of ['one', 'another']) withdrawFromSite(tx, id);
    touchSite(tx);
  });
  expect(onChange).toHaveBeenLastCalledWith(['one', 'another']);
  await changes.close();
  await change(connection);
  expect(onChange).toHaveBeenCalledTimes(3);
  await connection.close();
});

test('a change is under way until its act has ended, whichever its end', async () => {
  const connection = await openTestSqlite();
  const { db } = connection;
  const counts: number[] = [];
  const stop = onSiteChange(db, async () => void counts.push(siteChangesUnderWay(db).size));
  await change(connection);
  expect([...counts, siteChangesUnderWay(db).size]).toEqual([1, 0]);
  const failing = inTransaction(db, async (tx) => {
    touchSite(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(siteChangesUnderWay(db).size).toBe(0);
  stop();
  await connection.close();
});

test('what was taken off the site is kept for the last thousand changes', async () => {
  const connection = await openTestSqlite();
  const { db } = connection;
  const withdraw = (id: string) => inTransaction(db, async (tx) => withdrawFromSite(tx, id));
  const kept = async () =>
    (await db.selectFrom('site_withdrawals').select('subject').orderBy('version').execute()).map(
      ({ subject }) => subject,
    );
  await withdraw('first');
  await withdraw('second');
  await db.updateTable('site_version').set({ version: 1000 }).execute();
  await withdraw('third');
  expect(await kept()).toEqual(['second', 'third']);
  await connection.close();
});

test('a transaction that fails is no change', async () => {
  const connection = await openTestSqlite();
  const onChange = vi.fn();
  const changes = openChanges(connection, { onChange });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const failing = inTransaction(connection.db, async (tx) => {
    touchSite(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(onChange).toHaveBeenCalledTimes(1);
  await changes.close();
  await connection.close();
});

test('whoever changed the site waits for what is done about it', async () => {
  const connection = await openTestSqlite();
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = onSiteChange(connection.db, () => promise);
  const stopAnother = onSiteChange(connection.db, () => {});
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
  stopAnother();
  await connection.close();
});

describe('two processes on one SQLite file', () => {
  let folder: string;
  let here: Connection;
  let there: Connection;
  const heard = vi.fn();
  let changes: Changes;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dimos-changes-'));
    here = openSqlite(folder);
    there = openSqlite(folder);
    await migrate(here);
    heard.mockClear();
    changes = openChanges(here, { onChange: heard });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    heard.mockClear();
  });

  afterEach(async () => {
    await changes.close();
    await here.close();
    await there.close();
    rmSync(folder, { recursive: true });
  });

  const write = ({ db }: Connection, name: string) =>
    db.insertInto('facts').values({ name, value: '' }).execute();

  test('what one changes is known to the other within a second, with what it took off the site', async () => {
    await inTransaction(there.db, async (tx) => withdrawFromSite(tx, 'an-entry'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(['an-entry']), {
      timeout: 1000,
    });
    await change(there);
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith([]), { timeout: 1000 });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('what the public does not see, one’s own changes and reading are no news', async () => {
    await write(there, 'a letter');
    await there.db.selectFrom('facts').selectAll().execute();
    await change(here);
    expect(heard).toHaveBeenCalledTimes(1);
    // A later change is heard of, so the earlier ones were read.
    await inTransaction(there.db, async (tx) => withdrawFromSite(tx, 'an-entry'));
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(['an-entry']));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('what could not be read when it was written is told at the next look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let [isAway, asked] = [false, 0];
    const db = here.db.withPlugin({
      transformQuery: ({ node }) => {
        if (!JSON.stringify(node).includes('site_version')) return node;
        asked++;
        if (isAway) throw new Error('The disk does not answer.');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const told = vi.fn();
    const own = openChanges({ ...here, db }, { onChange: told });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    isAway = true;
    await change(there);
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(asked).toBe(2));
    isAway = false;
    await vi.advanceTimersByTimeAsync(500);
    await own.close();
    vi.useRealTimers();
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('as long as nobody else writes, the counter is not read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const read: string[] = [];
    const db = here.db.withPlugin({
      transformQuery: ({ node }) => {
        read.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const own = openChanges({ ...here, db }, { onChange: () => {} });
    await vi.waitFor(() => expect(read.join()).toContain('site_version'));
    read.length = 0;
    await write(here, 'a letter');
    for (let look = 0; look < 4; look++) await vi.advanceTimersByTimeAsync(500);
    await own.close();
    vi.useRealTimers();
    expect(read.length).toBeGreaterThanOrEqual(4);
    expect(read.join()).not.toContain('site_version');
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
    database = await createTestPostgres(SERVER, inject('postgresTemplate'));
    here = openPostgres(database.url);
    there = openPostgres(database.url);
    heard.mockClear();
    announcer = openChanges(here, { onChange: () => {} });
    // The counter is read so seldom that a change heard in time must have come by a message.
    listener = openChanges(there, { onChange: heard }, { heartbeat: { everyMs: 60_000 } });
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
    // A whole folder of entries fits into a message.
    const ids = Array.from({ length: 50 }, (_, at) => `an-entry-with-a-long-id-${at}`);
    await inTransaction(here.db, async (tx) => {
      for (const id of ids) withdrawFromSite(tx, id);
    });
    await until(() => heard.mock.calls.length > 1, 1000);
    expect(heard).toHaveBeenLastCalledWith(ids);
  });

  test('a lost line is taken up again, and what was changed meanwhile is heard of', async () => {
    for (const pid of await listenerPids()) await terminate(pid);
    await inTransaction(here.db, async (tx) => withdrawFromSite(tx, 'an-entry'));
    await until(() => heard.mock.calls.length > 0, 5000);
    expect(heard).toHaveBeenCalledExactlyOnceWith(['an-entry']);
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
  });

  test('closing leaves no connection open, also while the line is down', async () => {
    for (const pid of await listenerPids()) await terminate(pid);
    await listener.close();
    await announcer.close();
    // The server takes a moment to notice that a connection has ended.
    await until(async () => (await listenerPids()).length === 0);
  });

  test('closing at once after opening leaves nothing open', async () => {
    const brief = openPostgres(database.url);
    const changes = openChanges(brief, { onChange: () => {} });
    await changes.close();
    await brief.close();
    await until(async () => (await listenerPids()).length === 2);
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
