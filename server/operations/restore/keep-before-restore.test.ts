import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase, openSqlite } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { page } from '../../../domain/content-types/page.ts';
import { receiveMessage } from '../../../domain/inbox/forms/receive-message.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { addTwoEditors } from '../../../harness/browser/two-editors.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { pageData } from '../../../harness/databases/backup-contents.ts';
import { createTestPostgres } from '../../../harness/databases/create-test-postgres.ts';
import { leaveFormerVersion } from '../../../harness/databases/leave-former-version.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { createBackup } from '../backup/create-backup.ts';
import { BackupError, verifyBackup } from '../backup/manifest.ts';
import { keepBeforeRestore } from './keep-before-restore.ts';
import { restoreBackup } from './restore-backup.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

let dataDir: string;
let kept: string;
let backup: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dimos-keep-'));
  kept = join(dataDir, 'backups/before-restore');
  backup = join(dataDir, 'backups/first');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const settings = () => ({ dataDir, databaseUrl: undefined, s3: undefined });
const keep = (replace: boolean) =>
  keepBeforeRestore(settings(), { folder: kept, now: TEST_NOW, replace });

async function withDatabase<T>(work: (connection: ReturnType<typeof openSqlite>) => Promise<T>) {
  const connection = openSqlite(dataDir);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** A site with one page, and a backup of it. */
const fill = () =>
  withDatabase(async (connection) => {
    await migrate(connection);
    await createEntry(connection.db, page, pageData('Πρώτη'), actAs(TEST_EDITOR));
    const store = await openMediaStore(settings());
    await createBackup({ connection, store }, { folder: backup, now: TEST_NOW });
  });

const restore = () =>
  withDatabase(async (connection) => {
    const store = await openMediaStore(settings());
    await restoreBackup({ connection, store }, backup);
    return connection.db.selectFrom('entries').select('title_el').execute();
  });

test('nothing is replaced under a site that runs', async () => {
  await fill();
  await withDatabase(async ({ db }) => {
    await db.selectFrom('entries').select('id').execute();
    await expect(keep(true)).rejects.toThrow('The site is running. Stop it first');
  });
  expect(existsSync(kept)).toBe(false);
});

test('there is nothing to keep where nothing was', async () => {
  expect(await keep(false)).toBe(false);
  expect(existsSync(kept)).toBe(false);
});

test('what is there is copied before it goes, and stays unless told so', async () => {
  await fill();
  await expect(keep(false)).rejects.toThrow('The database is not empty. Add --force');
  expect(await keep(true)).toBe(true);
  expect((await verifyBackup(kept)).tables.entries).toBe(1);
});

const message = {
  kind: 'contact',
  name: 'Ελένη',
  email: 'eleni@example.org',
  phone: '',
  subject: 'Λακκούβα',
  body: 'Στην πλατεία.',
  language: 'gr',
} as const;

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['an account', addTwoEditors],
  ['a message', (db) => receiveMessage(db, message, { officeEmail: undefined, now: TEST_NOW })],
  [
    'a file',
    (db) =>
      db
        .insertInto('media')
        .values(testDocumentRow({ id: 'a' }))
        .execute(),
  ],
  [
    'a reader of the newsletter',
    (db) =>
      db
        .insertInto('subscribers')
        .values({
          id: 'a',
          email: 'eleni@example.org',
          language: 'gr',
          state: 'confirmed',
          token_hash: 'a',
          created_at: TEST_NOW.toISOString(),
          confirmed_at: TEST_NOW.toISOString(),
        })
        .execute(),
  ],
])('%s alone is something, too, and stays unless told so', async (_, add) => {
  await withDatabase(migrate);
  expect(await keep(false)).toBe(false);
  await withDatabase(({ db }) => add(db));
  await expect(keep(false)).rejects.toThrow('The database is not empty. Add --force');
  expect(await keep(true)).toBe(true);
});

test('one that goes back to an older version sets the newer database aside', async () => {
  await fill();
  await withDatabase(({ db }) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '9999-01-01')`.execute(
      db,
    ),
  );
  const refusal = await keep(false).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BackupError);
  expect(String(refusal)).toMatch(/newer version \(9999-later\)\. Add --force to set it aside/);
  expect(await keep(true)).toBe(true);
  expect(await readdir(kept)).toContain('dimos.sqlite');
  expect(statSync(kept).mode & 0o077, 'others cannot read it').toBe(0);
  expect(await restore()).toEqual([{ title_el: 'Πρώτη' }]);
});

test.skipIf(!SERVER)(
  'a newer database on PostgreSQL is not replaced, whatever one says: nobody would have it then',
  async () => {
    const { url: databaseUrl, drop } = await createTestPostgres(SERVER);
    try {
      const { db, close } = openDatabase({ databaseUrl, dataDir });
      await sql`create table kysely_migration as select '9999-later' as name`.execute(db);
      await close();
      for (const replace of [false, true]) {
        const options = { folder: kept, now: TEST_NOW, replace };
        await expect(keepBeforeRestore({ ...settings(), databaseUrl }, options)).rejects.toThrow(
          /^The database is of a newer version \(9999-later\)\. Keep it with pg_dump, and give /,
        );
      }
    } finally {
      await drop();
    }
  },
);

test('a database of version 0.1.0 is set aside', async () => {
  await fill();
  await rm(join(dataDir, 'dimos.sqlite'));
  await withDatabase(({ db }) => leaveFormerVersion(db));
  await expect(keep(false)).rejects.toThrow(
    'The database is of version 0.1.0. Add --force to set it aside and put the backup in its place.',
  );
  expect(await keep(true)).toBe(true);
  expect(await readdir(kept)).toContain('dimos.sqlite');
  expect(await restore()).toEqual([{ title_el: 'Πρώτη' }]);
});

test.each(['no database at all', 'a database with a hole in it'])(
  'a damaged file is set aside: %s',
  async (damage) => {
    await fill();
    const file = join(dataDir, 'dimos.sqlite');
    if (damage === 'no database at all') {
      await writeFile(file, 'x'.repeat(10_000));
      // Left beside the database of the backup, it would be taken for its own.
      await writeFile(`${file}-wal`, 'of the damaged one');
    } else {
      const handle = await open(file, 'r+');
      const { size } = await handle.stat();
      // All but the head, which says that it is a database.
      await handle.write(Buffer.alloc(size - 4096, 7), 0, size - 4096, 4096);
      await handle.close();
    }
    await expect(keep(false)).rejects.toThrow(/^The SQLite file is damaged \(.+\)\. Add --force/);
    expect(await keep(true)).toBe(true);
    expect(await readdir(kept)).toContain('dimos.sqlite');
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(await restore()).toEqual([{ title_el: 'Πρώτη' }]);
  },
);

/** A folder on another disk than those of the tests: Linux has one in memory, where they may be themselves. */
const deviceOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.dev;
const elsewhere = ['/dev/shm', '/var/tmp'].find(
  (folder) => ![undefined, deviceOf(tmpdir())].includes(deviceOf(folder)),
);

test.skipIf(!elsewhere)(
  'a damaged file is set aside also where the folder of backups leads to another disk',
  async () => {
    const otherDisk = await mkdtemp(join(elsewhere ?? '', 'dimos-keep-'));
    try {
      await symlink(otherDisk, join(dataDir, 'backups'));
      await fill();
      const file = join(dataDir, 'dimos.sqlite');
      await writeFile(file, 'x'.repeat(10_000));
      expect(await keep(true)).toBe(true);
      expect(await readFile(join(kept, 'dimos.sqlite'), 'utf8')).toBe('x'.repeat(10_000));
      expect(existsSync(file)).toBe(false);
      expect(await restore()).toEqual([{ title_el: 'Πρώτη' }]);
    } finally {
      await rm(otherDisk, { recursive: true });
    }
  },
);

test('a damaged file that cannot be set aside is told, and stays', async () => {
  await fill();
  const file = join(dataDir, 'dimos.sqlite');
  await writeFile(file, 'x'.repeat(10_000));
  await mkdir(join(kept, 'dimos.sqlite'), { recursive: true });
  await expect(keep(true)).rejects.toThrow('EISDIR');
  expect(existsSync(file)).toBe(true);
});
