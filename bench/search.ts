import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { openMediaStore } from '../domain/media/store/store.ts';
import { searchSite } from '../domain/search/site-search.ts';
import { percentile, rounded } from '../harness/sites/process-figures.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillPatiently } from '../seed/fill.ts';
import { QUERIES } from '../seed/searching/queries.ts';
import { addLargeContent, LARGE, NOTHING } from './large-content.ts';

export interface SearchTimes {
  database: string;
  'p50 ms': number;
  'p95 ms': number;
  'p95 ms of the processor': number;
  slowest: string;
}

const COMMON = [
  'δήμος',
  'απόφαση',
  'έργα',
  'νερό έργο πλατεία',
  'δήμος αιγιαλείας',
  'council decision',
];

/**
 * How long the search of visitors takes with thirty-six thousand entries, pages not counted: for every query of the
 * list that people type (seed/searching/queries.ts) and for the commonest words.
 */
async function measure(
  database: string,
  connection: Connection,
  dataDir: string,
): Promise<SearchTimes> {
  const { db } = connection;
  await migrate(connection);
  const store = await openMediaStore({ dataDir });
  await fillPatiently(connection, store, { kind: 'sample', now: new Date() });
  await addLargeContent(connection, { before: NOTHING, after: LARGE }, new Date());
  const queries = [...QUERIES.map(({ query }) => query), ...COMMON];
  const times: { query: string; ms: number }[] = [];
  const ofProcessor: number[] = [];
  for (const isMeasured of [false, true]) {
    for (const query of queries) {
      const began = performance.now();
      const used = process.cpuUsage();
      await searchSite(db, { query, page: 1, pageSize: 10 });
      const { user, system } = process.cpuUsage(used);
      if (isMeasured) times.push({ query, ms: performance.now() - began });
      if (isMeasured) ofProcessor.push((user + system) / 1000);
    }
  }
  times.sort((a, b) => a.ms - b.ms);
  const at = (share: number) =>
    rounded(
      percentile(
        times.map(({ ms }) => ms),
        share,
      ),
    );
  const slowest = times.slice(-5).map(({ query, ms }) => `${query} ${ms.toFixed(0)}`);
  return {
    database,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p95 ms of the processor': rounded(percentile(ofProcessor, 0.95)),
    slowest: slowest.join(', '),
  };
}

/** Searches both databases; without PostgreSQL's programs, SQLite alone. */
export async function measureSearch(): Promise<SearchTimes[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dimos-bench-search-'));
  const postgres = await startPostgres();
  try {
    const measured: SearchTimes[] = [];
    for (const databaseUrl of [undefined, ...(postgres ? [postgres.url] : [])]) {
      const connection = openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
      try {
        measured.push(await measure(databaseUrl ? 'PostgreSQL' : 'SQLite', connection, dataDir));
      } finally {
        await connection.close();
      }
    }
    return measured;
  } finally {
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
