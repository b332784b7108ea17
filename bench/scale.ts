// `npm run bench:scale`: how long pages, searches and lists of staff take that nobody asked for yet, with
// ten thousand news and twenty thousand documents; how long the start takes then, and how much memory.
// `npm run bench:scale -- growth`: the same at a hundred, a thousand, ten and a hundred thousand entries.
// With `postgres` added, on a PostgreSQL server of its own instead of SQLite.
// With BENCH_PROFILE=<folder> the server writes a CPU profile there.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/connect.ts';
import { residentMegabytes } from '../harness/sites/process-figures.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { readCount, requireKnown } from '../scripts/command-line.mjs';
import { fail } from '../scripts/environment.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { type Amount, addLargeContent, LARGE, NOTHING } from './large-content.ts';
import { SCALE_REQUESTS } from './scale-requests.ts';
import { type Times, timeRequests } from './time-requests.ts';

/** The figures of a large site: milliseconds at the 95th percentile, start in milliseconds, megabytes. */
const SLOWEST_P95_MS = 60;
const SLOWEST_START_MS = 4000;
const LARGEST_MEMORY_MB = 440;

const SIZES = [100, 1000, 10_000, 100_000];
const words = process.argv.slice(2);
requireKnown(words, ['growth', 'postgres']);
const isGrowth = words.includes('growth');
const isOnPostgres = words.includes('postgres');
const rounds = readCount(process.env.BENCH_ROUNDS, 'BENCH_ROUNDS', isGrowth ? 7 : 20);

/** So many entries, in the proportions of a municipality that has put its older news there too. */
function amountOf(entries: number): Amount {
  return {
    news: Math.round(entries * 0.55),
    documents: Math.round(entries * 0.4),
    events: Math.round(entries * 0.05),
    media: Math.round(entries * 0.2),
  };
}

interface Measured {
  times: Times[];
  startMs: number;
  memoryMb: number;
}

/** Adds what is missing to a stopped site, starts it and asks everything. */
async function measure(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  amounts: { before: Amount; after: Amount },
): Promise<Measured> {
  const began = performance.now();
  const connection = openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  try {
    await addLargeContent(connection, amounts, new Date());
  } finally {
    await connection.close();
  }
  const { news, documents, media, events } = amounts.after;
  console.log(
    `${news} news, ${documents} documents, ${media} media, ${events} events: added in ${Math.round(performance.now() - began)} ms. Load of the machine: ${loadavg()[0]?.toFixed(1)}.`,
  );
  const profile = process.env.BENCH_PROFILE;
  const site = await startBenchSite({
    dataDir,
    env: {
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
    },
  });
  try {
    const times = await timeRequests(site, SCALE_REQUESTS, rounds);
    return { times, startMs: site.startMs, memoryMb: residentMegabytes(site.pid) };
  } finally {
    await site.stop();
  }
}

/** Prints the figures of a large site; what is over them, in words. */
function judge({ times, startMs, memoryMb }: Measured): string[] {
  console.table(
    times.map(({ what, p50, p95, cpu, disturbed }) => ({
      what,
      'p50 ms': p50,
      'p95 ms': p95,
      'CPU ms': cpu,
      disturbed,
    })),
  );
  console.log(`Start: ${startMs} ms until it answered. Resident memory: ${memoryMb} MB.`);
  return [
    ...times.filter(({ p95 }) => p95 > SLOWEST_P95_MS).map(({ what, p95 }) => `${what}: ${p95} ms`),
    ...(startMs > SLOWEST_START_MS ? [`start: ${startMs} ms`] : []),
    ...(memoryMb > LARGEST_MEMORY_MB ? [`memory: ${memoryMb} MB`] : []),
  ];
}

/** Prints how each time grows with the content: medians, and the largest in times the smallest. */
function printGrowth(measured: readonly Measured[]): void {
  const row = (what: string, values: number[]) => ({
    what,
    ...Object.fromEntries(
      SIZES.map((size, at) => [`${size.toLocaleString('en')} entries`, values[at]]),
    ),
    ratio: Number(((values.at(-1) ?? 0) / (values[0] || 1)).toFixed(1)),
  });
  console.table([
    ...SCALE_REQUESTS.map(({ what }, at) =>
      row(
        `${what}, p50 ms`,
        measured.map(({ times }) => times[at]?.p50 ?? 0),
      ),
    ),
    row(
      'start, ms',
      measured.map(({ startMs }) => startMs),
    ),
    row(
      'memory, MB',
      measured.map(({ memoryMb }) => memoryMb),
    ),
  ]);
}

const postgres = isOnPostgres ? await startPostgres() : undefined;
if (isOnPostgres && !postgres) fail('PostgreSQL is not installed.');
const dataDir = mkdtempSync(join(tmpdir(), 'dimos-scale-'));
const databaseUrl = postgres?.url;
const place = { dataDir, databaseUrl };
let failures: string[] = [];
try {
  await (
    await startBenchSite({ dataDir, env: databaseUrl ? { DATABASE_URL: databaseUrl } : {} })
  ).stop();
  if (isGrowth) {
    const measured: Measured[] = [];
    let before = NOTHING;
    for (const size of SIZES) {
      const after = amountOf(size);
      measured.push(await measure(place, { before, after }));
      before = after;
    }
    printGrowth(measured);
  } else {
    failures = judge(await measure(place, { before: NOTHING, after: LARGE }));
  }
} finally {
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(`Over the figures: ${failures.join('; ')}`);
  process.exitCode = 1;
}
