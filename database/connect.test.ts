import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { news } from '../domain/content-types/news.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { publishedRow } from '../harness/content/published-row.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { type Connection, openDatabase, openSqlite, sqliteFile } from './connect.ts';
import { NotedRows, noteRows } from './noted-rows.ts';

const AT = '2026-03-04T10:00:00.000Z';

describe.each(TEST_DATABASES)('reading $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    const row = publishedRow(news, {
      id: 'n1',
      slug: 'new-bridge',
      data: newsData('Γέφυρα', '2026-03-01'),
      at: AT,
    });
    await connection.db.insertInto('entries').values(row).execute();
  });

  const find = (slug: string) =>
    connection.db.selectFrom('entries').select('id').where('slug', '=', slug).execute();

  test('finds nothing by a text with U+0000, as anybody can put it into an address', async () => {
    expect(await find('new-bridge')).toHaveLength(1);
    expect(await find('new-bridge\u0000')).toEqual([]);
    expect(await find('new\u0000-bridge')).toEqual([]);
  });

  test('notes the rows from which a result was made', async () => {
    const { rows } = await noteRows(() => find('new-bridge'));
    expect(rows.has('n1')).toBe(true);
    expect(rows.has('n2')).toBe(false);
  });
});

test('PostgreSQL is asked by as many lines at once as was set', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const connection = openDatabase({ databaseUrl, dataDir: '', databasePoolSize: 3 });
  expect(connection.lines?.pool.options.max).toBe(3);
  await connection.close();
});

test('a result from very many rows may have been made from any', () => {
  const noted = (count: number) =>
    new NotedRows(new Set(Array.from({ length: count }, (_, at) => `r${at}`)));
  expect(noted(2000).has('r1999')).toBe(true);
  expect(noted(2000).has('r2000')).toBe(false);
  expect(noted(2001).has('another')).toBe(true);
});

test('a row is not taken for another whose id it begins, and each takes its memory', () => {
  const noted = new NotedRows(new Set(['ab', 'cd']));
  expect(['ab', 'cd', 'a', 'b', 'abc', 'ab,cd'].map((id) => noted.has(id))).toEqual([
    ...[true, true],
    ...[false, false, false, true],
  ]);
  expect(noted.bytes).toBeGreaterThanOrEqual(4);
});

/** Another process, which writes until somebody else is about to write, and for a moment more. */
const WRITER = `
  const { parentPort, workerData: { file, asked } } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(file);
  database.exec('begin immediate');
  parentPort.postMessage('begun');
  Atomics.wait(asked, 0, 0, 20_000);
  Atomics.wait(asked, 0, 1, 300);
  database.exec('commit');
  database.close();
`;

test('on SQLite whoever writes waits for another process that is writing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-connect-'));
  const connection = openSqlite(folder);
  await sql`create table notes (text text)`.execute(connection.db);
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { file: sqliteFile(folder), asked };
  const writer = new Worker(WRITER, { eval: true, workerData });
  try {
    await once(writer, 'message');
    const ended = once(writer, 'exit');
    Atomics.store(asked, 0, 1);
    Atomics.notify(asked, 0);
    await sql`insert into notes values ('kept')`.execute(connection.db);
    await ended;
    const { rows } = await sql`select text from notes`.execute(connection.db);
    expect(rows).toEqual([{ text: 'kept' }]);
  } finally {
    await connection.close();
    await rm(folder, { recursive: true });
  }
});
