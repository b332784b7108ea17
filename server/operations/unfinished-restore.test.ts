import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createTestPostgres } from '../../harness/create-test-postgres.ts';
import { fillWithPerson, PERSON } from '../../harness/person.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { prepareDatabase } from '../run/prepare-database.ts';
import { readSettings } from '../settings.ts';
import { beginRestore } from './unfinished-restore.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const compiled = mkdtempSync(join(tmpdir(), 'dimos-compiled-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));

let dataDir: string;
/** Of another machine. */
let otherDataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimos-unfinished-'));
  otherDataDir = mkdtempSync(join(tmpdir(), 'dimos-unfinished-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(otherDataDir, { recursive: true, force: true });
});

const PG = JSON.stringify(import.meta.resolve('pg'));

/** Runs a command, which is killed when it is about to ask the database for what `killedAt` matches. */
function run(
  name: string,
  words: string[] = [],
  { killedAt, databaseUrl, folder = dataDir }: Options = {},
) {
  const killing = `data:text/javascript,import { DatabaseSync } from 'node:sqlite';
    import pg from ${PG};
    const killAt = (text) => { if (${killedAt}.test(text)) process.kill(process.pid, 'SIGKILL'); };
    const { prepare } = DatabaseSync.prototype;
    DatabaseSync.prototype.prepare = function (sql) {
      if (${databaseUrl === undefined}) killAt(sql);
      return prepare.call(this, sql);
    };
    const { query } = pg.Client.prototype;
    pg.Client.prototype.query = function (asked, ...more) {
      killAt(asked?.text ?? asked);
      return query.call(this, asked, ...more);
    };`;
  const file = join(import.meta.dirname, `${name}-command.ts`);
  const preload = killedAt ? ['--import', killing] : [];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...preload, file, ...words],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compiled,
        DATA_DIR: folder,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      },
    },
  );
  return { status, signal, said: stdout + stderr };
}

interface Options {
  killedAt?: RegExp;
  databaseUrl?: string | undefined;
  folder?: string;
}

const start = async ({ databaseUrl, folder = dataDir }: Options = {}) => {
  const settings = readSettings({
    DATA_DIR: folder,
    SEED: 'none',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  await (await prepareDatabase(settings, TEST_NOW)).close();
};

/** A PostgreSQL of its own, where the test is about one; without tables. */
async function onPostgres(isWanted: boolean, act: (databaseUrl?: string) => Promise<void>) {
  if (!isWanted) return act();
  const { url, drop } = await createTestPostgres(SERVER);
  try {
    await act(url);
  } finally {
    await drop();
  }
}

const DATABASES = [{ name: 'SQLite' }, ...(SERVER ? [{ name: 'PostgreSQL' }] : [])];

describe.each(DATABASES)('a restore into $name that was killed', ({ name }) => {
  test.each([
    ['between the rows', /insert into "messages"/],
    ['before who was erased is erased again', /select distinct "to_address"/],
  ])('%s lets no site start until it was run again', async (_, killedAt) => {
    await onPostgres(name === 'PostgreSQL', async (databaseUrl) => {
      const connection = openDatabase({ dataDir, databaseUrl });
      await migrate(connection);
      await fillWithPerson(connection.db);
      await connection.close();
      run('backup', [], { databaseUrl });
      const [folder = ''] = readdirSync(join(dataDir, 'backups'));
      const backup = join(dataDir, 'backups', folder);
      run('person', ['erase', PERSON.email, '--yes'], { databaseUrl });

      const killed = run('restore', [backup, '--force'], { killedAt, databaseUrl });
      expect(killed.signal).toBe('SIGKILL');
      const says = `run it again${databaseUrl ? ' there:' : ','} npm run restore -- ${backup} --force.`;
      await expect(start({ databaseUrl })).rejects.toThrow(says);
      // A backup would have who was erased again, and be newer than what remembers it.
      for (const [command = '', ...words] of [['backup'], ['person', 'find', PERSON.email]]) {
        const { status, said } = run(command, words, { databaseUrl });
        expect(said).toContain(says);
        expect(status).toBe(1);
      }
      expect(run('restore', [backup, '--force'], { databaseUrl })).toMatchObject({ status: 0 });
      await start({ databaseUrl });
      const find = (email: string) => run('person', ['find', email], { databaseUrl }).said;
      expect(find(PERSON.email)).not.toContain('- message ');
      expect(find('other@example.org')).toContain('- message ');
    });
  });
});

describe.runIf(SERVER)('PostgreSQL, on which several machines work,', () => {
  test('lets no other machine start on a restore that was broken off, nor says that all is well', async () => {
    await onPostgres(true, async (databaseUrl = '') => {
      const connection = openDatabase({ dataDir, databaseUrl });
      await migrate(connection);
      await beginRestore(connection, dataDir, '/backups/one');
      await connection.close();

      const other = { databaseUrl, folder: otherDataDir };
      const says = `A restore from ${hostname()} into this database was not finished.`;
      await expect(start(other)).rejects.toThrow(says);
      expect(run('doctor', [], other).said).toContain(says);
    });
  });

  test('lets no site start after a move that was killed; that of before starts as it was, and it is moved again', async () => {
    await onPostgres(true, async (databaseUrl) => {
      const before = openSqlite(dataDir);
      await migrate(before);
      await fillWithPerson(before.db);
      await before.close();

      const killedAt = /insert into "messages"/;
      expect(run('move', [], { killedAt, databaseUrl }).signal).toBe('SIGKILL');
      const says = 'into this database was not finished';
      await expect(start({ databaseUrl, folder: otherDataDir })).rejects.toThrow(says);
      await start();

      expect(run('move', [], { databaseUrl })).toMatchObject({ status: 0 });
      await start({ databaseUrl, folder: otherDataDir });
    });
  });

  test('is not touched by a restore where a site has started since it was asked', async () => {
    await onPostgres(true, async (databaseUrl = '') => {
      const connection = openDatabase({ dataDir, databaseUrl });
      await migrate(connection);
      const site = new pg.Client({ connectionString: databaseUrl });
      await site.connect();
      await site.query('listen dimos_content; select 1');
      try {
        const begun = beginRestore(connection, dataDir, '/backups/one');
        await expect(begun).rejects.toThrow('The site has been started.');
      } finally {
        await site.end();
        await connection.close();
      }
      await start({ databaseUrl });
    });
  });
});
