import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Gauge, Metrics } from '../observing/metrics.ts';
import { gauge, UpkeepGauges, type UpkeepSources } from '../observing/upkeep-gauges.ts';
import type { PageCache } from '../pages/held/page-cache.ts';

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
  upkeep: UpkeepSources;
}): Promise<MetricsListener> {
  const { metrics, cache } = options;
  const upkeep = new UpkeepGauges(options.upkeep);
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
    void upkeep.read().then((gauges) => {
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
