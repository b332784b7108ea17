import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isUnavailable } from '../domain/unavailable.ts';
import { createTestPostgres } from '../harness/databases/create-test-postgres.ts';
import { type FreezingProxy, openFreezingProxy } from '../harness/databases/freezing-proxy.ts';
import { type Connection, openPostgres } from './connect.ts';
import { openListeningLine } from './listening-line.ts';
import type { PostgresLimits } from './postgres-limits.ts';
import { PostgresLines } from './postgres-lines.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const LIMITS = {
  poolSize: 4,
  connectMs: 400,
  statementMs: 300,
  answerMs: 500,
  idleInTransactionMs: 300,
  idleMs: 60_000,
  closeMs: 100,
} satisfies PostgresLimits;

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a line that breaks while nobody asks over it does not end the process', async () => {
  const lines = new PostgresLines('postgres://nobody@127.0.0.1:1/none', LIMITS);
  for (const client of [lines.newLine(), lines.newAskingLine(100)]) {
    expect(client.emit('error', new Error('the line broke'))).toBe(true);
  }
  await lines.close(() => lines.pool.end());
});

describe.skipIf(!SERVER)('lines to PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestPostgres>>;
  let proxy: FreezingProxy;
  let here: Connection;
  let beside: Connection;

  beforeEach(async () => {
    database = await createTestPostgres(SERVER);
    proxy = await openFreezingProxy(database.url);
    here = openPostgres(proxy.url, LIMITS);
    beside = openPostgres(database.url);
    await sql`create table rows (id integer primary key)`.execute(beside.db);
    await sql`insert into rows values (1)`.execute(beside.db);
  });
  afterEach(async () => {
    await here.close();
    await beside.close();
    await proxy.close();
    await database.drop();
  });

  const read = () => sql<{ one: number }>`select 1 as one`.execute(here.db);
  /** Uses all places of the pool at once. */
  const readOnAll = () =>
    Promise.all(
      Array.from({ length: LIMITS.poolSize }, () => sql`select pg_sleep(0.05)`.execute(here.db)),
    );
  const pids = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(beside.db);
    return rows.map(({ pid }) => pid);
  };

  test('wait for the disk and compile no statements, whatever the database has as its default', async () => {
    const setting = async ({ db }: Connection) => {
      const { rows } = await sql<{ disk: string; jit: string }>`
        select current_setting('synchronous_commit') as disk, current_setting('jit') as jit`.execute(
        db,
      );
      return rows[0];
    };
    const name = new URL(database.url).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(beside.db);
    await sql`alter database ${sql.id(name)} set jit = on`.execute(beside.db);
    const later = openPostgres(database.url);
    const chosen = openPostgres(
      `${database.url}?options=${encodeURIComponent('-c synchronous_commit=local')}`,
    );
    try {
      expect(await setting(later)).toEqual({ disk: 'on', jit: 'off' });
      expect((await setting(chosen))?.disk).toBe('local');
    } finally {
      await later.close();
      await chosen.close();
    }
  });

  test('are let go of by PostgreSQL within minutes where this machine has vanished', async () => {
    const { rows } = await sql<{ seconds: number }>`
      select current_setting('tcp_keepalives_idle')::int + current_setting('tcp_keepalives_count')::int
        * current_setting('tcp_keepalives_interval')::int as seconds`.execute(beside.db);
    expect(rows[0]?.seconds).toBeGreaterThan(0);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(120);
    const { rows: stuck } = await sql<{ ms: number }>`
      select setting::int as ms from pg_settings where name = 'tcp_user_timeout'`.execute(
      beside.db,
    );
    expect(stuck[0]?.ms).toBeGreaterThan(0);
    expect(stuck[0]?.ms).toBeLessThanOrEqual(120_000);
  });

  test('are let go of by PostgreSQL where a proxy holds frozen ones for good', async () => {
    await sql`create table site_version as select 1 as version`.execute(beside.db);
    const impatient = openPostgres(proxy.url, { ...LIMITS, idleMs: 1500 });
    if (!impatient.lines) throw new Error('There are no lines.');
    const listening = openListeningLine(impatient.lines, {
      onMessage: () => {},
      onBeat: async (read) => void (await read.version()),
      heartbeat: { everyMs: 50, answerMs: 300, connectMs: 300, retryMs: 50 },
    });
    try {
      await sql`select 1`.execute(impatient.db);
      // On a busy machine the listening line is replaced until an answer comes in time.
      await vi.waitFor(async () => expect(await pids()).toHaveLength(2), { timeout: 6000 });
      proxy.freezeAll();
      const frozen = await pids();
      await vi.waitFor(
        async () => expect((await pids()).filter((pid) => frozen.includes(pid))).toEqual([]),
        { timeout: 6000 },
      );
      // New ones are tried one after another, and between two there is none.
      await vi.waitFor(() => expect(proxy.lines()).toBeGreaterThan(0));
    } finally {
      await listening.close();
      await impatient.close();
    }
  });

  test('may be silent where one is held on purpose', async () => {
    const impatient = openPostgres(database.url, { ...LIMITS, idleMs: 100 });
    const held = impatient.lines?.newLine();
    if (!held) throw new Error('There are no lines.');
    try {
      await held.connect();
      const { rows } = await held.query<{ limit: string }>(
        "select current_setting('idle_session_timeout') as limit",
      );
      expect(rows).toEqual([{ limit: '0' }]);
    } finally {
      await held.end();
      await impatient.close();
    }
  });

  test('are as many as was set, and no more', async () => {
    await Promise.all(Array.from({ length: 12 }, read));
    expect((await pids()).length).toBeGreaterThan(0);
    // PostgreSQL takes a moment to end the lines of the test before.
    await vi.waitFor(async () =>
      expect((await pids()).length).toBeLessThanOrEqual(LIMITS.poolSize),
    );
    await readOnAll();
    expect(await pids()).toHaveLength(LIMITS.poolSize);
  });

  test('that froze are given up in time and never used again, all of them', async () => {
    await readOnAll();
    proxy.freezeLines();
    const began = performance.now();
    const errors = await Promise.all(
      Array.from({ length: LIMITS.poolSize }, () => errorOf(read())),
    );
    expect(performance.now() - began).toBeLessThan(4 * LIMITS.answerMs);
    for (const error of errors) expect(error).toSatisfy(isUnavailable);
    // New lines answer now, each at the first attempt.
    for (let time = 0; time < 2 * LIMITS.poolSize; time++) {
      expect((await read()).rows).toEqual([{ one: 1 }]);
    }
    await vi.waitFor(() => expect(proxy.lines()).toBeLessThanOrEqual(LIMITS.poolSize));
  });

  test('that are asked something are left alone where the idle ones are dropped', async () => {
    await read();
    const asked = sql`select pg_sleep(0.05)`.execute(here.db);
    await vi.waitFor(() => expect(here.lines?.pool.idleCount).toBe(0), { interval: 1 });
    here.lines?.dropIdle();
    expect(await errorOf(asked)).toBeUndefined();
  });

  test('that cannot be opened are given up in time', async () => {
    proxy.freezeAll();
    const began = performance.now();
    expect(await errorOf(read())).toSatisfy(isUnavailable);
    expect(performance.now() - began).toBeLessThan(4 * LIMITS.connectMs);
  });

  test('let no statement run for longer than was set', async () => {
    expect(await errorOf(sql`select pg_sleep(5)`.execute(here.db))).toMatchObject({
      code: '57014',
    });
    expect((await read()).rows).toEqual([{ one: 1 }]);
  });

  test('take their time, one at a time, where a whole database is made or moved', async () => {
    const patient = here.openPatient?.();
    if (!patient) throw new Error('There is none.');
    try {
      const slow = LIMITS.answerMs + 200;
      const sleeps = [0, slow / 1000].map((s) => sql`select pg_sleep(${s})`.execute(patient.db));
      expect(await errorOf(Promise.all(sleeps))).toBeUndefined();
      expect(patient.lines?.pool.totalCount).toBe(1);
      const { rows } = await sql`
        select current_setting('idle_session_timeout') as limit`.execute(patient.db);
      expect(rows, 'it may be silent for long').toEqual([{ limit: '0' }]);
      const thoughtful = patient.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await new Promise((resolve) => setTimeout(resolve, LIMITS.idleInTransactionMs + 200));
        await sql`select 1`.execute(tx);
      });
      expect(await errorOf(thoughtful)).toBeUndefined();
    } finally {
      await patient.close();
    }
  });

  test('that froze in a transaction keep a row from nobody for long', async () => {
    const held = errorOf(
      here.db.transaction().execute(async (tx) => {
        await sql`update rows set id = 2`.execute(tx);
        proxy.freezeLines();
        await sql`select 1`.execute(tx);
      }),
    );
    expect(await held).toSatisfy(isUnavailable);
    // Longer than PostgreSQL waits for the frozen line, and shorter than any limit of this connection.
    await sql`update rows set id = 3`.execute(beside.db);
    const { rows } = await sql`select id from rows`.execute(beside.db);
    expect(rows).toEqual([{ id: 3 }]);
  });

  test('on which a transaction says nothing are ended by PostgreSQL, which passes', async () => {
    const silent = errorOf(
      here.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await vi.waitFor(async () => expect(await pids()).toHaveLength(0), { timeout: 5000 });
        await sql`select 1`.execute(tx);
      }),
    );
    expect(await silent).toSatisfy(isUnavailable);
    expect((await read()).rows).toEqual([{ one: 1 }]);
  });

  test('close in time, also while a frozen one is asked', async () => {
    const own = openPostgres(proxy.url, { ...LIMITS, answerMs: 60_000 });
    await sql`select 1`.execute(own.db);
    proxy.freezeLines();
    const asked = errorOf(sql`select 1`.execute(own.db));
    await vi.waitFor(() => expect(own.lines?.pool.idleCount).toBe(0), { interval: 1 });
    const began = performance.now();
    await own.close();
    expect(performance.now() - began).toBeLessThan(LIMITS.closeMs + 1000);
    expect(await asked).toSatisfy(isUnavailable);
  });

  test.skipIf(process.platform !== 'linux')(
    'are asked by TCP itself whether the other side is still there',
    async () => {
      const { rows } = await sql<{ here: number; there: number }>`
        select client_port as here, inet_server_port() as there
        from pg_stat_activity where pid = pg_backend_pid()`.execute(beside.db);
      const [here, there] = [rows[0]?.here ?? 0, rows[0]?.there ?? 0].map(
        (port) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`,
      ) as [string, string];
      // By both ends: another connection of this machine may have the same port at its own end.
      const timer = () =>
        readFileSync('/proc/net/tcp', 'utf8')
          .split('\n')
          .map((text) => text.trim().split(/\s+/))
          .find(([, local, remote]) => local?.endsWith(here) && remote?.endsWith(there))?.[5];
      // The timer of a connection by its kind: 02 is that of keep-alive (proc_net_tcp.rst of the kernel). Until the
      // last question is known to have arrived, that of sending it again stands there.
      await vi.waitFor(() => expect(timer()).toMatch(/^02:/), 10_000);
      // What is left until then, in hundredths of a second.
      const left = Number.parseInt(timer()?.slice(3) ?? '', 16);
      expect(left).toBeLessThanOrEqual(1000);
    },
  );
});
