import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { type Connection, type Db, openDatabase, openSqlite } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { OPERATOR } from '../../../domain/accounts/operator.ts';
import { erasePerson } from '../../../domain/people/erase-person.ts';
import { findPerson } from '../../../domain/people/find-person.ts';
import { fillWithPerson, PERSON } from '../../../harness/accounts/person.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import {
  type BundledCommands,
  bundleCommands,
  runEach,
} from '../../../harness/sites/bundled-commands.ts';
import { fillOnce } from '../../../seed/first-entries.ts';
import { prepareDatabase } from '../../run/prepare-database.ts';
import { readSettings } from '../../settings.ts';
import { runBackup } from '../backup/run-backup.ts';
import { isSiteRunning } from './restore-backup.ts';
import { takeRestoreTurn } from './restore-turn.ts';
import { beginRestore } from './unfinished-restore.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
let commands: BundledCommands;
beforeAll(async () => {
  commands = await bundleCommands();
});

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

/** Sends the process a signal when it is first about to ask the database for what the pattern matches. */
function preloadSignal(signal: 'SIGKILL' | 'SIGSTOP', at: RegExp, databaseUrl?: string): string[] {
  const preload = `data:text/javascript,import { DatabaseSync } from 'node:sqlite';
    import pg from ${PG};
    let isDone = false;
    const signalAt = (text) => {
      if (isDone || !${at}.test(text)) return;
      isDone = true;
      if (${signal === 'SIGSTOP'}) process.stdout.write('stopped');
      process.kill(process.pid, '${signal}');
    };
    const { prepare } = DatabaseSync.prototype;
    DatabaseSync.prototype.prepare = function (sql) {
      if (${databaseUrl === undefined}) signalAt(sql);
      return prepare.call(this, sql);
    };
    const { query } = pg.Client.prototype;
    pg.Client.prototype.query = function (asked, ...more) {
      signalAt(asked?.text ?? asked);
      return query.call(this, asked, ...more);
    };`;
  return ['--import', preload];
}

const environment = ({ databaseUrl, folder = dataDir }: Options) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: commands.compiled,
  DATA_DIR: folder,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** Runs a command, which is killed when it is about to ask the database for what `killedAt` matches. */
function run(name: string, words: string[] = [], options: Options = {}) {
  const { killedAt, databaseUrl } = options;
  const preload = killedAt ? preloadSignal('SIGKILL', killedAt, databaseUrl) : [];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...preload, commands.fileOf(name), ...words],
    { encoding: 'utf8', env: environment(options) },
  );
  return { status, signal, said: stdout + stderr };
}

/** Whether a process stands still; its state follows its name in brackets (proc_pid_stat(5)). */
const isStopped = (pid?: number) => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** Starts a command and comes back when it stands still, where it was about to ask for what `at` matches. */
async function runUntil(at: RegExp, name: string, words: string[], options: Options) {
  const args = [
    ...preloadSignal('SIGSTOP', at, options.databaseUrl),
    commands.fileOf(name),
    ...words,
  ];
  const stopped = spawn(process.execPath, args, {
    env: environment(options),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(stopped.stdout, 'data');
  // It says so just before: to be woken up meanwhile would be lost on a busy machine.
  await vi.waitUntil(() => isStopped(stopped.pid), { timeout: 20_000 });
  const ended = once(stopped, 'exit') as Promise<[status: number | null]>;
  return {
    goOn: async () => {
      stopped.kill('SIGCONT');
      return (await ended)[0];
    },
    kill: async () => {
      stopped.kill('SIGKILL');
      await ended;
    },
  };
}

interface Options {
  killedAt?: RegExp;
  databaseUrl?: string | undefined;
  folder?: string;
}

const settingsOf = ({ databaseUrl, folder = dataDir }: Options) =>
  readSettings({
    DATA_DIR: folder,
    SEED: 'none',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });

/** A site that starts; what `look` looks at is there afterwards. */
async function start(options: Options = {}, look = async (_: Db) => {}) {
  const { db, close } = await prepareDatabase(settingsOf(options), TEST_NOW);
  try {
    await look(db);
  } finally {
    await close();
  }
}

/**
 * A database as a site has it that has started before: a start that makes the first content takes as long as a restore.
 */
async function prepare(connection: Connection) {
  await migrate(connection);
  await fillOnce(connection.db, [], TEST_NOW);
}

/** Data of a person and a backup of them, whose folder is given; `after` is done to the database then. */
async function backUp(databaseUrl: string | undefined, after = async (_: Db) => {}) {
  const connection = openDatabase({ dataDir, databaseUrl });
  try {
    await prepare(connection);
    await fillWithPerson(connection.db);
    const { folder } = await runBackup(settingsOf({ databaseUrl }), { now: new Date() });
    await after(connection.db);
    return folder;
  } finally {
    await connection.close();
  }
}

/** A PostgreSQL of its own, where the test is about one; empty, with tables. */
async function onPostgres(isWanted: boolean, act: (databaseUrl?: string) => Promise<void>) {
  if (!isWanted) return act();
  const { url, drop } = await createTestPostgres(SERVER, inject('postgresTemplate'));
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
      const backup = await backUp(databaseUrl, async (db) => {
        await erasePerson(db, PERSON.email, { by: OPERATOR, now: new Date() });
      });

      const killed = run('restore', [backup, '--force'], { killedAt, databaseUrl });
      expect(killed.signal).toBe('SIGKILL');
      const says = `run it again${databaseUrl ? ' there:' : ','} npm run restore -- ${backup} --force.`;
      await expect(start({ databaseUrl })).rejects.toThrow(says);
      // A backup would have who was erased again, and be newer than what remembers it.
      const refused = runEach(
        [
          [commands.fileOf('backup'), []],
          [commands.fileOf('person'), ['find', PERSON.email]],
        ],
        environment({ databaseUrl }),
      );
      for (const { status, said } of refused) {
        expect(said).toContain(says);
        expect(status).toBe(1);
      }
      expect(run('restore', [backup, '--force'], { databaseUrl })).toMatchObject({ status: 0 });
      await start({ databaseUrl }, async (db) => {
        expect((await findPerson(db, PERSON.email)).messages).toEqual([]);
        expect((await findPerson(db, 'other@example.org')).messages).not.toEqual([]);
      });
    });
  });
});

describe.each(DATABASES)('two restores into one $name at one moment', ({ name }) => {
  const says = 'Another restore into this database is under way.';

  test.each([
    ['before it says that it is under way', /select "id" from "entries"/],
    ['between its rows', /insert into "messages"/],
  ])('the second is refused while the first is %s; the first comes to its end', async (_, at) => {
    await onPostgres(name === 'PostgreSQL', async (databaseUrl) => {
      const words = [await backUp(databaseUrl), '--force'];
      const second = { databaseUrl, folder: databaseUrl ? otherDataDir : dataDir };

      const first = await runUntil(at, 'restore', words, { databaseUrl });
      try {
        const refused = run('restore', words, second);
        expect(refused.said).toContain(says);
        expect(refused.status).toBe(1);
        expect(await first.goOn()).toBe(0);
      } finally {
        await first.kill();
      }
      await start({ databaseUrl });
      expect(run('restore', words, second)).toMatchObject({ status: 0 });
    });
  });
});

describe.runIf(SERVER)('PostgreSQL, on which several machines work,', () => {
  test('lets no other machine start on a restore that was broken off, nor says that all is well', async () => {
    await onPostgres(true, async (databaseUrl = '') => {
      const connection = openDatabase({ dataDir, databaseUrl });
      await prepare(connection);
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
      await prepare(before);
      await fillWithPerson(before.db);
      await before.close();

      const at = /insert into "messages"/;
      const first = await runUntil(at, 'move', [], { databaseUrl });
      expect(run('move', [], { databaseUrl }).said).toContain('is under way');
      await first.kill();
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
      await prepare(connection);
      const site = new pg.Client({ connectionString: databaseUrl });
      await site.connect();
      await site.query('listen dimos_content; select 1');
      try {
        const begun = beginRestore(connection, dataDir, '/backups/one');
        await expect(begun).rejects.toThrow('The site has been started.');
        // One on another database of the same server is no obstacle.
        await onPostgres(true, async (other = '') => {
          const beside = openDatabase({ dataDir, databaseUrl: other });
          expect(await isSiteRunning(beside)).toBe(false);
          await beside.close();
        });
      } finally {
        await site.end();
        await connection.close();
      }
      await start({ databaseUrl });
    });
  });

  test('is not called restored where the line was away that keeps other restores out', async () => {
    await onPostgres(true, async (databaseUrl = '') => {
      const connection = openDatabase({ dataDir, databaseUrl });
      await migrate(connection);
      const turn = await takeRestoreTurn({ dataDir, databaseUrl });
      await sql`
        select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and database = (
          select oid from pg_database where datname = current_database()
        )`.execute(connection.db);
      await connection.close();
      await expect(turn.check()).rejects.toThrow('Run it again');
      await turn.end();
    });
  });
});

test('a restore into a folder that is not there yet has its turn, and lets go of it', async () => {
  const place = { dataDir: join(dataDir, 'new', 'data'), databaseUrl: undefined };
  const turn = await takeRestoreTurn(place);
  await expect(takeRestoreTurn(place)).rejects.toThrow('Another restore into this database');
  await turn.end();
  await (await takeRestoreTurn(place)).end();
});
