import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '../../database/connect.ts';
import { countWaitingLetters } from '../../domain/mail/outbox.ts';
import type { Gauge, Metrics } from '../observing/metrics.ts';
import { readBackupState } from '../operations/run-backup.ts';
import type { PageCache } from '../pages/page-cache.ts';

/** The loopback alone: figures are for the machine's own collector. */
const HOST = '127.0.0.1';
const LOOP_RESOLUTION_MS = 20;

export interface MetricsListener {
  url: string;
  close(): Promise<void>;
}

/** Offers the figures to Prometheus at http://127.0.0.1:{port}/metrics. */
export async function listenForMetrics(options: {
  port: number;
  metrics: Metrics;
  cache: PageCache;
  db: Db;
  now: () => Date;
}): Promise<MetricsListener> {
  const { metrics, cache, db, now } = options;
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();

  const processGauges = (): Gauge[] => {
    const { pages, bytes } = cache.size;
    // The histogram measures the interval of its own timer, which is no delay.
    const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION_MS / 1000);
    const gauges = [
      gauge('dimos_page_cache_pages', 'Pages held in memory that have not ended.', cache.current),
      gauge(
        'dimos_page_cache_ended_pages',
        'Pages that ended and are kept for when no newer one can be made.',
        pages - cache.current,
      ),
      gauge('dimos_page_cache_bytes', 'Bytes of the pages held in memory.', bytes),
      gauge('dimos_uptime_seconds', 'Seconds since the process started.', process.uptime()),
      gauge('dimos_resident_bytes', 'Resident memory of the process.', process.memoryUsage.rss()),
      gauge(
        'dimos_event_loop_lag_p99_seconds',
        'Delay of the event loop since the last look, 99th percentile.',
        lag(loop.percentile(99)),
      ),
      gauge(
        'dimos_event_loop_lag_max_seconds',
        'Delay of the event loop since the last look, longest.',
        lag(loop.max),
      ),
    ];
    loop.reset();
    return gauges;
  };

  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    void databaseGauges(db, now()).then((gauges) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      outgoing.end(metrics.text([...processGauges(), ...gauges]));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/metrics`,
    close: () => {
      loop.disable();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function gauge(name: string, help: string, value: number): Gauge {
  return { name, help, value };
}

/** Whether the database answers, and what it says of mail and backups. */
async function databaseGauges(db: Db, now: Date): Promise<Gauge[]> {
  const up = (value: number) =>
    gauge('dimos_database_up', 'Whether the database answers: 1 or 0.', value);
  try {
    const { waiting, failing } = await countWaitingLetters(db);
    const { last, failing: backupFails } = await readBackupState(db);
    return [
      up(1),
      gauge('dimos_outbox_waiting', 'Letters that wait to be sent.', waiting),
      gauge('dimos_outbox_failing', 'Letters that wait after a failed attempt.', failing),
      gauge(
        'dimos_backup_failing',
        'Whether the last attempt at a backup failed: 1 or 0.',
        backupFails ? 1 : 0,
      ),
      ...(last
        ? [
            gauge(
              'dimos_last_backup_age_seconds',
              'Seconds since the last backup.',
              Math.max(0, (now.getTime() - Date.parse(last.at)) / 1000),
            ),
          ]
        : []),
    ];
  } catch {
    // That it does not answer is the figure.
    return [up(0)];
  }
}
