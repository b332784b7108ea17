import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestPostgres } from '../harness/databases/create-test-postgres.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { type Connection, openDatabase, openPostgres, openSqlite } from './connect.ts';
import { migrate } from './migrate.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

const keepFact = ({ db }: Connection) =>
  db.insertInto('facts').values({ name: 'kept', value: 'yes' }).execute();
const readFact = ({ db }: Connection) =>
  db.selectFrom('facts').select('value').where('name', '=', 'kept').executeTakeFirst();

describe.each(TEST_DATABASES)('migrating on $name', ({ open }) => {
  test('a second time changes nothing and loses nothing', async () => {
    const connection = await open();
    await keepFact(connection);
    await migrate(connection);
    await migrate(connection);
    expect(await readFact(connection)).toEqual({ value: 'yes' });
  });
});

test('an SQLite file is made with its folder and found again at the next start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-migrate-'));
  const dataDir = join(folder, 'deep', 'data');
  try {
    const first = openDatabase({ dataDir });
    await migrate(first);
    await keepFact(first);
    await first.close();
    const second = openDatabase({ dataDir });
    await migrate(second);
    expect(await readFact(second)).toEqual({ value: 'yes' });
    await second.close();
    // Other accounts of the machine have no business in either.
    for (const made of [join(folder, 'deep'), dataDir]) {
      expect((await stat(made)).mode & 0o077, made).toBe(0);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a database that cannot be migrated says so in one sentence, with the cause', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-migrate-'));
  const connection = openDatabase({ dataDir: folder });
  try {
    await connection.db.schema.createTable('entries').addColumn('x', 'text').execute();
    const error = await migrate(connection).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message: 'The database could not be brought up to date (0001-first-tables).',
      cause: expect.any(Error),
    });
  } finally {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('what is broken off leaves nothing of itself, and the next start is whole', async () => {
  const connection = openSqlite(':memory:');
  const { db } = connection;
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name);
  try {
    // As if the process were killed before one of the last tables.
    await sql`create table search_vocabulary (x text)`.execute(db);
    await expect(migrate(connection)).rejects.toThrow('could not be brought up to date');
    expect(await tables()).toEqual(['search_vocabulary']);
    await sql`drop table search_vocabulary`.execute(db);
    await migrate(connection);
    expect(await tables()).toContain('search_vocabulary');
  } finally {
    await connection.close();
  }
});

describe.skipIf(!SERVER)('on a PostgreSQL server', () => {
  test('several processes may start on an empty database at the same moment', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    const connections = Array.from({ length: 4 }, () => openPostgres(url));
    try {
      await Promise.all(connections.map((connection) => migrate(connection)));
      await keepFact(connections[0] as Connection);
      expect(await readFact(connections[3] as Connection)).toEqual({ value: 'yes' });
    } finally {
      await Promise.all(connections.map((connection) => connection.close()));
      await drop();
    }
  });

  test('changing a large site may take longer than a request is given', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    const connection = openPostgres(url, { statementMs: 1000, answerMs: 1100 });
    const { db } = connection;
    try {
      // As if there were so much content that a table takes longer to make.
      await sql`create function pause() returns event_trigger language plpgsql as $$
        begin perform pg_sleep(1.2); end $$`.execute(db);
      await sql`create event trigger slow on ddl_command_end when tag in ('CREATE SEQUENCE')
        execute function pause()`.execute(db);
      await migrate(connection);
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      expect(rows).toEqual([{ statement_timeout: '1s' }]);
    } finally {
      await connection.close();
      await drop();
    }
  });
});
