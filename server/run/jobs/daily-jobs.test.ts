import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Connection, openDatabase } from '../../../database/connect.ts';
import { migrate } from '../../../database/migrate.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { searchPromise } from '../../../domain/content-types/search-promise.ts';
import { parseShortMessage } from '../../../domain/inbox/forms/contact-forms.ts';
import { receiveMessage } from '../../../domain/inbox/forms/receive-message.ts';
import { runWhenDue } from '../../../domain/jobs/run-when-due.ts';
import { deleteMedium } from '../../../domain/media/acts/delete-medium.ts';
import { type MediaStore, openMediaStore } from '../../../domain/media/store/store.ts';
import { addMedium } from '../../../domain/media/uploads/add-medium.ts';
import { beginUpload } from '../../../domain/media/uploads/begin-upload.ts';
import { takePiece } from '../../../domain/media/uploads/take-piece.ts';
import { readBackupState } from '../../../domain/upkeep/backup-state.ts';
import { readLastRetention } from '../../../domain/upkeep/moments.ts';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { addSearched } from '../../../harness/content/searched-entries.ts';
import { openTestS3, s3Environment } from '../../../harness/others/s3.ts';
import { actAs, TEST_EDITOR, TEST_FILE_PROCESS, testMedia } from '../../../harness/services.ts';
import { createLog } from '../../observing/log.ts';
import { readSettings } from '../../settings.ts';
import { type DailyJobsOptions, dailyJobs, startDailyJobs } from './daily-jobs.ts';

let folder: string;
let connection: Connection;
let store: MediaStore;
let clock: Date;
let lines: Record<string, unknown>[];
let tries: string[];
let trial: { isGood: boolean; text: string };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-daily-'));
  connection = openDatabase({ dataDir: folder });
  await migrate(connection);
  store = await openMediaStore({ dataDir: folder });
  clock = new Date('2026-03-04T10:00:00.000Z');
  lines = [];
  tries = [];
  trial = { isGood: true, text: 'Everything is there.' };
});
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

const log = createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) });
const options = (more: Record<string, string> = {}): DailyJobsOptions => ({
  db: connection.db,
  store,
  files: TEST_FILE_PROCESS,
  settings: readSettings({ DATA_DIR: folder, BACKUP_KEEP_DAYS: '3', ...more }),
  log,
  now: () => clock,
  tryBackup: async (tried) => {
    tries.push(tried);
    return trial;
  },
});
const jobs = (more?: Record<string, string>) => dailyJobs(options(more));

async function runAll(more?: Record<string, string>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const job of jobs(more))
    await runWhenDue(
      connection.db,
      job,
      () => clock,
      (error) => failures.push(error),
    );
  return failures;
}

const backups = () => readdir(join(folder, 'backups')).catch(() => []);
const nextDay = () => {
  clock = new Date(clock.getTime() + 86_400_000);
};

describe('every day', () => {
  test('in the hour after three in Greece a backup is made, and those that are old enough go', async () => {
    await runAll();
    expect(await backups()).toEqual([]);
    clock = new Date('2026-03-05T00:59:59.000Z');
    await runAll();
    expect(await backups()).toEqual([]);
    clock = new Date('2026-03-05T02:00:00.000Z');
    for (let day = 0; day < 6; day++) {
      expect(await runAll()).toEqual([]);
      nextDay();
    }
    expect(await backups()).toEqual([
      '2026-03-07T02-00-00Z',
      '2026-03-08T02-00-00Z',
      '2026-03-09T02-00-00Z',
      '2026-03-10T02-00-00Z',
    ]);
    const { last, failing } = await readBackupState(connection.db);
    expect(last?.at).toBe('2026-03-10T02:00:00.000Z');
    expect(failing).toBeUndefined();
  });

  test('what is due is looked for at the start, and each minute', async () => {
    await runAll();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    nextDay();
    const daily = startDailyJobs(options());
    try {
      await vi.waitFor(() => expect(tries).toHaveLength(1), { timeout: 20_000 });
      nextDay();
      // While a look goes on, another one is not begun.
      await vi.waitFor(
        () => {
          vi.advanceTimersByTime(60_000);
          expect(tries).toHaveLength(2);
        },
        { timeout: 20_000 },
      );
    } finally {
      await daily.stop();
      vi.useRealTimers();
    }
  });

  test('a job that takes long holds up no other', async () => {
    await runAll();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    nextDay();
    const { promise: long, resolve: end } = Promise.withResolvers<typeof trial>();
    const tryBackup = (tried: string) => {
      tries.push(tried);
      return long;
    };
    const daily = startDailyJobs({ ...options(), tryBackup });
    const untilRetained = () =>
      vi.waitFor(
        async () => {
          vi.advanceTimersByTime(60_000);
          expect(await readLastRetention(connection.db)).toBe(clock.toISOString());
        },
        { timeout: 20_000 },
      );
    try {
      await vi.waitFor(() => expect(tries).toHaveLength(1), { timeout: 20_000 });
      nextDay();
      await untilRetained();
      expect(tries).toHaveLength(1);
      let hasStopped = false;
      const stopping = daily.stop().then(() => {
        hasStopped = true;
      });
      await new Promise(setImmediate);
      expect(hasStopped, 'before the job has ended').toBe(false);
      end(trial);
      await stopping;
    } finally {
      end(trial);
      await daily.stop();
      vi.useRealTimers();
    }
  });

  test('media that a backup lacks are told of, and their number stands beside it', async () => {
    await runAll();
    const row = testDocumentRow();
    await connection.db.insertInto('media').values(row).execute();
    nextDay();
    await runAll();
    expect((await readBackupState(connection.db)).last).toMatchObject({ damaged: 1 });
    const told = { level: 50, originals: [row.storage_key] };
    expect(lines).toContainEqual(expect.objectContaining(told));
  });

  test('each backup is restored on trial, and one that cannot be is told of', async () => {
    await runAll();
    nextDay();
    await runAll();
    const state = async () => (await readBackupState(connection.db)).trial;
    expect(tries).toEqual([join(folder, 'backups', '2026-03-05T10-00-00Z')]);
    expect(await state()).toMatchObject({
      at: clock.toISOString(),
      folder: tries[0],
      isGood: true,
      text: 'Everything is there.',
    });
    trial = { isGood: false, text: 'Its database is damaged.' };
    nextDay();
    // The backup itself was made: it is not made again within the hour.
    expect(await runAll()).toEqual([]);
    expect(tries).toHaveLength(2);
    expect(await state()).toMatchObject({ isGood: false, text: trial.text, folder: tries[1] });
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, problem: trial.text }));
  });

  test('messages that nobody answered are told of before they are deleted', async () => {
    const form = { name: 'Ε', email: 'e@example.org', subject: '', message: 'Γ' };
    const message = parseShortMessage(form, 'gr');
    await receiveMessage(connection.db, message, { officeEmail: undefined, now: clock });
    const more = { RETENTION_MESSAGES_DAYS: '20', CONTACT_EMAIL: 'office@example.org' };
    const count = async (table: 'messages' | 'outbox') =>
      (await connection.db.selectFrom(table).select('id').execute()).length;
    await runAll(more);
    const seen: [number, number][] = [];
    for (let day = 1; day <= 22; day++) {
      nextDay();
      await runAll(more);
      seen.push([await count('messages'), await count('outbox')]);
    }
    // Of twenty days ten are left for the answer.
    expect(seen.findIndex(([, letters]) => letters === 1) + 1).toBe(10);
    expect(seen.findIndex(([messages]) => messages === 0) + 1).toBe(21);
    expect(seen.at(-1)).toEqual([0, 1]);
    expect(await readLastRetention(connection.db)).toBe(clock.toISOString());
  });

  test('many sites begin at different minutes of the hour, each at the same every day', () => {
    const backupOf = (site: number, from: string) =>
      jobs({ SITE_URL: `https://www.municipality-${site}.gr` })
        .find(({ name }) => name === 'backup')
        ?.next(new Date(from));
    const moments = Array.from({ length: 60 }, (_, site) => backupOf(site, '2026-03-04T10:00:00Z'));
    for (const moment of moments) {
      expect(moment?.toISOString()).toMatch(/^2026-03-05T01:/);
    }
    expect(new Set(moments.map((moment) => moment?.getUTCMinutes())).size).toBeGreaterThan(30);
    moments.forEach((moment, site) => {
      const next = backupOf(site, moment?.toISOString() ?? '');
      expect(next?.getTime()).toBe((moment?.getTime() ?? 0) + 86_400_000);
    });
  });

  test('a backup that fails is told, and no longer once one succeeds', async () => {
    await runAll();
    nextDay();
    await writeFile(join(folder, 'backups'), 'a file where the folder should be');
    expect(await runAll()).toHaveLength(1);
    expect((await readBackupState(connection.db)).failing?.message).toMatch(/EEXIST|ENOTDIR/);
    await rm(join(folder, 'backups'));
    clock = new Date(clock.getTime() + 3_600_000);
    expect(await runAll()).toEqual([]);
    expect((await readBackupState(connection.db)).failing).toBeUndefined();
  });

  test('each hour the pieces of uploads that nobody goes on with are deleted', async () => {
    const media = testMedia(connection.db, store);
    const by = actAs(TEST_EDITOR, clock);
    const bytes = makePdf();
    const file = { fileName: 'a.pdf', size: bytes.length, digest: '', accept: 'any' as const };
    const begun = await beginUpload(media, file, by);
    if ('upload' in begun) await takePiece(media, begun.upload.id, { offset: 0, bytes }, by);
    const pieces = () => readdir(join(folder, 'media', 'uploads')).catch(() => []);
    const seen: number[] = [];
    for (let hour = 0; hour < 27; hour++) {
      expect(await runAll({ BACKUP_HOUR: 'off' })).toEqual([]);
      seen.push((await pieces()).length);
      clock = new Date(clock.getTime() + 3_600_000);
    }
    expect(seen.lastIndexOf(1)).toBeGreaterThanOrEqual(23);
    expect(seen.at(-1)).toBe(0);
  });

  test('a bucket that is gone fails the backup, which does not pass for one without media', async () => {
    const s3 = await openTestS3();
    const settings = s3Environment(s3.location);
    store = await openMediaStore({ dataDir: folder, s3: s3.location });
    const upload = { bytes: makePdf(), fileName: 'a.pdf', accept: 'any' as const };
    await addMedium(testMedia(connection.db, store), upload, actAs(TEST_EDITOR, clock));
    await runAll(settings);
    nextDay();
    s3.hasBucket = false;
    expect(await runAll(settings)).toHaveLength(1);
    expect((await readBackupState(connection.db)).failing).toBeDefined();
    expect(await backups()).toEqual([]);
    s3.hasBucket = true;
    clock = new Date(clock.getTime() + 3_600_000);
    expect(await runAll(settings)).toEqual([]);
    const { last, failing } = await readBackupState(connection.db);
    expect([last?.damaged, failing]).toEqual([0, undefined]);
    await s3.close();
  });

  test('no backup is made when it is off, but what was kept long enough is deleted', async () => {
    expect(jobs({ BACKUP_HOUR: 'off' }).map(({ name }) => name)).toEqual([
      'links',
      'search texts',
      'promises',
      'retention',
      'uploads',
      'documents',
    ]);
    await runAll({ BACKUP_HOUR: 'off' });
    nextDay();
    expect(await runAll({ BACKUP_HOUR: 'off' })).toEqual([]);
    expect(await backups()).toEqual([]);
    expect(lines.at(-1)).toMatchObject({ messages: 0, entries: 0 });
  });

  test('what lay in the bin of media long enough goes, with its bytes', async () => {
    const acting = actAs(TEST_EDITOR, clock);
    const upload = { bytes: makePdf(), fileName: 'a.pdf', accept: 'any' as const };
    const { id } = await addMedium(testMedia(connection.db, store), upload, acting);
    await deleteMedium(connection.db, id, acting);
    const off = { BACKUP_HOUR: 'off', LINK_CHECKS: 'off' };
    await runAll(off);
    for (let day = 1; day <= 31; day++) {
      nextDay();
      await runAll(off);
      expect(await store.exists(`originals/${id}.pdf`), `on day ${day}`).toBe(day <= 30);
    }
    expect(lines).toContainEqual(expect.objectContaining({ media: 1 }));
  });

  test('links are looked at, those of other sites only where that is on', async () => {
    // Nobody is asked there either: it is this server by another port.
    const elsewhere = '<a href="http://127.0.0.1:9/elsewhere">There</a>';
    const { addPage } = addSearched(connection.db);
    await addPage('here', 'Εδώ', elsewhere);
    const looked: unknown[] = [];
    for (const LINK_CHECKS of ['off', 'on']) {
      const settings = { BACKUP_HOUR: 'off', LINK_CHECKS };
      await runAll(settings);
      nextDay();
      lines.length = 0;
      expect(await runAll(settings)).toEqual([]);
      looked.push(lines.find(({ msg }) => msg === 'looked where links lead'));
    }
    expect(looked).toEqual([
      expect.objectContaining({ looked: 0, broken: 0 }),
      expect.objectContaining({ looked: 1, broken: 0 }),
    ]);
  });

  test('documents are read, entries get the words of this version, and promises of the search are kept an eye on', async () => {
    const off = { BACKUP_HOUR: 'off', LINK_CHECKS: 'off' };
    await runAll(off);
    const { db } = connection;
    await db.insertInto('media').values(testDocumentRow()).execute();
    await store.put('originals/report.pdf', makePdf());
    const { id } = await addSearched(db).addPage('harbour', 'Λιμάνι', 'Πλοία');
    const promise = { data: { typed: 'τρύγος', target: '/harbour' } };
    await createEntry(db, searchPromise, promise, actAs(TEST_EDITOR, clock));
    const words = () =>
      db.selectFrom('entries').select('search_text').where('id', '=', id).executeTakeFirst();
    const before = await words();
    await db.updateTable('entries').set({ search_text: '' }).where('id', '=', id).execute();
    nextDay();
    expect(await runAll(off)).toEqual([]);
    expect(await words()).toEqual(before);
    expect(await db.selectFrom('broken_promises').select('query').execute()).toEqual([
      { query: 'τρύγος' },
    ]);
    expect(await db.selectFrom('document_facts').select(['medium_id', 'state']).execute()).toEqual([
      { medium_id: 'report', state: 'read' },
    ]);
  });

  test('nothing is deleted in the night after the clock jumped', async () => {
    const off = { BACKUP_HOUR: 'off' };
    await runAll(off);
    nextDay();
    await runAll(off);
    clock = new Date('2036-03-04T10:00:00.000Z');
    await runAll(off);
    expect(lines.at(-1)).toMatchObject({ msg: expect.stringContaining('nothing is deleted') });
    nextDay();
    await runAll(off);
    expect(lines.at(-1)).toMatchObject({ messages: 0, entries: 0 });
  });
});
