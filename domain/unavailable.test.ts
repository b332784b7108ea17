import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { openPostgres, openSqlite } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { openTestServices, signInAs, TEST_NOW, TEST_PASSWORD } from '../harness/services.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { findStaffMember } from './accounts/sessions/current-session.ts';
import { signIn } from './accounts/signing-in/sign-in.ts';
import { isUnavailable } from './unavailable.ts';

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error,
  );

describe('PostgreSQL is unavailable', () => {
  test.each([
    ['08006', 'a connection that was lost'],
    ['53300', 'too many connections'],
    ['57014', 'a statement that took too long'],
    ['57P01', 'a server that is being stopped'],
    ['25006', 'a server that only reads'],
    ['25P03', 'a transaction that stood still for too long'],
    ['40P01', 'two transactions that blocked each other'],
    ['55P03', 'a lock that was not to be had'],
  ])('by %s, %s', (code) => {
    expect(isUnavailable(Object.assign(new Error('It says so.'), { code }))).toBe(true);
  });

  test.each(['23505', '22P02', '42P01', '25P02'])('not by %s, a fault of the call', (code) => {
    expect(isUnavailable(Object.assign(new Error('It says so.'), { code }))).toBe(false);
  });
});

describe('SQLite is unavailable', () => {
  // SQLite says more with the upper bits: a read that failed, a file that another process mends, two equal rows.
  test.each([
    [266, true],
    [261, true],
    [2067, false],
  ])('by the first eight bits of its code: %i', (errcode, isPassing) => {
    const error = Object.assign(new Error('SQLite says so.'), { errcode });
    expect(isUnavailable(error)).toBe(isPassing);
  });

  test('while another process holds the file, and when there is no room or no right to write', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dimos-unavailable-'));
    const connection = openSqlite(folder);
    const { db } = connection;
    const write = (value = 'x') =>
      errorOf(db.insertInto('facts').values({ name: value, value }).execute());
    try {
      await migrate(connection);
      await sql`pragma busy_timeout = 1`.execute(db);
      const other = new DatabaseSync(join(folder, 'dimos.sqlite'));
      other.exec('begin immediate');
      expect(await write()).toSatisfy(isUnavailable);
      other.exec('rollback');
      other.close();
      await sql`pragma query_only = on`.execute(db);
      expect(await write()).toSatisfy(isUnavailable);
      await sql`pragma query_only = off`.execute(db);
      await sql`pragma max_page_count = 1`.execute(db);
      expect(await write('x'.repeat(1_000_000))).toSatisfy(isUnavailable);
      // SQLite has ended the transaction by then; that must not hide the cause.
      const inTransaction = db.transaction().execute(async (tx) => {
        await tx.insertInto('facts').values({ name: 'y', value: 'y' }).execute();
        await tx
          .insertInto('facts')
          .values({ name: 'z', value: 'z'.repeat(1_000_000) })
          .execute();
      });
      expect(await errorOf(inTransaction)).toSatisfy(isUnavailable);
      await sql`pragma max_page_count = 1000000`.execute(db);
      expect(await db.selectFrom('facts').select('name').execute()).toEqual([]);
      await db.insertInto('facts').values({ name: 'again', value: '' }).execute();
    } finally {
      await connection.close();
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('when its folder is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dimos-unavailable-'));
    await rm(folder, { recursive: true });
    expect(() => new DatabaseSync(join(folder, 'dimos.sqlite'))).toThrow(
      expect.toSatisfy(isUnavailable),
    );
  });

  test('but not when a statement is wrong or breaks a rule', async () => {
    const connection = openSqlite(':memory:');
    await migrate(connection);
    const add = () => connection.db.insertInto('facts').values({ name: 'a', value: '' }).execute();
    await add();
    expect(await errorOf(add())).not.toSatisfy(isUnavailable);
    expect(await errorOf(sql`select nonsense`.execute(connection.db))).not.toSatisfy(isUnavailable);
    await connection.close();
  });
});

test('an ordinary error, and what is no error, is not unavailability', () => {
  for (const value of [new Error('x'), new TypeError('ECONNREFUSED'), null, undefined, 'EPIPE', {}])
    expect(isUnavailable(value)).toBe(false);
  const cause = Object.assign(new Error('x'), { code: 'ENOSPC' });
  expect(isUnavailable(new Error('the file was not written', { cause }))).toBe(true);
});

const canStartPostgres =
  Boolean(process.env.TEST_POSTGRES_URL) && spawnSync('ls', ['/usr/lib/postgresql']).status === 0;

describe.skipIf(!canStartPostgres)('a PostgreSQL server', () => {
  test('that stops in the middle of a query, is gone, refuses or restarts is unavailable, also to accounts', async () => {
    const server = await startPostgres({ brief: true });
    if (!server) throw new Error('PostgreSQL was there a moment ago.');
    const connection = openPostgres(server.url);
    try {
      await migrate(connection);
      const { services } = await openTestServices(connection);
      const token = await signInAs(services.auth, services, 'admin');
      const terminated = errorOf(
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection.db),
      );
      expect(await terminated).toSatisfy(isUnavailable);
      const slow = errorOf(
        sql`set local statement_timeout = 20; select pg_sleep(9)`.execute(connection.db),
      );
      expect(await slow).toSatisfy(isUnavailable);
      const during = errorOf(sql`select pg_sleep(60)`.execute(connection.db));
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where query = 'select pg_sleep(60)' and state = 'active'`.execute(connection.db);
        expect(rows).toHaveLength(1);
      });
      server.pause();
      expect(await during).toSatisfy(isUnavailable);
      expect(await errorOf(sql`select 1`.execute(connection.db))).toSatisfy(isUnavailable);
      expect(await errorOf(findStaffMember(services.auth, token, TEST_NOW))).toSatisfy(
        isUnavailable,
      );
      const credentials = { email: 'admin@example.org', password: TEST_PASSWORD };
      const from = { address: '192.0.2.1', now: TEST_NOW };
      expect(await errorOf(signIn(services.auth, services.db, credentials, from))).toSatisfy(
        isUnavailable,
      );
      server.resume();
      expect(await findStaffMember(services.auth, token, TEST_NOW)).toMatchObject({
        role: 'admin',
      });
      const wrong = errorOf(sql`select nonsense`.execute(connection.db));
      expect(await wrong).not.toSatisfy(isUnavailable);
    } finally {
      await connection.close();
      server.stop();
    }
  });
});
