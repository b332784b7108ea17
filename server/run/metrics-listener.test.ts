import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { writeFact } from '../../domain/facts/facts.ts';
import { queueLetter, sendDueLetters } from '../../domain/mail/outbox.ts';
import { openTestSqlite } from '../../harness/databases.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { Metrics } from '../observing/metrics.ts';
import { noteBackupFailure } from '../operations/run-backup.ts';
import { holdPage } from '../pages/held-page.ts';
import { PageCache } from '../pages/page-cache.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';

describe('the figures', () => {
  let connection: Connection;
  let listener: MetricsListener;
  const cache = new PageCache();
  beforeEach(async () => {
    connection = await openTestSqlite();
    listener = await listenForMetrics({
      port: 0,
      metrics: new Metrics(),
      cache,
      db: connection.db,
      now: () => TEST_NOW,
    });
  });
  afterEach(async () => {
    await listener.close();
    await connection.close().catch(() => {});
  });

  const read = async () => {
    const text = await (await fetch(listener.url)).text();
    return (name: string) => {
      const value = new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1];
      return value === undefined ? undefined : Number(value);
    };
  };

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
    const value = await read();
    expect(value('dimos_database_up')).toBe(1);
    expect(value('dimos_page_cache_pages')).toBe(1);
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

  test('say that the database is away rather than fail', async () => {
    await connection.close();
    const value = await read();
    expect(value('dimos_database_up')).toBe(0);
    expect(value('dimos_uptime_seconds')).toBeGreaterThan(0);
  });

  test('are the only thing there', async () => {
    expect((await fetch(new URL('/', listener.url))).status).toBe(404);
  });
});
