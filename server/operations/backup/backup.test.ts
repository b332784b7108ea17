import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, openSqlite } from '../../../database/connect.ts';
import { findMigration, MIGRATION_NAMES, migrate } from '../../../database/migrate.ts';
import { insertRows, type PortableRow, TABLE_NAMES } from '../../../database/portable-rows.ts';
import { invite } from '../../../domain/accounts/invitations/invite.ts';
import { OPERATOR } from '../../../domain/accounts/operator.ts';
import { findStaffMember } from '../../../domain/accounts/sessions/current-session.ts';
import { signIn } from '../../../domain/accounts/signing-in/sign-in.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { deleteEntry } from '../../../domain/content/acts/delete-entry.ts';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { event } from '../../../domain/content-types/event.ts';
import { page } from '../../../domain/content-types/page.ts';
import { parseShortMessage } from '../../../domain/inbox/forms/contact-forms.ts';
import { receiveMessage } from '../../../domain/inbox/forms/receive-message.ts';
import { countAttempt } from '../../../domain/limits/rate-limit.ts';
import { queueMailing } from '../../../domain/mail/mailings.ts';
import { deleteMedium } from '../../../domain/media/acts/delete-medium.ts';
import { announceFile } from '../../../domain/media/store/loose-files.ts';
import { type MediaStore, openMediaStore } from '../../../domain/media/store/store.ts';
import { addMedium } from '../../../domain/media/uploads/add-medium.ts';
import { createIssue } from '../../../domain/newsletter/issues.ts';
import { requestSubscription } from '../../../domain/newsletter/subscribers.ts';
import { erasePerson } from '../../../domain/people/erase-person.ts';
import { searchSite } from '../../../domain/search/site-search.ts';
import { newEvent } from '../../../harness/content/newsletter-entries.ts';
import { pageData, pdf } from '../../../harness/databases/backup-contents.ts';
import { readContents } from '../../../harness/databases/database-contents.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  signInAs,
  TEST_EDITOR,
  TEST_NOW,
  TEST_PASSWORD,
  type TestServices,
  testMedia,
} from '../../../harness/services.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { restoreBackup } from '../restore/restore-backup.ts';
import { createBackup } from './create-backup.ts';
import { BackupError, readManifest, verifyBackup, writeManifest } from './manifest.ts';

const acting = actAs(TEST_EDITOR);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Something in every table. */
async function fill({ services }: TestServices): Promise<void> {
  const { db, store } = services;
  await signInAs(services.auth, services, 'admin');
  const made = await createEntry(db, page, pageData('Πρώτη'), acting);
  await createEntry(db, event, newEvent(), acting);
  await saveEntry(db, page, made.id, { ...pageData('Δεύτερη'), slug: 'moved' }, acting);
  await deleteEntry(db, page, (await createEntry(db, page, pageData('Κάδος'), acting)).id, acting);
  await addMedium(testMedia(db, store), pdf('one'), acting);
  const message = { name: 'Ελένη', email: 'e@example.org', subject: '', message: 'Καλημέρα' };
  await receiveMessage(db, parseShortMessage(message, 'gr'), {
    officeEmail: 'office@example.org',
    now: TEST_NOW,
  });
  await requestSubscription(db, 'reader@example.org', 'en', {
    siteUrl: services.siteUrl,
    siteName: 'Δήμος',
    now: TEST_NOW,
  });
  const issue = { subject: { el: 'Νέα', en: 'News' }, intro: { el: 'Α', en: 'A' }, items: [] };
  const { id } = await createIssue(db, issue, acting);
  const mailing = { id: `${id}-el`, subject: 'Νέα', text: 'Α', html: '<p>Α</p>' };
  await queueMailing(db, mailing, [{ address: 'reader@example.org', leaveUrl: 'u' }], '', TEST_NOW);
  await countAttempt(db, 'form', { attempts: 3, windowMs: 60_000 }, TEST_NOW);
  await erasePerson(db, 'gone@example.org', actAs(OPERATOR));
  const at = new Date('2026-03-04T10:00:00.000Z').toISOString();
  await db
    .insertInto('verification')
    .values({ id: 'v', identifier: 'i', value: 'x', expiresAt: at, createdAt: at, updatedAt: at })
    .execute();
  const { id: userId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  await insertRows(db, services.kind, 'twoFactor', [
    { id: 't', userId, secret: 's', backupCodes: 'b', verified: true },
  ]);
  const medium = await db.selectFrom('media').selectAll().executeTakeFirstOrThrow();
  const { digest, file_name, mime_type, size_bytes } = medium;
  await insertRows(db, services.kind, 'earlier_files', [
    {
      id: 'e',
      medium_id: medium.id,
      address_digest: '0123456789abcdef',
      storage_key: null,
      digest,
      file_name,
      mime_type,
      size_bytes,
      width: 0,
      height: 0,
      crop: '',
      replaced_at: at,
      replaced_by: null,
    },
  ]);
  await announceFile(db, 'originals/under-way.pdf', TEST_NOW);
  await insertRows(db, services.kind, 'passkeys', [
    {
      id: 'p',
      user_id: userId,
      credential_id: 'c',
      public_key: 'k',
      counter: 4_294_967_295,
      transports: '["internal"]',
      name: 'Κινητό',
      is_synced: 1,
      created_at: at,
      last_used_at: null,
    },
  ]);
  await insertRows(db, services.kind, 'passkey_challenges', [
    { challenge: 'x', ceremony: 'add', user_id: userId, expires_at: at },
  ]);
  await insertRows(db, services.kind, 'uploads', [
    {
      id: 'u',
      account_id: userId,
      file_name: 'a.pdf',
      accept: 'any',
      size_bytes: 9,
      digest: '',
      received_bytes: 0,
      created_at: at,
      updated_at: at,
    },
  ]);
  await insertRows(db, services.kind, 'known_networks', [
    { id: 'n', user_id: userId, network: 'h', last_seen_at: at },
  ]);
  await insertRows(db, services.kind, 'publishing_sets', [
    {
      id: 'set',
      name: 'Νέο έτος',
      state: 'open',
      created_at: at,
      created_by: 'editor@example.org',
    },
  ]);
  await insertRows(db, services.kind, 'publishing_set_entries', [
    {
      id: 'member',
      set_id: 'set',
      entry_id: made.id,
      position: 1,
      is_open: 1,
      added_at: at,
      added_by: 'editor@example.org',
    },
  ]);
  await insertRows(db, services.kind, 'preview_links', [
    {
      id: 'l',
      token_hash: 'h',
      entry_id: made.id,
      created_at: at,
      created_by: 'editor@example.org',
      expires_at: at,
    },
  ]);
  await insertRows(db, services.kind, 'invitations', [
    {
      id: 'i',
      email: 'new@example.org',
      name: 'Νέα',
      role: 'editor',
      token_hash: 'h',
      created_at: at,
      created_by: 'admin@example.org',
      expires_at: at,
      letter_id: null,
      is_by_letter: 0,
    },
  ]);
  await insertRows(db, services.kind, 'kept_copies', [
    {
      id: 'k',
      user_id: userId,
      type: 'news',
      entry_id: null,
      base_version: null,
      title: 'Νέο',
      data: '{}',
      sequence: 1,
      kept_at: at,
      device: 'd',
    },
  ]);
  const received = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  await insertRows(db, services.kind, 'message_notes', [
    {
      id: 'q',
      message_id: received.id,
      kind: 'note',
      body: 'Σημείωση',
      written_by: 'editor@example.org',
      written_at: at,
      letter_id: null,
    },
  ]);
  await insertRows(db, services.kind, 'presence', [
    {
      id: 'o',
      user_id: userId,
      type: 'page',
      entry_id: made.id,
      since: at,
      seen_at: at,
      is_open: 1,
      sign: 1,
    },
  ]);
  await insertRows(db, services.kind, 'redirects', [
    {
      id: 'd',
      path: '/old',
      query: '*',
      entry_id: made.id,
      target: '/contact',
      status: 301,
      note: 'Παλιό',
      search_text: 'old contact παλιο',
      version: 1,
      updated_at: at,
      updated_by: 'editor@example.org',
    },
  ]);
  await insertRows(db, services.kind, 'missed_addresses', [
    {
      path: '/nothing',
      times: 3,
      first_on: '2026-03-01',
      last_on: '2026-03-04',
      linked_from: '/news',
      is_ignored: 1,
    },
  ]);
  await insertRows(db, services.kind, 'missed_searches', [
    {
      words: 'γηροκομειο',
      query: 'Γηροκομείο',
      is_partial: 0,
      times: 4,
      first_on: '2026-03-01',
      last_on: '2026-03-04',
      is_ignored: 0,
    },
  ]);
  await insertRows(db, services.kind, 'alert_messages', [
    {
      id: 'gone.1',
      entry_id: 'gone',
      number: 1,
      slug: 'gone',
      type: 'Alert',
      sent_at: at,
      shown_from: at,
      ends: at,
      data: '{}',
    },
  ]);
  await insertRows(db, services.kind, 'broken_promises', [
    { id: 'e 1', entry_id: made.id, query: 'κάδοι', found: '["Άλλο"]', broken_since: at },
  ]);
  await insertRows(db, services.kind, 'site_maps', [
    {
      extent: 'centre',
      geojson: null,
      file_name: '',
      version: 2,
      changed_at: at,
      changed_by: 'chart@aigialeia.example',
    },
  ]);
  await insertRows(db, services.kind, 'link_checks', [
    { address: '/nothing', state: 'gone', checked_at: at, failing_since: at },
  ]);
}

/** The tables in a backup: without sessions and attempts. */
const withoutPassing = (contents: Record<string, PortableRow[]>) => ({
  ...contents,
  session: [],
  verification: [],
  passkey_challenges: [],
  known_networks: [],
  rate_limits: [],
  preview_links: [],
  invitations: [],
  uploads: [],
  presence: [],
});

describe.each(TEST_DATABASES)('a backup of $name', ({ open }) => {
  let connection: Connection;
  let site: TestServices;
  beforeEach(async () => {
    connection = await open();
    site = await openTestServices(connection);
    await fill(site);
  });
  afterEach(() => site.close());

  const source = () => ({ connection, store: site.services.store });
  const enter = async () => {
    const { auth, db } = site.services;
    const credentials = { email: 'admin@example.org', password: TEST_PASSWORD };
    const from = { address: '192.0.2.1', now: TEST_NOW };
    return (await signIn(auth, db, credentials, from)).token;
  };
  const backUp = (name = 'copy') =>
    createBackup(source(), { folder: join(folder, name), now: TEST_NOW });

  test('has something of every table, and brings back everything as it was', async () => {
    // More than are read or written at a time.
    const addresses = Array.from({ length: 450 }, (_, i) => `https://example.org/${i}`);
    const looked = { state: 'answers' as const, checked_at: TEST_NOW.toISOString() };
    await connection.db
      .insertInto('link_checks')
      .values(addresses.map((address) => ({ address, ...looked, failing_since: null })))
      .execute();
    const before = await readContents(connection.db);
    for (const table of TABLE_NAMES) expect(before[table]?.length, table).toBeGreaterThan(0);
    // The widths of a picture are in no backup: after a restore none counts as made.
    await connection.db.updateTable('media').set({ made_digest: '0123456789abcdef' }).execute();
    const manifest = await backUp();
    expect(manifest).toMatchObject({
      ...{ damaged: [], madeAt: TEST_NOW.toISOString(), version: packageJson.version },
    });

    const { services } = site;
    await createEntry(services.db, page, pageData('Μετά'), acting);
    const [row] = await services.db.selectFrom('media').selectAll().execute();
    await deleteMedium(services.db, row?.id ?? '', acting);
    await services.store.delete(row?.storage_key ?? '');
    await services.db.deleteFrom('user').execute();
    await restoreBackup(source(), join(folder, 'copy'), { replace: true });
    expect(await readContents(connection.db)).toEqual(withoutPassing(before));
    // What tables hold, of people too, comes into no store of pictures.
    const { objects } = await services.store.listAll('/', { recursive: true });
    const names = [...objects].flatMap((object) => (object.isFile ? object.key : []));
    expect(names.filter((key) => !key.startsWith('originals/'))).toEqual([]);
    const links = await connection.db.selectFrom('link_checks').select('address').execute();
    expect(links.length).toBeGreaterThanOrEqual(addresses.length);
    expect(Buffer.from(await services.store.getBytes(row?.storage_key ?? '')).toString()).toBe(
      pdf('one').bytes.toString(),
    );
  });

  test('is read by nobody but its owner', async () => {
    await backUp();
    const names = await readdir(join(folder, 'copy'), { recursive: true });
    expect(names.length).toBeGreaterThan(3);
    for (const name of ['', ...names]) {
      const { mode } = await stat(join(folder, 'copy', name));
      expect((mode & 0o077).toString(8), name).toBe('0');
    }
  });

  test('lets nobody in: it holds no session, and restoring it ends those that are', async () => {
    const { db, auth } = site.services;
    const token = await enter();
    const manifest = await backUp();
    const files = await readdir(join(folder, 'copy', 'tables'));
    const passing = [
      'session',
      'verification',
      'passkey_challenges',
      'known_networks',
      'rate_limits',
      'preview_links',
      'invitations',
    ];
    for (const table of passing) {
      expect(Object.keys(manifest.tables)).not.toContain(table);
      expect(files).not.toContain(`${table}.jsonl`);
    }
    const later = await enter();
    for (const known of [token, later]) {
      expect(await findStaffMember(auth, known, TEST_NOW)).toMatchObject({ role: 'admin' });
    }
    await restoreBackup(source(), join(folder, 'copy'), { replace: true });
    for (const known of [token, later]) {
      expect(await findStaffMember(auth, known, TEST_NOW)).toBeUndefined();
    }
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
    await enter();
  });

  test('holds no link of an invitation whose letter waits, and brings back no such letter', async () => {
    const { db } = site.services;
    const person = { name: 'Νίκη', email: 'niki@example.org', role: 'admin' as const };
    const post = { siteUrl: site.services.siteUrl, canSendMail: true };
    await invite(db, { ...person, way: 'letter' }, post, actAs(OPERATOR));
    const letters = async () =>
      (await db.selectFrom('outbox').select('to_address').execute()).map((row) => row.to_address);
    const others = (await letters()).filter((to) => to !== person.email);
    const { tables } = await backUp();
    expect(tables.outbox).toBe(others.length);
    const outbox = await readFile(join(folder, 'copy/tables/outbox.jsonl'), 'utf8');
    expect(outbox).not.toContain('/admin/invitation#');
    await restoreBackup(source(), join(folder, 'copy'), { replace: true });
    expect((await letters()).sort()).toEqual(others.sort());
  });

  test('that still has sessions, from an earlier version, does not bring them back', async () => {
    const { db, auth } = site.services;
    const token = await enter();
    const rows = (await readContents(db)).session ?? [];
    const manifest = await backUp();
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    await writeFile(join(folder, 'copy/tables/session.jsonl'), text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    await writeManifest(join(folder, 'copy'), {
      ...manifest,
      tables: { ...manifest.tables, session: rows.length },
      files: { ...manifest.files, 'tables/session.jsonl': { bytes: text.length, sha256 } },
    });
    await restoreBackup(source(), join(folder, 'copy'), { replace: true });
    expect(await findStaffMember(auth, token, TEST_NOW)).toBeUndefined();
  });

  test('is not put over what is there unless told so', async () => {
    await backUp();
    const before = await readContents(connection.db);
    await expect(restoreBackup(source(), join(folder, 'copy'))).rejects.toThrow(
      'The database is not empty. Add --force to replace what is in it with the backup.',
    );
    expect(await readContents(connection.db)).toEqual(before);
  });

  test('moves to an SQLite file, with the columns that PostgreSQL keeps otherwise', async () => {
    await backUp();
    const other = openSqlite(join(folder, 'other'));
    try {
      const { store } = site.services;
      await restoreBackup({ connection: other, store }, join(folder, 'copy'));
      expect(await readContents(other.db)).toEqual(
        withoutPassing(await readContents(connection.db)),
      );
      const user = await other.db.selectFrom('user').selectAll().executeTakeFirstOrThrow();
      expect(user).toMatchObject({
        emailVerified: expect.any(Number),
        createdAt: expect.any(String),
      });
    } finally {
      await other.close();
    }
  });

  test('names originals that are missing or not what they were, and copies the rest', async () => {
    const { db, store } = site.services;
    const gone = await addMedium(testMedia(db, store), pdf('gone'), acting);
    const spoilt = await addMedium(testMedia(db, store), pdf('spoilt'), acting);
    const key = ({ id }: { id: string }) => `originals/${id}.pdf`;
    await store.delete(key(gone));
    await store.put(key(spoilt), 'something else');
    const { damaged, files } = await backUp();
    expect(damaged.sort()).toEqual([key(gone), key(spoilt)].sort());
    expect(Object.keys(files).filter((file) => file.startsWith('media/'))).toHaveLength(1);
    await expect(verifyBackup(join(folder, 'copy'))).resolves.toBeDefined();
  });

  test('links originals that an earlier backup has, unless they were spoilt there', async () => {
    const first = await backUp('first');
    const [file = ''] = Object.keys(first.files).filter((name) => name.startsWith('media/'));
    const previous = { folder: join(folder, 'first'), manifest: first };
    const second = join(folder, 'second');
    await createBackup(source(), { folder: second, now: TEST_NOW, previous });
    expect((await stat(join(second, file))).nlink).toBe(2);
    await writeFile(join(folder, 'first', file), 'spoilt');
    const third = join(folder, 'third');
    const manifest = await createBackup(source(), { folder: third, now: TEST_NOW, previous });
    expect(manifest.damaged).toEqual([]);
    expect((await stat(join(third, file))).nlink).toBe(1);
  });

  test('that is damaged anywhere is refused with a sentence, and the database stays', async () => {
    await backUp();
    const copy = join(folder, 'copy');
    const before = await readContents(connection.db);
    const files = ['manifest.json', 'tables/entries.jsonl'];
    for (const name of await readdir(join(copy, 'media', 'originals'))) {
      files.push(`media/originals/${name}`);
    }
    expect(files).toHaveLength(3);
    for (const file of files) {
      const good = await readFile(join(copy, file));
      const bad = Buffer.from(good);
      const middle = Math.floor(bad.length / 2);
      bad.writeUInt8(bad.readUInt8(middle) ^ 1, middle);
      await writeFile(join(copy, file), bad);
      const refusal = await restoreBackup(source(), copy, { replace: true }).catch((e) => e);
      expect(refusal.message).toMatch(/^The backup in .+ is damaged: .+ Use another backup\.$/);
      expect(refusal.message).toContain(file);
      await rm(join(copy, file));
      await expect(restoreBackup(source(), copy, { replace: true })).rejects.toThrow(
        file === 'manifest.json' ? 'There is no backup in' : 'is missing or cannot be read',
      );
      await writeFile(join(copy, file), good);
    }
    expect(await readContents(connection.db)).toEqual(before);
  });

  test('whose list names other numbers of rows, or files outside of it, is refused', async () => {
    const made = await backUp();
    const copy = join(folder, 'copy');
    const { entries = 0, ...others } = made.tables;
    await writeManifest(copy, { ...made, tables: { ...others, entries: entries + 1 } });
    await expect(verifyBackup(copy)).rejects.toThrow(
      `has ${entries} rows instead of ${entries + 1}`,
    );
    const { 'tables/entries.jsonl': unlisted, ...listed } = made.files;
    await writeManifest(copy, { ...made, files: listed });
    await expect(verifyBackup(copy)).rejects.toThrow('tables/entries.jsonl is not listed');
    expect(unlisted?.bytes).toBeGreaterThan(0);
    const [file] = Object.values(made.files);
    if (!file) throw new Error('The backup has no file.');
    for (const name of [
      'media/../../other/media/x.pdf',
      'tables/..',
      '/etc/passwd',
      'other/x.pdf',
    ]) {
      await writeManifest(copy, { ...made, files: { ...made.files, [name]: file } });
      await expect(readManifest(copy), name).rejects.toThrow(BackupError);
    }
  });

  test('that a newer version made is refused', async () => {
    const made = await backUp();
    await writeManifest(join(folder, 'copy'), { ...made, migration: '9999-later' });
    await expect(readManifest(join(folder, 'copy'))).rejects.toThrow('by a newer version of Dimos');
    await writeManifest(join(folder, 'copy'), { ...made, format: 2 as never });
    await expect(readManifest(join(folder, 'copy'))).rejects.toThrow('of a format that this');
  });

  test('takes the place of the tables of another version, and is found by search', async () => {
    await backUp();
    const before = await readContents(connection.db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '9999-01-01')`.execute(
      connection.db,
    );
    await restoreBackup(source(), join(folder, 'copy'), { replace: true });
    expect(await readContents(connection.db)).toEqual(withoutPassing(before));
    expect(await findMigration(connection.db)).toBe(MIGRATION_NAMES.at(-1));
    const { found } = await searchSite(connection.db, { query: 'δεύτερη', page: 1, pageSize: 9 });
    expect(found.map(({ path }) => path)).toEqual(['/moved']);
  });

  test('that fails leaves nothing behind', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    await expect(backUp()).rejects.toThrow();
    expect(await readFile(folder, 'utf8')).toContain('a file');
  });

  test('takes no other folder’s place, but that of one that was broken off', async () => {
    await mkdir(join(folder, 'copy'));
    await expect(backUp()).rejects.toThrow('/copy exists already. Name another folder.');
    await mkdir(join(folder, 'other.unfinished', 'tables'), { recursive: true });
    await writeFile(join(folder, 'other.unfinished', 'half'), '');
    await backUp('other');
    expect((await readdir(join(folder, 'other'))).sort()).toEqual([
      'manifest.json',
      'media',
      'tables',
    ]);
  });

  test('is read back before it counts as made', async () => {
    const { db, store } = site.services;
    await addMedium(testMedia(db, store), pdf('two'), acting);
    const originals = join(folder, 'copy.unfinished', 'media', 'originals');
    // As if the disk lost what was written to it before.
    const spoiling: MediaStore = Object.assign(Object.create(store), {
      getBytes: async (key: string) => {
        for (const name of await readdir(originals)) await writeFile(join(originals, name), 'x');
        return store.getBytes(key);
      },
    });
    const options = { folder: join(folder, 'copy'), now: TEST_NOW };
    await expect(createBackup({ connection, store: spoiling }, options)).rejects.toThrow(
      'is not what it was',
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('that breaks off in the middle leaves nothing behind', async () => {
    const store: MediaStore = Object.assign(Object.create(site.services.store), {
      getBytes: () => Promise.reject(new Error('The store is away.')),
    });
    const options = { folder: join(folder, 'copy'), now: TEST_NOW };
    await expect(createBackup({ connection, store }, options)).rejects.toThrow('is away');
    expect(await readdir(folder)).not.toContain('copy.unfinished');
    expect((await backUp()).damaged).toEqual([]);
  });
});

test.each(MIGRATION_NAMES)(
  'a backup made at %s is restored and brought up to date',
  async (name) => {
    const old = openSqlite(join(folder, 'old'));
    const current = openSqlite(join(folder, 'current'));
    try {
      await migrate(old, name);
      await insertRows(old.db, 'sqlite', 'facts', [{ name: 'kept', value: 'yes' }]);
      const copy = join(folder, 'copy');
      const store = await openMediaStore({ dataDir: folder });
      await createBackup({ connection: old, store }, { folder: copy, now: TEST_NOW });
      await restoreBackup({ connection: current, store }, copy);
      expect(await findMigration(current.db)).toBe(MIGRATION_NAMES.at(-1));
      expect((await readContents(current.db)).facts).toEqual([{ name: 'kept', value: 'yes' }]);
      await restoreBackup({ connection: current, store }, copy, { replace: true });
      expect(await findMigration(current.db)).toBe(MIGRATION_NAMES.at(-1));
    } finally {
      await old.close();
      await current.close();
    }
  },
);
