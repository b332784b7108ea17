import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { openMediaStore } from '../../domain/media/store/store.ts';
import { createTestPostgres } from '../../harness/databases/create-test-postgres.ts';
import { leaveFormerVersion } from '../../harness/databases/leave-former-version.ts';
import { openTestS3, s3Environment } from '../../harness/others/s3.ts';
import { readSettings } from '../settings.ts';
import { describeStartFailure } from './describe-start-failure.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const listen = (port: number, host: string) =>
  new Promise<never>((_, reject) => {
    const server = createServer().on('error', reject);
    server.listen(port, host, () => server.close());
  });

/** Does what the start does with some settings, and says what came of it. */
async function sentence(variables: Record<string, string>, work?: () => Promise<unknown>) {
  const settings = readSettings({ DATA_DIR: join(folder, 'data'), ...variables });
  const begin =
    work ??
    (async () => {
      const connection = openDatabase(settings);
      try {
        await migrate(connection);
      } finally {
        await connection.close();
      }
    });
  const error = await begin().then(
    () => {
      throw new Error('It did not fail.');
    },
    (reason: unknown) => reason,
  );
  return describeStartFailure(error, settings);
}

describe('a site that cannot start says in a sentence', () => {
  test('that its port, or that of the figures, is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const begin = () => listen(port, '127.0.0.1');
    expect(await sentence({ PORT: String(port) }, begin)).toBe(
      `Port ${port} is in use. Set PORT to another one.`,
    );
    expect(await sentence({ METRICS_PORT: String(port) }, begin)).toBe(
      `Port ${port} is in use. Set METRICS_PORT to another one.`,
    );
    await new Promise((resolve) => taken.close(resolve));
  });

  test('that the host is another machine’s', async () => {
    // An address for documentation (RFC 5737), which no machine has.
    expect(await sentence({ HOST: '192.0.2.1' }, () => listen(0, '192.0.2.1'))).toBe(
      '192.0.2.1 is no address of this machine. Set HOST to one, such as 127.0.0.1.',
    );
  });

  test('that the host is a name that nobody knows', async () => {
    const unknown = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'www.example' };
    const fail = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), unknown));
    expect(await sentence({ HOST: 'www.example' }, fail)).toBe(
      'www.example is no address of this machine. Set HOST to one, such as 127.0.0.1.',
    );
    expect(await sentence({ DATABASE_URL: 'postgres://x@www.example/x' }, fail)).toMatch(
      /^PostgreSQL does not answer \(getaddrinfo ENOTFOUND\)\. Check DATABASE_URL /,
    );
  });

  test('that its port, or that of the figures, is one that not everybody may take', async () => {
    const refused = { code: 'EACCES', syscall: 'listen', port: 80 };
    const fail = () => Promise.reject(Object.assign(new Error('listen EACCES'), refused));
    expect(await sentence({ PORT: '80' }, fail)).toBe(
      'Port 80 needs rights that this account lacks. Set PORT to one above 1023.',
    );
    expect(await sentence({ METRICS_PORT: '80' }, fail)).toMatch(/ Set METRICS_PORT to one above /);
  });

  test('that there is no room for the file of SQLite', async () => {
    // SQLITE_FULL (sqlite.org/rescode.html).
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    expect(await sentence({}, () => Promise.reject(full))).toBe(
      'The database cannot be used (database or disk is full). Check DATA_DIR, who owns it, and that there is room.',
    );
  });

  test('that the folder of data is none, or holds something else', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await sentence({ DATA_DIR: join(folder, 'file') })).toMatch(/Check DATA_DIR/);
    await writeFile(join(folder, 'dimos.sqlite'), 'x'.repeat(10_000));
    expect(await sentence({ DATA_DIR: folder })).toMatch(
      /^The SQLite file in .+ is damaged \(file is not a database\)\. Restore the last backup: /,
    );
  });

  test('that a part of the file of SQLite is damaged, such as an index', async () => {
    // Node gives the extended code: this one is SQLITE_CORRUPT_INDEX (sqlite.org/rescode.html).
    const damage = Object.assign(new Error('database disk image is malformed'), { errcode: 779 });
    expect(await sentence({}, () => Promise.reject(damage))).toMatch(
      /^The SQLite file in .+ is damaged \(database disk image is malformed\)\. Restore /,
    );
  });

  test('that the folder of data cannot be made where it shall be, and does not try for ever', async () => {
    await symlink(join(folder, 'no-disk'), join(folder, 'link'));
    const dataDir = join(folder, 'link/data');
    expect(await sentence({ DATA_DIR: dataDir })).toBe(
      `${join(folder, 'link')} cannot be written (EEXIST). Check DATA_DIR, who owns it, and that its disk is there.`,
    );
    // A process of its own: what does not come back would take this one along.
    const make = `
      const { makeLastingFolder } = await import('${new URL('../../database/lasting-folder.ts', import.meta.url)}');
      try { makeLastingFolder('/proc/dimos/data'); } catch ({ code, path }) { console.log(code, path); }`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', make], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(said).toBe('ENOENT /proc/dimos\n');
  });

  test('that the database is of a newer version, as after going back', async () => {
    const settings = readSettings({ DATA_DIR: folder });
    const connection = openDatabase(settings);
    await migrate(connection);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '9999-01-01')`.execute(
      connection.db,
    );
    await connection.close();
    expect(await sentence({ DATA_DIR: folder })).toMatch(
      /^The database is of a newer version \(9999-later\)\. Start that version, or go back /,
    );
  });

  async function startOnFormerVersion(variables: Record<string, string>): Promise<unknown> {
    const { db, close } = openDatabase(readSettings(variables));
    await leaveFormerVersion(db);
    const said = await sentence(variables);
    // Nothing was made or changed.
    expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual(['entries']);
    await close();
    return said;
  }

  test('that the folder of data is of version 0.1.0', async () => {
    expect(await startOnFormerVersion({ DATA_DIR: folder })).toBe(
      'The data folder is of version 0.1.0, from which nothing can be taken over. Set DATA_DIR to an empty folder, or stay with that version.',
    );
  });

  test.skipIf(!SERVER)('that the database on PostgreSQL is of version 0.1.0', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    try {
      expect(await startOnFormerVersion({ DATABASE_URL: url })).toBe(
        'The database is of version 0.1.0, from which nothing can be taken over. Set DATABASE_URL to an empty database, or stay with that version.',
      );
    } finally {
      await drop();
    }
  });

  test('that PostgreSQL does not answer', async () => {
    expect(await sentence({ DATABASE_URL: 'postgres://x:hunter2@127.0.0.1:1/x' })).toBe(
      'PostgreSQL does not answer (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and that it runs.',
    );
  });

  test.skipIf(!SERVER)('that PostgreSQL has no such database or account', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    try {
      const wrong = new URL(url);
      wrong.pathname = '/none';
      expect(await sentence({ DATABASE_URL: wrong.href })).toBe(
        'PostgreSQL refuses: there is no such database. Check DATABASE_URL.',
      );
      const stranger = new URL(url);
      stranger.username = 'stranger';
      expect(await sentence({ DATABASE_URL: stranger.href })).toMatch(/^PostgreSQL refuses: /);
    } finally {
      await drop();
    }
  });

  test.each(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])(
    'which path cannot be written, and with which error: %s',
    async (code) => {
      const refused = Object.assign(new Error(code), { code, syscall: 'open', path: '/data/x' });
      expect(await sentence({}, () => Promise.reject(refused))).toBe(
        `/data/x cannot be written (${code}). Check DATA_DIR, who owns it, and that its disk is there.`,
      );
    },
  );

  // The codes of PostgreSQL (Appendix A of its manual).
  test.each([
    ['28P01', 'the password is wrong'],
    ['28000', 'this account may not connect'],
    ['3D000', 'there is no such database'],
    ['42501', 'this account may not make tables there'],
  ])('why PostgreSQL refuses with %s', async (code, why) => {
    const refused = Object.assign(new Error('refused'), { code });
    expect(await sentence({}, () => Promise.reject(refused))).toBe(
      `PostgreSQL refuses: ${why}. Check DATABASE_URL.`,
    );
  });

  test.each([
    'FormerVersionError',
    'ServerKeyError',
    'FirstContentError',
    'UnfinishedRestoreError',
  ])('what a %s says itself, and nothing else', async (name) => {
    const error = Object.assign(new Error('This is what to do.'), { name });
    expect(await sentence({}, () => Promise.reject(error))).toBe('This is what to do.');
  });

  test('that the bucket does not take media', async () => {
    const s3 = await openTestS3();
    const variables = { ...s3Environment(s3.location), S3_BUCKET: 'none' };
    const store = await openMediaStore(readSettings(variables) as never);
    expect(await sentence(variables, () => store.put('a', 'x'))).toBe(
      'The bucket none does not take media (The specified bucket does not exist). Check S3_*; npm run doctor says more.',
    );
    await s3.close();
  });

  test('nothing of what nobody foresaw, which is shown as it is', () => {
    expect(describeStartFailure(new TypeError('x is undefined'), readSettings({}))).toBeUndefined();
  });
});
