import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { fillWithPerson, PERSON } from '../../harness/person.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { prepareDatabase } from '../run/prepare-database.ts';
import { readSettings } from '../settings.ts';

const compiled = mkdtempSync(join(tmpdir(), 'dimos-compiled-'));
afterAll(() => rmSync(compiled, { recursive: true, force: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimos-unfinished-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a command, which is killed when it is about to ask the database for what `killedAt` matches. */
function run(name: string, words: string[] = [], killedAt?: RegExp) {
  const killing = `data:text/javascript,import { DatabaseSync } from 'node:sqlite';
    const { prepare } = DatabaseSync.prototype;
    DatabaseSync.prototype.prepare = function (sql) {
      if (${killedAt}.test(sql)) process.kill(process.pid, 'SIGKILL');
      return prepare.call(this, sql);
    };`;
  const file = join(import.meta.dirname, `${name}-command.ts`);
  const preload = killedAt ? ['--import', killing] : [];
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [...preload, file, ...words],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, DATA_DIR: dataDir },
    },
  );
  return { status, signal, said: stdout + stderr };
}

const start = async () => {
  const settings = readSettings({ DATA_DIR: dataDir, SEED: 'none' });
  await (await prepareDatabase(settings, TEST_NOW)).close();
};

describe('a restore that was killed', () => {
  test.each([
    ['between the rows', /insert into "messages"/],
    ['before who was erased is erased again', /select distinct "to_address"/],
  ])('%s lets no site start until it was run again', async (_, killedAt) => {
    const connection = openSqlite(dataDir);
    await migrate(connection);
    await fillWithPerson(connection.db);
    await connection.close();
    run('backup');
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    const backup = join(dataDir, 'backups', name);
    run('person', ['erase', PERSON.email, '--yes']);

    expect(run('restore', [backup, '--force'], killedAt).signal).toBe('SIGKILL');
    await expect(start()).rejects.toThrow(
      `A restore was not finished: run it again, npm run restore -- ${backup} --force.`,
    );
    expect(run('restore', [backup, '--force'])).toMatchObject({ status: 0 });
    await start();
    expect(run('person', ['find', PERSON.email]).said).not.toContain('- message ');
    expect(run('person', ['find', 'other@example.org']).said).toContain('- message ');
  });
});
