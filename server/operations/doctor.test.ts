import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createUser } from '../../domain/accounts/members/create-user.ts';
import { recordChange } from '../../domain/audit/record.ts';
import { queueLetter, sendDueLetters } from '../../domain/mail/outbox.ts';
import { openMediaStore } from '../../domain/media/store/store.ts';
import { addMedium } from '../../domain/media/uploads/add-medium.ts';
import { noteBackup, noteRestoreTrial, readBackupState } from '../../domain/upkeep/backup-state.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { pdf } from '../../harness/databases/backup-contents.ts';
import { createTestPostgres } from '../../harness/databases/create-test-postgres.ts';
import { openTestClamd, type TestClamd } from '../../harness/others/clamd.ts';
import { openTestS3, s3Environment, type TestS3 } from '../../harness/others/s3.ts';
import { refusal } from '../../harness/others/s3-signature.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import { actAs, openTestAuth, TEST_EDITOR, testMedia } from '../../harness/services.ts';
import { openSecureServer, type SecureServer } from '../../harness/sites/secure-server.ts';
import { readSettings } from '../settings.ts';
import { noteBackupFailure, runBackup } from './backup/run-backup.ts';
import { checkNames, checkPrivacy } from './checks/check-files.ts';
import { checkOriginals } from './checks/check-originals.ts';
import { checkStore } from './checks/check-store.ts';
import { examine } from './doctor.ts';
import { beginRestore } from './restore/unfinished-restore.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const NOW = new Date();
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let folder: string;
let smtp: TestSmtp;
let clamd: TestClamd;
/** The proxy with TLS, and the site behind it. */
let proxy: SecureServer;
let site: Server;
beforeAll(async () => {
  const answer: RequestListener = (_, response) => response.end('ok');
  proxy = await openSecureServer('www.example.gr', 90, answer);
  site = createServer(answer);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-doctor-'));
  smtp = await openTestSmtp();
  clamd = await openTestClamd(folder);
});
afterEach(async () => {
  await smtp.close();
  await clamd.close();
  await rm(folder, { recursive: true, force: true });
});

/** Settings of an installation where all is well. */
const settings = (more: Record<string, string> = {}) =>
  readSettings({
    SITE_URL: `https://www.example.gr:${proxy.port}`,
    PORT: String((site.address() as AddressInfo).port),
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: smtp.url,
    CLAMAV: clamd.path,
    CONTACT_EMAIL: 'office@example.gr',
    ...more,
  });

async function install(more: Record<string, string> = {}): Promise<void> {
  const connection = openDatabase(settings(more));
  await migrate(connection);
  await connection.close();
  await runBackup(settings(more), { now: NOW });
}

const listAll = async (path: string) =>
  (await readdir(path, { recursive: true })).map((name) => join(path, name));

async function findings(more: Record<string, string> = {}, now = NOW) {
  const reach = { ca: proxy.certificate, lookup: proxy.lookup };
  const found = await examine(settings(more), now, reach);
  for (const { text } of found) expect(text).not.toContain('\n');
  const texts = (level: string) =>
    found.filter((one) => one.level === level).map(({ text }) => text);
  return { problems: texts('problem'), notes: texts('note'), fine: texts('ok') };
}

/** What the server has off that a session cannot turn on. */
async function settingsThatAreOff(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes",
  );
  await client.end();
  return Object.keys(rows[0]).filter((name) => rows[0][name] === 'off');
}

describe('the doctor', () => {
  test('finds nothing where all is well', async () => {
    await install();
    const { problems, notes, fine } = await findings();
    expect([...problems, ...notes]).toEqual([]);
    expect(fine).toHaveLength(17);
  });

  test('says of a machine where nothing was started yet what is missing, and makes nothing', async () => {
    const { problems, notes } = await findings({ PORT: '1' });
    expect(problems).toEqual([]);
    expect(notes).toEqual([
      expect.stringContaining('nothing answers at http://127.0.0.1:1 '),
      expect.stringContaining('npm start makes it'),
    ]);
  });

  test.each([
    ['links that lead to this machine', { SITE_URL: '' }, 'notes', 'SITE_URL is http://localhost'],
    [
      'links that lead to this machine by IPv6',
      { SITE_URL: 'http://[::1]:3000' },
      'notes',
      'SITE_URL is http://[::1]:3000',
    ],
    ['a proxy that nobody trusts', { TRUSTED_PROXIES: '' }, 'problems', 'TRUSTED_PROXIES is empty'],
    ['no mail server', { SMTP_URL: '' }, 'notes', 'SMTP_URL is not set'],
    [
      'a mail server that is away',
      { SMTP_URL: 'smtp://127.0.0.1:1' },
      'problems',
      'check SMTP_URL',
    ],
    ['letters without a sender', { CONTACT_EMAIL: '' }, 'problems', 'set MAIL_FROM'],
    ['no scanner for malware', { CLAMAV: '' }, 'notes', 'CLAMAV is not set'],
    [
      'a scanner that is away',
      { CLAMAV: '/run/no-such-socket' },
      'problems',
      'every upload is refused: start clamav-daemon',
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      'problems',
      'check DATABASE_URL',
    ],
  ] as const)('says what to do about %s', async (_, more, level, text) => {
    await install();
    const found = await findings(more);
    expect(found[level]).toEqual([expect.stringContaining(text)]);
    // Of this machine’s own address nobody asks whether it is reached from outside.
    if (level === 'notes') expect(found.problems).toEqual([]);
  });

  test('says that something else than a scanner answers', async () => {
    await install();
    const path = join(folder, 'other.ctl');
    const other = createSocketServer((socket) => socket.end('220 mail.example.gr\0'));
    await new Promise<void>((resolve) => other.listen(path, resolve));
    try {
      expect((await findings({ CLAMAV: path })).problems).toEqual([
        `Uploads: what answers at ${path} is not clamd: check CLAMAV.`,
      ]);
    } finally {
      other.close();
    }
  });

  test('says that media come back as something else', async () => {
    const store = { put: async () => {}, getBytes: async () => Buffer.from('x'), delete() {} };
    const found = await checkStore(async () => store as never, undefined);
    expect(found).toEqual({
      level: 'problem',
      text: 'Media: the media folder gave back something else than was put in.',
    });
  });

  test('says that rows refer to nothing or are damaged, and that the database is of a newer version', async () => {
    await install();
    const { db, close } = openDatabase(settings());
    await sql`pragma foreign_keys = off`.execute(db);
    await sql`insert into passkey_challenges (challenge, ceremony, user_id, expires_at) values ('x', 'add', 'nobody', '')`.execute(
      db,
    );
    expect((await findings()).problems).toEqual([
      '1 rows refer to rows that are gone: restore the last backup.',
    ]);
    await sql`delete from passkey_challenges`.execute(db);
    await sql`create table measured (width check (width > 0))`.execute(db);
    await sql`pragma ignore_check_constraints = on`.execute(db);
    await sql`insert into measured values (-1)`.execute(db);
    expect((await findings()).problems).toEqual([
      'The SQLite file is damaged (CHECK constraint failed in measured): restore the last backup.',
    ]);
    await sql`drop table measured`.execute(db);
    await sql`insert into kysely_migration values ('9999-later', '')`.execute(db);
    await close();
    expect((await findings()).problems).toContainEqual(
      expect.stringMatching(/^SQLite is of a newer version \(9999-later\): install that version/),
    );
  });

  test('says that there is no TLS, and that the address does not answer as it is', async () => {
    await install();
    const { problems } = await findings({ SITE_URL: `http://www.example.gr:${proxy.port}` });
    expect(problems).toEqual([
      expect.stringContaining('passwords would travel'),
      expect.stringMatching(/^Address: http:\S+ does not answer this machine \(/),
    ]);
  });

  test('says that nothing answers at PORT, or something else, or a site without its database', async () => {
    await install();
    expect((await findings({ PORT: '1' })).problems).toEqual([
      expect.stringMatching(/^Site: nothing answers at http:\/\/127\.0\.0\.1:1 \(.+\): start it/),
    ]);
    for (const [status, text] of [
      [503, 'but its database does not'],
      [404, 'something else answers'],
    ] as const) {
      const other = createServer((_, response) => response.writeHead(status).end());
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const PORT = String((other.address() as AddressInfo).port);
      const { problems } = await findings({ PORT });
      expect(problems).toEqual([expect.stringContaining(text)]);
      await new Promise((resolve) => other.close(resolve));
    }
  });

  test.each([
    ['0.0.0.0/0', 'problems', 'has 0.0.0.0/0, which trusts everybody'],
    ['127.0.0.1,::/0', 'problems', 'has ::/0, which trusts everybody'],
    ['::ffff:0.0.0.0/96', 'problems', 'has ::ffff:0.0.0.0/96, which trusts everybody'],
    ['0.0.0.0/1,128.0.0.0/1', 'problems', 'trusts everybody'],
    ['10.0.0.0/8', 'notes', 'has 10.0.0.0/8: everybody in it may choose'],
    ['2001:db8::/48', 'notes', 'everybody in it'],
  ] as const)('says of TRUSTED_PROXIES %s whom it trusts', async (TRUSTED_PROXIES, level, text) => {
    await install();
    const found = await findings({ TRUSTED_PROXIES });
    expect(found[level]).toEqual([expect.stringContaining(text)]);
    const fine = await findings({ TRUSTED_PROXIES: '127.0.0.1,10.1.2.0/24,2001:db8::/64' });
    expect([...fine.problems, ...fine.notes]).toEqual([]);
  });

  test('says that originals are gone, or no longer what was uploaded', async () => {
    await install();
    const connection = openDatabase(settings());
    const store = await openMediaStore(settings());
    const keys: string[] = [];
    for (const name of ['gone', 'changed', 'fine']) {
      const medium = await addMedium(
        testMedia(connection.db, store),
        pdf(name),
        actAs(TEST_EDITOR, NOW),
      );
      const { storage_key } = await connection.db
        .selectFrom('media')
        .select('storage_key')
        .where('id', '=', medium.id)
        .executeTakeFirstOrThrow();
      keys.push(storage_key);
    }
    await connection.close();
    await store.delete(keys[0] ?? '');
    const bytes = Buffer.from(await store.getBytes(keys[1] ?? ''));
    bytes.writeUInt8(bytes.readUInt8(3) ^ 1, 3);
    await store.put(keys[1] ?? '', bytes);
    expect((await findings()).problems).toEqual([
      'Originals: 1 is gone (apofasi.pdf); 1 is not what was uploaded (apofasi.pdf): put them back from a backup (its folder media), or upload them again.',
    ]);
  });

  test('names five of more originals that are gone', async () => {
    await install();
    const { db, close } = openDatabase(settings());
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => testDocumentRow({ id }));
    await db.insertInto('media').values(rows.slice(1)).execute();
    const { text } = await checkOriginals(db, await openMediaStore(settings()));
    expect(text).toContain('5 are gone (b.pdf, c.pdf, d.pdf, e.pdf, f.pdf): put');
    await db.insertInto('media').values(rows.slice(0, 1)).execute();
    const more = await checkOriginals(db, await openMediaStore(settings()));
    expect(more.text).toContain('6 are gone (a.pdf, b.pdf, c.pdf, d.pdf, e.pdf and others): put');
    await close();
  });

  test('says that a restore was broken off', async () => {
    await install();
    const connection = openSqlite(join(folder, 'data'));
    await beginRestore(connection, join(folder, 'data'), '/backups/one');
    await connection.close();
    const { problems } = await findings();
    expect(problems).toEqual([
      expect.stringMatching(/^A restore was not finished: .+ restore -- \/backups\/one --force\./),
    ]);
  });

  test('says that the SQLite file cannot be written', async () => {
    await install();
    const data = join(folder, 'data');
    for (const [uid, mode] of [
      [65_534, 0o444],
      [0, 0o600],
    ] as const) {
      // Root may write everything: then as an account that may read alone.
      const isRoot = process.getuid?.() === 0;
      if (!isRoot && uid === 0) continue;
      for (const path of [folder, data, ...(await listAll(data))]) {
        if (isRoot) await chown(path, uid, uid);
      }
      await chmod(join(data, 'dimos.sqlite'), mode);
      if (isRoot) process.seteuid?.(uid);
      try {
        const { problems } = await findings();
        expect(problems.filter((text) => text.includes('cannot be written'))).toHaveLength(
          mode === 0o444 ? 1 : 0,
        );
      } finally {
        process.seteuid?.(0);
      }
    }
  });

  test('says that backups are old, fail, or are made by nobody', async () => {
    await install();
    expect((await findings({}, hoursLater(26))).problems).toEqual([]);
    expect((await findings({}, hoursLater(27))).problems).toEqual([
      expect.stringContaining('the last is 27 hours old'),
    ]);
    const { db, close } = openDatabase(settings());
    const trial = { at: hoursLater(1).toISOString(), host: 'h', folder: '/backups/one' };
    await noteRestoreTrial(db, { ...trial, isGood: false, text: 'Its database is damaged.' });
    expect((await findings()).problems).toEqual([
      expect.stringMatching(/one of \/backups\/one .+ failed at .+: Its database is damaged\./),
    ]);
    await noteRestoreTrial(db, { ...trial, isGood: true, text: '' });
    await noteBackupFailure(db, hoursLater(1), new Error('no space left on device'));
    expect((await findings()).problems).toEqual([expect.stringContaining('no space left')]);
    await db.deleteFrom('facts').execute();
    await close();
    expect((await findings({ BACKUP_HOUR: 'off' })).problems).toEqual([
      expect.stringContaining('BACKUP_HOUR is off'),
    ]);
  });

  test('says that a medium is not in the last backup, be it one alone', async () => {
    await install();
    const { db, close } = openDatabase(settings());
    const { last } = await readBackupState(db);
    if (!last) throw new Error('There is no backup.');
    await noteBackup(db, { ...last, damaged: 1 });
    await close();
    expect((await findings()).problems).toEqual([
      expect.stringMatching(
        /^Backup: 1 media were missing or damaged .+: npm run backup names them/,
      ),
    ]);
  });

  test('says that the last backup is gone or damaged, since nothing could be restored from it', async () => {
    await install();
    const [name = ''] = await readdir(join(folder, 'data', 'backups'));
    const backup = join(folder, 'data', 'backups', name);
    const facts = join(backup, 'tables', 'facts.jsonl');
    await writeFile(facts, '{"name":"x","value":"changed"}\n');
    expect((await findings()).problems).toEqual([
      expect.stringMatching(
        /^Backup: the last cannot be restored \(.+facts\.jsonl is not what it was/,
      ),
    ]);
    await rm(backup, { recursive: true });
    expect((await findings()).problems).toEqual([
      expect.stringContaining('Backup: the last cannot be restored (There is no backup in'),
    ]);
    // Of several machines one makes it, and the others cannot read it.
    const { db, close } = openDatabase(settings());
    const { last } = await readBackupState(db);
    if (!last) throw new Error('There is no backup.');
    await noteBackup(db, { ...last, host: 'another-machine' });
    await close();
    const { problems, fine } = await findings();
    expect(problems).toEqual([]);
    expect(fine).toContainEqual(expect.stringContaining('on another-machine).'));
  });

  test('says that the clock went back behind what was written', async () => {
    await install();
    const { db, close } = openDatabase(settings());
    const by = { id: 'i', email: 'e@example.org', role: 'editor' as const };
    await recordChange(db, by, 'changed', { type: 't', id: '', title: '' }, hoursLater(2));
    await close();
    expect((await findings()).problems).toEqual([expect.stringContaining('timedatectl')]);
    // A clock that was set right may have been five minutes ahead.
    for (const now of [new Date(hoursLater(2).getTime() - 5 * 60_000), hoursLater(3)]) {
      expect((await findings({}, now)).problems).toEqual([]);
    }
  });

  test('says who has yet to add the second step that is required', async () => {
    await install();
    const connection = openDatabase(settings());
    const auth = await openTestAuth(connection, 'https://www.example.gr');
    const password = 'olive-harbour-lantern';
    for (const [email, role] of [
      ['a@example.org', 'admin'],
      ['e@example.org', 'editor'],
      ['gone@example.org', 'editor'],
    ] as const) {
      await createUser(auth, connection.db, { name: 'Α', email, password, role }, { now: NOW });
    }
    const { db } = connection;
    await db
      .updateTable('user')
      .set({ banned: 1 })
      .where('email', '=', 'gone@example.org')
      .execute();
    const line = async (SECOND_FACTOR: string) => {
      const { notes, fine } = await findings({ SECOND_FACTOR });
      return [...notes, ...fine].filter((text) => /Second step/.test(text));
    };
    expect(await line('optional')).toEqual([expect.stringContaining('optional; 0 of 2 accounts')]);
    expect(await line('administrators')).toEqual([
      expect.stringContaining('required of administrators; 1 account has none yet'),
    ]);
    expect((await findings({ SECOND_FACTOR: 'everybody' })).notes).toEqual([
      expect.stringContaining('required of everybody; 2 accounts have none yet'),
    ]);
    await db
      .updateTable('user')
      .set({ twoFactorEnabled: 1 })
      .where('email', '=', 'a@example.org')
      .execute();
    expect((await findings({ SECOND_FACTOR: 'administrators' })).fine).toContainEqual(
      expect.stringContaining('required of administrators; 1 of 2 accounts has one'),
    );
    // A passkey is one, too.
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '!=', 'a@example.org')
      .executeTakeFirstOrThrow();
    const key = {
      credential_id: 'c',
      public_key: 'k',
      counter: 0,
      transports: '[]',
      name: 'Κινητό',
    };
    await db
      .insertInto('passkeys')
      .values({ id: 'p', user_id: id, ...key, is_synced: 0, created_at: NOW.toISOString() })
      .execute();
    await connection.close();
    expect((await findings({ SECOND_FACTOR: 'everybody' })).fine).toContainEqual(
      expect.stringContaining('required of everybody; 2 of 2 accounts have one'),
    );
  });

  test('says that letters do not leave, and why', async () => {
    await install();
    const { db, close } = openDatabase(settings());
    await queueLetter(db, { to: 'a@example.org', subject: '', text: '' }, NOW);
    await sendDueLetters(
      db,
      async () => {
        throw new Error('mailbox unavailable');
      },
      () => NOW,
    );
    await close();
    expect((await findings()).problems).toEqual([expect.stringContaining('mailbox unavailable')]);
  });

  test('says that other accounts can read the data', async () => {
    await install();
    await chmod(join(folder, 'data'), 0o755);
    await chmod(join(folder, 'data', 'dimos.sqlite'), 0o644);
    expect((await findings()).problems).toEqual([
      expect.stringMatching(/^Files: every account .+ can read .+dimos\.sqlite: chmod -R go= /),
    ]);
    await chmod(join(folder, 'data'), 0o700);
    const file = join(folder, 'env');
    await writeFile(file, 'ADMIN_PASSWORD=x\n');
    for (const [mode, level] of [
      [0o644, 'problem'],
      [0o600, 'ok'],
    ] as const) {
      await chmod(file, mode);
      expect(checkPrivacy(join(folder, 'data'), file)).toMatchObject([{ level }]);
    }
  });

  test('says which names in the file of settings nobody reads', async () => {
    const file = join(folder, 'env');
    await writeFile(file, 'SITE_ULR=https://www.example.gr\nNODE_ENV=production\nPORT=3000\n');
    expect(checkNames(file).text).toMatch(/ does not read SITE_ULR \(SITE_URL\?\)/);
    await writeFile(file, 'COLOUR=blue\nNODE_ENV=production\n');
    expect(checkNames(file)).toMatchObject({ level: 'note' });
    expect(checkNames(file).text).toMatch(/ sets COLOUR, which the site does not read/);
    await writeFile(file, 'DATABSE_URL=postgres://x/x\n');
    expect(checkNames(file, { SMTPURL: 'x', PATH: '/', HOME: '/', MAIL: '/', SEEDS: 'x' })).toEqual(
      {
        level: 'problem',
        text: 'Names: the site does not read DATABSE_URL (DATABASE_URL?), SMTPURL (SMTP_URL?): it runs without that setting. Correct the name.',
      },
    );
    await writeFile(file, '# nothing\nSITE_URL=https://www.example.gr\nTZ=Europe/Athens\n');
    expect(checkNames(file).level).toBe('ok');
    expect(checkNames(join(folder, 'none')).level).toBe('ok');
  });

  test('says that the file is no database, or the folder no folder', async () => {
    await install();
    await writeFile(join(folder, 'data', 'dimos.sqlite'), 'x'.repeat(10_000));
    expect((await findings()).problems).toEqual([
      expect.stringContaining('The SQLite file is damaged (file is not a database): restore'),
    ]);
    await writeFile(join(folder, 'file'), '');
    const { problems } = await findings({ DATA_DIR: join(folder, 'file') });
    expect(problems.join('\n')).toMatch(/Media: [\s\S]+Disk: /);
  });

  describe('of a bucket', () => {
    let s3: TestS3;
    beforeEach(async () => {
      s3 = await openTestS3();
      await install(s3Environment(s3.location));
    });
    afterEach(() => s3.close());

    test('finds nothing where all is well, and leaves nothing in it', async () => {
      const { problems, fine } = await findings(s3Environment(s3.location));
      expect(problems).toEqual([]);
      expect(fine).toContainEqual(expect.stringMatching(/^Media: the bucket dimos-media at http/));
      expect(s3.objects.size).toBe(0);
    });

    test.each([
      ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'check S3_SECRET_ACCESS_KEY'],
      ['an unknown key', { S3_ACCESS_KEY_ID: 'WRONG' }, 'check S3_ACCESS_KEY_ID'],
      ['another region', { S3_REGION: 'elsewhere' }, 'check S3_REGION'],
      ['a bucket that is not there', { S3_BUCKET: 'none' }, 'make the bucket'],
      ['a storage that does not run', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'check S3_ENDPOINT'],
    ])('says what to do about %s', async (_, more, advice) => {
      const { problems } = await findings({ ...s3Environment(s3.location), ...more });
      expect(problems).toEqual([expect.stringMatching(/^Media: the bucket .+ does not work \(/)]);
      expect(problems[0]).toContain(`: ${advice}`);
      expect(problems[0]).not.toContain(s3.location.secretAccessKey);
    });

    test('says once that it is away, and of the originals that it cannot know', async () => {
      const { db, close } = openDatabase(settings(s3Environment(s3.location)));
      await db.insertInto('media').values(testDocumentRow()).execute();
      await close();
      const away = { ...s3Environment(s3.location), S3_ENDPOINT: 'http://127.0.0.1:1' };
      const { problems, notes } = await findings(away);
      expect(problems).toEqual([expect.stringMatching(/^Media: the bucket .+ does not work \(/)]);
      expect(notes).toEqual([expect.stringMatching(/^Originals: they could not be read \(/)]);
    });

    test.each([
      ['AccessDenied', 403, 'let this key read, write, list and delete'],
      ['RequestTimeTooSkewed', 403, 'keep time'],
      ['InternalError', 400, 'check S3_*'],
    ])('says what to do about %s', async (code, status, advice) => {
      s3.refuse = refusal(status, code, 'No.');
      const { problems } = await findings(s3Environment(s3.location));
      expect(problems).toEqual([expect.stringContaining(advice)]);
    });
  });

  test.skipIf(!SERVER)('looks at PostgreSQL and its clock', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    try {
      expect((await findings({ DATABASE_URL: url })).notes).toEqual([
        expect.stringContaining('is empty: npm start fills it'),
      ]);
      await install({ DATABASE_URL: url });
      const { problems, notes, fine } = await findings({ DATABASE_URL: url });
      // The tests' server does not wait for the disk, unless it is somebody's own.
      const leftOut = await settingsThatAreOff(url);
      expect([...problems, ...notes]).toEqual(
        leftOut.map((name) => expect.stringContaining(`PostgreSQL has ${name} = off: a power cut`)),
      );
      expect(fine).toContain("This clock and the database's agree.");
      const careless = `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
      expect((await findings({ DATABASE_URL: careless })).problems).toContainEqual(
        expect.stringContaining('synchronous_commit = off: a power cut loses the last saves'),
      );
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 100_000 });
      expect((await findings({ DATABASE_URL: url })).problems).toContainEqual(
        expect.stringMatching(/^This clock and the database's are 1\d\d seconds apart: let /),
      );
      // Ahead of the database as well as behind it.
      vi.setSystemTime(Date.now() + 250_000);
      expect((await findings({ DATABASE_URL: url })).problems).toContainEqual(
        expect.stringMatching(/^This clock and the database's are 1\d\d seconds apart: let /),
      );
    } finally {
      vi.useRealTimers();
      await drop();
    }
  });
});
