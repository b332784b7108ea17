import { spawnSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, openSqlite } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { readBackupState } from '../../../domain/upkeep/backup-state.ts';
import { fillWithPerson, PERSON } from '../../../harness/accounts/person.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { leaveFormerVersion } from '../../../harness/databases/leave-former-version.ts';
import {
  type BundledCommands,
  bundleCommands,
  runEach,
} from '../../../harness/sites/bundled-commands.ts';
import { readSettings } from '../../settings.ts';
import { readManifest, writeManifest } from '../backup/manifest.ts';
import { runBackup } from '../backup/run-backup.ts';
import { describeUnfinishedRestore } from '../restore/unfinished-restore.ts';
import { count, megabytes } from './command.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const NOBODY = 65534;

let commands: BundledCommands;
beforeAll(async () => {
  commands = await bundleCommands();
});

const sourceOf = (name: string) => new URL(`./${name}-command.ts`, import.meta.url).pathname;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dimos-command-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: commands.compiled,
  DATA_DIR: dataDir,
  ...settings,
});

/** Runs a command and returns how it ended and what it said. */
function run(name: string, words: string[] = [], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commands.fileOf(name), ...words],
    { encoding: 'utf8', env: environment(settings) },
  );
  return { status, stdout, said: stdout + stderr };
}

/** Runs commands that refuse, in one process: how each ended and what it said. */
function runRefused(
  calls: readonly (readonly [name: string, words: readonly string[]])[],
  settings: Record<string, string> = {},
) {
  const files = calls.map(([name, words]) => [commands.fileOf(name), words] as const);
  return runEach(files, environment(settings)).map((ended, at) => ({
    call: calls[at]?.flat().join(' '),
    ...ended,
  }));
}

async function makeDatabase(): Promise<void> {
  const connection = openSqlite(dataDir);
  await migrate(connection);
  await connection.close();
}

test('what a command writes is for its own account alone', async () => {
  await makeDatabase();
  const backup = join(dataDir, 'backups/one');
  // A folder is meant from where the person stood when npm was called.
  const INIT_CWD = join(dataDir, 'backups');
  expect(run('backup', ['one'], { INIT_CWD })).toMatchObject({ status: 0 });
  rmSync(join(dataDir, 'dimos.sqlite'));
  expect(run('restore', [backup])).toMatchObject({ status: 0 });
  for (const path of [backup, join(dataDir, 'dimos.sqlite')]) {
    expect(statSync(path).mode & 0o077, path).toBe(0);
  }
});

test('a backup without all originals is made, names them, and does not pass for a whole one', async () => {
  await makeDatabase();
  const connection = openSqlite(dataDir);
  await connection.db.insertInto('media').values(testDocumentRow()).execute();
  await connection.close();
  const { status, said } = run('backup');
  expect(said).toContain('Copied 1 row and 0 originals of media');
  expect(said).toContain('Restored 1 row and 0 originals of media');
  expect(said).toContain('and so not in the backup: originals/report.pdf');
  expect(status).toBe(1);
});

test('a backup that cannot be restored is told of where it was run, and on the first screen of administrators', async () => {
  await makeDatabase();
  const connection = openSqlite(dataDir);
  try {
    await sql`pragma foreign_keys = off`.execute(connection.db);
    await connection.db.insertInto('document_facts').values(testFactsRow('no-medium')).execute();
    const { status, said } = run('backup');
    expect(said).toContain('FOREIGN KEY');
    expect(status).toBe(1);
    const { last, trial } = await readBackupState(connection.db);
    expect(trial).toMatchObject({
      isGood: false,
      folder: last?.folder,
      text: expect.stringContaining('FOREIGN KEY'),
    });
  } finally {
    await connection.close();
  }
});

test('a folder that cannot be made is one sentence, and administrators see that the backup failed', async () => {
  await makeDatabase();
  writeFileSync(join(dataDir, 'file'), '');
  const { status, said } = run('backup', [join(dataDir, 'file/today')]);
  expect(status).toBe(1);
  expect(said).toMatch(/^\S+ cannot be used \(ENOTDIR\): check who owns it, .+\n$/);
  const { db, close } = openSqlite(dataDir);
  try {
    const { failing } = await readBackupState(db);
    expect(failing).toMatchObject({ message: expect.stringContaining('ENOTDIR') });
    expect(run('backup')).toMatchObject({ status: 0 });
    const { failing: failed, trial, last } = await readBackupState(db);
    expect(failed).toBeUndefined();
    // It was tried at once, and is good.
    expect(trial).toMatchObject({ isGood: true, folder: last?.folder });
  } finally {
    await close();
  }
});

test('where DATA_DIR is mistyped, no command makes a database, and each says so', () => {
  const calls = [
    ['rotate-keys', []],
    ['administrator', ['anna@example.org']],
    ['person', ['find', PERSON.email]],
    ['person', ['erase', PERSON.email, '--yes']],
    ['backup', []],
  ] as const;
  for (const { call, status, said } of runRefused(calls)) {
    expect(status, call).toBe(1);
    expect(said, call).toMatch(/^There is no database in \S+\. Correct DATA_DIR, .+\n$/);
  }
  expect(readdirSync(dataDir)).toEqual([]);
  writeFileSync(join(dataDir, 'dimos.sqlite'), '');
  for (const { call, said } of runRefused(calls)) {
    expect(said, call).toMatch(/^The database is empty[.:] .+\n$/);
    if (call?.startsWith('backup')) continue;
    expect(said, call).toContain('Correct DATA_DIR, or start the site first.');
  }
});

test('what is missing or too much is said in a sentence, before anything is begun', () => {
  const away = join(dataDir, 'no-backup');
  const calls = [
    [['restore', []], 'Name the folder of the backup: npm run restore -- <folder>'],
    [['restore', ['a', 'b']], 'Name the folder of the backup: npm run restore -- <folder>'],
    [['restore', [away]], `There is no backup in ${away}: manifest.json cannot be read.`],
    [['try-restore', [away]], `There is no backup in ${away}: manifest.json cannot be read.`],
    [['try-restore', []], `There is no backup in ${dataDir}/backups. Run npm run backup.`],
    [['backup', ['a', 'b']], 'Name one folder at most.'],
    [['rotate-keys', ['now']], 'npm run rotate-keys takes no words.'],
    [['administrator', []], 'Name the e-mail address: npm run administrator -- anna@example.gr'],
    [['move', []], 'Set DATABASE_URL to the database to move to.'],
  ] as const;
  expect(runRefused(calls.map(([call]) => call))).toEqual(
    calls.map(([call, text]) => ({ call: call.flat().join(' '), status: 1, said: `${text}\n` })),
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a database that is away, and a wrong setting, are one sentence, too', () => {
  const DATABASE_URL = 'postgres://x@127.0.0.1:1/x';
  const refused = runRefused(
    [
      ['backup', []],
      ['move', []],
    ],
    { DATABASE_URL },
  );
  expect(refused).toMatchObject([
    { status: 1, said: 'connect ECONNREFUSED 127.0.0.1:1. Ask npm run doctor what to do.\n' },
    { status: 1, said: `There is no SQLite database to move in ${dataDir} (DATA_DIR).\n` },
  ]);
  expect(runRefused([['doctor', []]], { PORT: 'x' })).toMatchObject([
    { status: 1, said: expect.stringMatching(/^Wrong setting: PORT .+\n$/) },
  ]);
});

test('a database of another version is left alone, and it is said what to do', async () => {
  await makeDatabase();
  const { db, close } = openSqlite(dataDir);
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(db);
  await close();
  const refused = runRefused([
    ['rotate-keys', []],
    ['person', ['find', PERSON.email]],
  ]);
  for (const { call, status, said } of refused) {
    expect(said, call).toBe('The database is of a newer version. Install that version here.\n');
    expect(status, call).toBe(1);
  }
});

test('a lost administrator gets in again, and only an address is one', async () => {
  await makeDatabase();
  const refused = runRefused([
    ['administrator', ['anna']],
    ['administrator', ['anna@example.org', 'eva@example.org']],
  ]);
  expect(refused.map(({ said }) => said)).toEqual(
    Array(2).fill('Name the e-mail address: npm run administrator -- anna@example.gr\n'),
  );
  expect(refused.map(({ status }) => status)).toEqual([1, 1]);
  const { status, said } = run('administrator', ['anna@example.org']);
  expect(said).toMatch(/^anna@example\.org has an account now .+ with the password [\w-]{20} /);
  expect(status).toBe(0);
  // Who has one is an administrator again, and is told where to sign in.
  const SITE_URL = 'https://www.example.gr';
  expect(run('administrator', ['Anna@Example.org'], { SITE_URL }).said).toMatch(
    /^anna@example\.org is an administrator\. Sign in at https:\/\/www\.example\.gr\/admin\/login with the password [\w-]{20} and choose another one\.\n$/,
  );
  // The account is in use: nobody erases it like a letter of long ago.
  expect(run('person', ['erase', 'anna@example.org', '--yes'])).toMatchObject({
    status: 1,
    said: 'The address has a staff account that is in use. Disable it first, under Users.\n',
  });
});

test('a backup says how many old ones it has removed', async () => {
  await makeDatabase();
  for (const day of ['01', '20']) {
    mkdirSync(join(dataDir, `backups/2020-01-${day}T10-00-00Z`), { recursive: true });
  }
  const { status, said } = run('backup', [], { BACKUP_KEEP_DAYS: '8' });
  expect(said).toMatch(/^Copied \d+ rows? and 0 originals of media \(0\.\d MB\) to \S+, and read /);
  expect(said).toContain('\nRemoved 1 old backup.\n');
  expect(status).toBe(0);
});

test('numbers are written with their words, and bytes as megabytes of 1,048,576', () => {
  expect([0, 1, 2].map((number) => count(number, 'row'))).toEqual(['0 rows', '1 row', '2 rows']);
  expect(count(2, 'person', 'people')).toBe('2 people');
  expect([megabytes(0), megabytes(10 * 1_048_576)]).toEqual(['0.0 MB', '10.0 MB']);
});

test('a restore says that it has brought back the key of before', async () => {
  await makeDatabase();
  run('administrator', ['anna@example.org']);
  run('backup');
  const [backup = ''] = readdirSync(join(dataDir, 'backups'));
  run('rotate-keys');
  const { status, said } = run('restore', [join(dataDir, 'backups', backup), '--force']);
  expect(said).toMatch(/^The backup has brought back the key with which it was made\. /m);
  expect(said).toMatch(/ Everybody signs in anew\. Start the site again\.$/m);
  expect(status).toBe(0);
});

test('no more than one backup is tried, and the doctor ends well unless there is a problem', async () => {
  expect(runRefused([['try-restore', ['a', 'b']]])).toMatchObject([
    { status: 1, said: 'Name one folder at most.\n' },
  ]);
  await makeDatabase();
  const { status, said } = run('doctor');
  expect(said).toContain('\nnote    ');
  // Of the disk of this machine there may be one.
  expect(status).toBe(said.includes('PROBLEM ') ? 1 : 0);
});

test('another key is one command, which says what it ended and what has to be done', async () => {
  await makeDatabase();
  run('administrator', ['anna@example.org']);
  const rotate = (SECRET_KEY = '') => run('rotate-keys', [], { SECRET_KEY });
  const { status, said } = rotate();
  expect(said).toBe(
    'The key is another one now, in the database. Everybody signs in anew. Nobody used an app.\n',
  );
  expect(status).toBe(0);
  const given = 'l9hUEhnDMfJHLdyKJKKzqYwnL8BPwyIMIR1RZzHRGrQ=';
  expect(rotate(given).said).toContain('another one now, that of SECRET_KEY.');
  expect(rotate(given)).toMatchObject({
    status: 1,
    said: 'The key that is set is the one in use. Put a new one in its place first: openssl rand -base64 32\n',
  });
  expect(run('administrator', ['anna@example.org'])).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^The key of this database is kept outside it: set SECRET_KEY /),
  });
});

test('a running site keeps its key', async () => {
  const connection = openSqlite(dataDir);
  await migrate(connection);
  try {
    expect(run('rotate-keys')).toMatchObject({
      status: 1,
      said: 'The site is running. Stop it first, on all servers.\n',
    });
  } finally {
    await connection.close();
  }
});

describe('one person', () => {
  const fill = async () => {
    await makeDatabase();
    const { db, close } = openSqlite(dataDir);
    await fillWithPerson(db, undefined, new Date());
    await close();
  };

  test('is found, exported, and erased when that is confirmed', async () => {
    await fill();
    expect(run('person', ['find', 'Eleni@example.org']).said).toMatch(
      /^Held of eleni@example\.org:\n(- .+\n)*- message [\d-]+ \(contact, new\)/,
    );
    const { stdout } = run('person', ['export', PERSON.email]);
    expect(JSON.parse(stdout)).toMatchObject({ email: PERSON.email, messages: [{}, {}] });
    const asked = run('person', ['erase', PERSON.email]);
    expect(asked).toMatchObject({ status: 1 });
    expect(asked.said).toContain('Nothing was erased. Add --yes');
    const days = { BACKUP_KEEP_DAYS: '30' };
    const erased = run('person', ['erase', PERSON.email, '--yes'], days);
    expect(erased.said).toBe(
      'Erased of eleni@example.org: 2 messages, 1 subscription, 5 letters, 1 invitation. Backups have it for 30 days more; a restore erases it again. Run npm run backup now: a restore into another database knows of it from there.\n',
    );
    expect(run('person', ['find', PERSON.email]).said).toMatch(/- last erased 20/);
  });

  test('is named as the sentence says, and in no other way', async () => {
    await makeDatabase();
    const others = [
      [],
      ['find'],
      ['find', 'eleni'],
      ['find', PERSON.email, 'other@example.org'],
      ['forget', PERSON.email],
      ['constructor', PERSON.email],
    ];
    const refused = runRefused(others.map((words) => ['person', words] as const));
    for (const { call, status, said } of refused) {
      expect(said, call).toMatch(/^Say what to do with whom: npm run person -- find .+\n$/);
      expect(status, call).toBe(1);
    }
  });

  test('who was erased after a backup is erased again when it is restored', async () => {
    await fill();
    expect(run('backup').said).toMatch(
      /\nRestored \d+ rows and 0 originals of media into a temporary place: everything is there\.\n$/,
    );
    const [older = ''] = readdirSync(join(dataDir, 'backups'));
    run('person', ['erase', PERSON.email, '--yes']);
    const { status, said } = run('restore', [join(dataDir, 'backups', older), '--force']);
    expect(said).toContain(
      'Erased again what the backup still had of 1 person erased after it: 2 messages, 1 subscription, 5 letters.',
    );
    expect(status).toBe(0);
    expect(run('person', ['find', PERSON.email]).said).toMatch(/\n- last erased 20/);
    expect(run('person', ['find', PERSON.email]).said).not.toContain('- message ');
    expect(run('person', ['find', 'other@example.org']).said).toContain('- message ');
  });
});

const NO_WAY = 'is of version 0.1.0, from which nothing can be taken over.';

async function makeFormerDatabase(): Promise<void> {
  const { db, close } = openSqlite(dataDir);
  await leaveFormerVersion(db);
  await close();
}

test('every command refuses a data folder of version 0.1.0', async () => {
  await makeFormerDatabase();
  const refused = runRefused([
    ['backup', []],
    ['doctor', []],
    ['administrator', ['anna@example.org']],
    ['rotate-keys', []],
    ['person', ['find', 'anna@example.org']],
  ]);
  for (const { call, status, said } of refused) {
    expect(said, call).toContain(`The data folder ${NO_WAY} Set DATA_DIR to an empty folder`);
    expect(status, call).toBe(1);
  }
});

test.runIf(SERVER)('nothing moves from a data folder of version 0.1.0', async () => {
  await makeFormerDatabase();
  const { url, drop } = await createTestPostgres(SERVER);
  try {
    const { status, said } = run('move', [], { DATABASE_URL: url });
    expect(said).toContain(`The data folder ${NO_WAY}`);
    expect(status).toBe(1);
  } finally {
    await drop();
  }
});

test.runIf(SERVER)('nothing moves into a PostgreSQL database of version 0.1.0', async () => {
  await makeDatabase();
  const { url, drop } = await createTestPostgres(SERVER);
  const target = openPostgres(url);
  try {
    await leaveFormerVersion(target.db);
    const { status, said } = run('move', [], { DATABASE_URL: url });
    expect(said).toContain(`The database ${NO_WAY} Set DATABASE_URL to an empty database`);
    expect(status).toBe(1);
  } finally {
    await target.close();
    await drop();
  }
});

test.runIf(SERVER)(
  'nothing moves into a database that has content, nor out of half a restore',
  async () => {
    await makeDatabase();
    const { url, drop } = await createTestPostgres(SERVER);
    const target = openPostgres(url);
    const move = () => run('move', [], { DATABASE_URL: url });
    try {
      await migrate(target);
      const mark = join(dataDir, 'restore-unfinished');
      writeFileSync(mark, '/backups/one\n');
      expect(move()).toMatchObject({
        status: 1,
        said: expect.stringMatching(/^A restore was not finished: run it again, /),
      });
      rmSync(mark);
      await target.db.insertInto('media').values(testDocumentRow()).execute();
      expect(move()).toMatchObject({
        status: 1,
        said: 'The database at DATABASE_URL is not empty. Move into an empty one.\n',
      });
      // A site may start on it as before.
      expect(await describeUnfinishedRestore(target, dataDir)).toBeUndefined();
    } finally {
      await target.close();
      await drop();
    }
  },
);

test('a backup of version 0.1.0 is not restored', async () => {
  await makeDatabase();
  const backup = join(dataDir, 'backups/one');
  await runBackup(readSettings({ DATA_DIR: dataDir }), { now: new Date(), folder: backup });
  const made = await readManifest(backup);
  await writeManifest(backup, { ...made, version: '0.1.0', migration: '0014-sign-in-records' });
  const { status, said } = run('restore', [backup, '--force']);
  expect(said).toBe(`The backup in ${backup} ${NO_WAY} Restore it with that version.\n`);
  expect(status).toBe(1);
});

test('every command can be run from its sources by Node itself', () => {
  const names = ['backup', 'restore', 'try-restore', 'move', 'doctor'].concat([
    'administrator',
    'rotate-keys',
    'person',
  ]);
  const ended = runEach(
    names.map((name) => [sourceOf(name), ['--none']] as const),
    environment({}),
  );
  const refused = { status: 1, said: 'There is no option --none.\n' };
  expect(ended).toEqual(names.map(() => refused));
});

test.runIf(process.getuid?.() === 0)('root leaves alone what belongs to another account', () => {
  chownSync(dataDir, NOBODY, NOBODY);
  const refused = runRefused([
    ['backup', []],
    ['restore', [join(dataDir, 'x')]],
    ...['move', 'doctor', 'administrator', 'rotate-keys'].map((name) => [name, []] as const),
  ]);
  for (const { call, status, said } of refused) {
    expect(status, call).toBe(1);
    expect(said, call).toMatch(/belongs to another account: run this as that one/);
  }
});
