import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { writeFact } from '../../domain/facts/facts.ts';
import { queueLetter, sendDueLetters } from '../../domain/mail/outbox.ts';
import { type MediaStore, openMediaStore } from '../../domain/media/store/store.ts';
import { noteBackup, noteRestoreTrial } from '../../domain/upkeep/backup-state.ts';
import { noteRetention } from '../../domain/upkeep/moments.ts';
import { openTestS3 } from '../../harness/others/s3.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { Metrics } from '../observing/metrics.ts';
import { noteBackupFailure } from '../operations/backup/run-backup.ts';
import { holdPage } from '../pages/held/held-page.ts';
import { PageCache } from '../pages/held/page-cache.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';

describe('the figures', () => {
  let connection: Connection;
  let listener: MetricsListener;
  const cache = new PageCache();
  let folder: string;
  let clock: Date;
  let isListening: boolean;
  let brokenStore: MediaStore | undefined;
  const open = async () => {
    listener = await listenForMetrics({
      port: 0,
      metrics: new Metrics(),
      cache,
      upkeep: {
        db: connection.db,
        store: brokenStore ?? (await openMediaStore({ dataDir: folder })),
        dataDir: folder,
        isListening: () => isListening,
        now: () => clock,
      },
    });
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dimos-figures-'));
    connection = openSqlite(folder);
    await migrate(connection);
    clock = TEST_NOW;
    isListening = true;
    brokenStore = undefined;
    await open();
  });
  afterEach(async () => {
    await listener.close();
    await connection.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });

  const read = async () => {
    const text = await (await fetch(listener.url)).text();
    return (name: string) => {
      const value = new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1];
      return value === undefined ? undefined : Number(value);
    };
  };

  test('say how long the process did nothing else since they were last asked for, and no more', {
    timeout: 40_000,
  }, async () => {
    const lag = 'dimos_event_loop_lag_max_seconds';
    const readAfterWork = async () => {
      const began = performance.now();
      while (performance.now() - began < 300);
      return (await read())(lag);
    };
    // Right after a reading Node measures from its next turn on, so that work before that is not told.
    await expect.poll(readAfterWork, { timeout: 15_000 }).toBeGreaterThan(0.25);
    const readNow = async () => (await read())(lag);
    await expect.poll(readNow, { timeout: 15_000 }).toBeLessThan(0.25);
  });

  test('say how the process, the cache, mail and backups are', async () => {
    await cache.get('/', async () => holdPage(200, {}, 'x'), 0);
    const { db } = connection;
    for (const to of ['a@example.org', 'b@example.org'])
      await queueLetter(db, { to, subject: '', text: '' }, TEST_NOW);
    let first = true;
    const send = async () => {
      if (!first) throw new Error('refused');
      first = false;
    };
    await sendDueLetters(db, send, () => TEST_NOW);
    const hourAgo = new Date(TEST_NOW.getTime() - 3_600_000).toISOString();
    const last = { at: hourAgo, host: 'h', folder: '/f', damaged: 0 };
    await writeFact(db, 'last-backup', JSON.stringify(last));
    const { headers } = await fetch(listener.url);
    // Prometheus 3 reads nothing of which it is not told what it is.
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const value = await read();
    expect(value('dimos_database_up')).toBe(1);
    expect(value('dimos_page_cache_pages')).toBe(1);
    expect(value('dimos_page_cache_ended_pages')).toBe(0);
    expect(value('dimos_page_cache_bytes')).toBeGreaterThan(0);
    expect(value('dimos_resident_bytes')).toBeGreaterThan(1_000_000);
    expect(value('dimos_uptime_seconds')).toBeGreaterThan(0);
    expect(value('dimos_event_loop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(value('dimos_outbox_waiting')).toBe(1);
    expect(value('dimos_outbox_failing')).toBe(1);
    expect(value('dimos_last_backup_age_seconds')).toBe(3600);
    expect(value('dimos_backup_failing')).toBe(0);
    await noteBackupFailure(db, TEST_NOW, new Error('disk full'));
    expect((await read())('dimos_backup_failing')).toBe(1);
  });

  const hour = 3_600_000;

  test('count the ages of backup, trial and deletion from the first start', async () => {
    const { db } = connection;
    await writeFact(db, 'seeded-at', TEST_NOW.toISOString());
    clock = new Date(TEST_NOW.getTime() + 27 * hour);
    const ages = ['last_backup', 'last_restore_trial', 'last_retention'];
    const before = await read();
    expect(ages.map((name) => before(`dimos_${name}_age_seconds`))).toEqual(
      ages.map(() => 27 * 3600),
    );
    expect([before('dimos_backup_failing'), before('dimos_restore_trial_failing')]).toEqual([0, 0]);
    const at = new Date(TEST_NOW.getTime() + 25 * hour).toISOString();
    await noteBackup(db, { at, host: 'h', folder: '/f', damaged: 0 });
    await noteRestoreTrial(db, { at, host: 'h', folder: '/f', isGood: false, text: 'Damaged.' });
    await noteRetention(db, new Date(at));
    const after = await read();
    expect(ages.map((name) => after(`dimos_${name}_age_seconds`))).toEqual(
      ages.map(() => 2 * 3600),
    );
    expect(after('dimos_restore_trial_failing')).toBe(1);
  });

  test('say how much room the disk has', async () => {
    const value = await read();
    const { bsize, blocks } = await statfs(folder);
    expect(value('dimos_disk_size_bytes')).toBe(blocks * bsize);
    expect(value('dimos_disk_free_bytes')).toBeGreaterThan(0);
    expect(value('dimos_disk_free_bytes')).toBeLessThan(blocks * bsize);
    await rm(folder, { recursive: true });
    expect((await read())('dimos_disk_free_bytes')).toBe(0);
  });

  test('say that nothing can be written though everything can be read, once that lasts a minute', async () => {
    expect((await read())('dimos_database_writable')).toBe(1);
    await sql`pragma query_only = on`.execute(connection.db);
    clock = new Date(TEST_NOW.getTime() + 61_000);
    const value = await read();
    expect([value('dimos_database_up'), value('dimos_database_writable')]).toEqual([1, 0]);
    await sql`pragma query_only = off`.execute(connection.db);
    clock = new Date(TEST_NOW.getTime() + 122_000);
    expect((await read())('dimos_database_writable')).toBe(1);
    // Nor is the finding kept for as long as a clock has gone back.
    await sql`pragma query_only = on`.execute(connection.db);
    clock = new Date(TEST_NOW.getTime() - hour);
    expect((await read())('dimos_database_writable')).toBe(0);
  });

  test('say whether the bucket answers, and whether changes of others are heard', async () => {
    const s3 = await openTestS3();
    await listener.close();
    brokenStore = await openMediaStore({ dataDir: folder, s3: s3.location });
    await open();
    const fine = await read();
    expect([fine('dimos_media_store_up'), fine('dimos_listening')]).toEqual([1, 1]);
    s3.hasBucket = false;
    isListening = false;
    clock = new Date(TEST_NOW.getTime() + 61_000);
    const value = await read();
    expect([value('dimos_media_store_up'), value('dimos_listening')]).toEqual([0, 0]);
    await s3.close();
  });

  // What is a counter, and what a gauge, decides what a dashboard may ask of it.
  const KINDS: Record<string, string> = {
    counter: `dimos_requests_total dimos_refusals_total dimos_failed_writes_total dimos_unkept_pictures_total
      dimos_page_cache_hits_total dimos_page_cache_misses_total`,
    histogram: 'dimos_request_seconds',
    gauge: `dimos_page_cache_pages dimos_page_cache_ended_pages dimos_page_cache_bytes dimos_uptime_seconds
      dimos_resident_bytes dimos_event_loop_lag_p99_seconds dimos_event_loop_lag_max_seconds dimos_database_up
      dimos_database_writable dimos_outbox_waiting dimos_outbox_failing dimos_backup_failing
      dimos_last_backup_age_seconds dimos_restore_trial_failing dimos_last_restore_trial_age_seconds
      dimos_last_retention_age_seconds dimos_disk_free_bytes dimos_disk_size_bytes dimos_media_store_up
      dimos_listening`,
  };

  test('are of the kinds that are written here, each with a sentence on what it is', async () => {
    const text = await (await fetch(listener.url)).text();
    const found = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => [
      name,
      kind,
    ]);
    const written = Object.entries(KINDS).flatMap(([kind, names]) =>
      names.split(/\s+/).map((name) => [name, kind]),
    );
    expect(found.sort()).toEqual(written.sort());
    expect(text.match(/^# HELP \w+ [A-Z].{10,}\.$/gm)).toHaveLength(written.length);
  });

  test('have every name that the alarms of docs/operations.md ask for', async () => {
    const { db } = connection;
    await writeFact(db, 'seeded-at', TEST_NOW.toISOString());
    const text = await (await fetch(listener.url)).text();
    const offered = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    const page = await readFile('docs/operations.md', 'utf8');
    const rules = /Wake somebody up for:\n\n```\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
    const asked = [...new Set(rules.match(/dimos_\w+/g))];
    expect(asked.filter((name) => !offered.has(name))).toEqual([]);
    // What issue 11 wants an alarm for.
    expect(asked).toEqual(
      expect.arrayContaining([
        'dimos_failed_writes_total',
        'dimos_database_writable',
        'dimos_disk_free_bytes',
        'dimos_media_store_up',
        'dimos_listening',
        'dimos_last_backup_age_seconds',
        'dimos_restore_trial_failing',
        'dimos_last_restore_trial_age_seconds',
        'dimos_last_retention_age_seconds',
      ]),
    );
    const inText = [...page.matchAll(/`(dimos_\w+)`/g)].map(([, name]) => name);
    expect(inText.filter((name) => !offered.has(name))).toEqual([]);
  });

  test('say that the database is away rather than fail', async () => {
    await connection.close();
    const value = await read();
    expect(value('dimos_database_up')).toBe(0);
    expect(value('dimos_database_writable')).toBe(0);
    expect(value('dimos_disk_free_bytes')).toBeGreaterThan(0);
    expect(value('dimos_uptime_seconds')).toBeGreaterThan(0);
  });

  test('are the only thing there', async () => {
    expect((await fetch(new URL('/', listener.url))).status).toBe(404);
    // Where the whole of 127/8 is the machine itself, a listener on all addresses answers at another one, too.
    await expect(fetch(listener.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
  });
});
